import type { Context, Handler } from 'hono';
import { z } from 'zod';
import { accessOf } from '#contract/entitlements.ts';
import { stockShareOf } from '#advisor/my-numbers/known-picture.ts';
import { taxpayerOf } from '#advisor/my-numbers/taxpayer.ts';
import { analyzePortfolio } from '#advisor/portfolio/analyze/analyze-portfolio.ts';
import { addedByPro, previewOf, type PortfolioAnswer } from '#advisor/portfolio/analyze/portfolio-answer.ts';
import { requireToken } from '#server/db/take-token.ts';
import type { FunctionDeps } from '#server/functions/deps.ts';
import { loadNumbers } from '#server/functions/my-money/load-numbers.ts';
import { loadHoldings } from '#server/functions/my-money/load-holdings.ts';
import { planOf } from '#server/functions/plan-of.ts';
import { requireUser } from '#server/functions/identify-caller.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError } from '#server/http/errors/app-error.ts';

/** A slider asks a few times while it is moved; ten thousand positions take a fraction of a second. */
const portfolioLimit = { burst: 30, count: 60, seconds: 60 };

const share = z.coerce
  .number('must be a number from 0 to 100')
  .min(0, 'must be a number from 0 to 100')
  .max(100, 'must be a number from 0 to 100');
const querySchema = z
  .object({
    /** Another mix to try: the share of stocks, and of cash, in percent; bonds are the rest. */
    stocks: share.optional(),
    cash: share.optional(),
    /** The share of stocks that fits the owner, as they have said. */
    stated: share.optional(),
  })
  .refine(({ stocks = 0, cash = 0 }) => stocks + cash <= 100, 'stocks and cash come to more than 100');

function readQuery(c: Context): z.output<typeof querySchema> {
  const given = Object.fromEntries(Object.entries(c.req.query()).filter(([, value]) => value !== ''));
  const result = querySchema.safeParse(given);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const field = issue?.path.join('.');
  throw new AppError('validation_failed', { message: `${field ? `${field}: ` : ''}${issue?.message}` });
}

/** GET /portfolio: what the caller's holdings are in, what they cost and risk, and what stands out. */
export function readPortfolio(deps: FunctionDeps): Handler<AppEnv> {
  return async (c) => {
    const { id, caller } = await requireUser(c, deps);
    await requireToken(deps, { limit: portfolioLimit, name: 'portfolio', subject: id });
    const wanted = readQuery(c);
    const { facts } = await loadNumbers(deps.database, caller);
    const stated = stockShareOf(facts);
    const plan = await planOf(deps.database, id);
    const analysis = analyzePortfolio(await loadHoldings(deps.database, caller), {
      ...(stated === undefined ? {} : { stated }),
      ...wanted,
      taxpayer: taxpayerOf(facts),
      today: deps.now().toISOString().slice(0, 10),
      year: deps.now().getUTCFullYear(),
    });
    const answer: PortfolioAnswer =
      accessOf('portfolio_analysis', plan) === 'full'
        ? { access: 'full', analysis }
        : { access: 'preview', preview: analysis && previewOf(analysis), adds: addedByPro };
    return c.json(answer, 200, { 'cache-control': 'no-store' });
  };
}
