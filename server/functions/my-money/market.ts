import type { Context, Handler } from 'hono';
import { accessOf } from '#contract/entitlements.ts';
import { maxQuotedHoldings, maxSymbols, type MarketAnswer } from '#contract/market.ts';
import { asRole } from '#server/db/as-role.ts';
import { pleaseWait, requireToken } from '#server/db/take-token.ts';
import type { FunctionDeps } from '#server/functions/deps.ts';
import { valueHoldings, type HeldPosition } from '#advisor/market/value-holdings.ts';
import { planOf } from '#server/functions/plan-of.ts';
import { requireUser } from '#server/functions/identify-caller.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError } from '#server/http/errors/app-error.ts';

/** A page that is left open asks once a minute. */
const marketLimit = { burst: 20, count: 60, seconds: 60 };

/** GET /market?symbols=: levels and yields for everybody with an account; for Pro, quotes and the own holdings too. */
export function readMarket(deps: FunctionDeps): Handler<AppEnv> {
  return async (c) => {
    const { id, caller } = await requireUser(c, deps);
    if (!deps.market) {
      throw new AppError('not_found', { message: 'Market insights are not available on this site.' });
    }
    await requireToken(deps, {
      limit: marketLimit,
      name: 'market',
      subject: id,
      message: (wait) => `You have asked for prices often. ${pleaseWait(wait)}`,
    });
    const symbols = readSymbols(c);
    const plan = await planOf(deps.database, id);
    const { held, positions } = await asRole(deps.database, caller, async (queries) => {
      const [counted] = await queries.query<{ held: number }>(
        "select count(*)::int as held from public.holdings where kind in ('stock', 'fund') and symbol is not null",
      );
      return {
        held: counted?.held ?? 0,
        positions: await queries.query<HeldPosition>(largestPositions),
      };
    });
    const isFull = accessOf('market_insights', plan) === 'full';
    if (symbols.length > 0 && !isFull) {
      throw new AppError('forbidden', { message: 'Quotes by symbol need an active Pro subscription.' });
    }
    const signal = c.var.signal();
    const [indexes, yields, quotes, holdings] = await Promise.all([
      deps.market.indexes(signal),
      deps.market.yields(signal),
      deps.market.quotes(symbols, signal),
      isFull ? valueHoldings(deps.market, positions, signal) : null,
    ]);
    const answer: MarketAnswer = { is_sample: deps.market.isSample, indexes, yields, quotes, holdings, held };
    return c.json(answer, 200, { 'cache-control': 'no-store' });
  };
}

/** A symbol in several accounts is one position here. */
const largestPositions = `
  select upper(symbol) as symbol, min(name) as name, sum(quantity)::float8 as quantity,
    (sum(value) / nullif(sum(quantity), 0))::float8 as stored_price
  from public.holdings
  where kind in ('stock', 'fund') and symbol is not null and quantity is not null
  group by upper(symbol) order by sum(value) desc, 1 limit ${maxQuotedHoldings}`;

function readSymbols(c: Context<AppEnv>): string[] {
  const symbols = (c.req.query('symbols') ?? '')
    .split(',')
    .flatMap((text) => text.trim().toUpperCase() || []);
  if (symbols.length > maxSymbols) {
    throw new AppError('validation_failed', { message: `symbols: ask for at most ${maxSymbols} at once.` });
  }
  const bad = symbols.find((symbol) => !/^\^?[A-Z0-9][A-Z0-9.-]{0,14}$/.test(symbol));
  if (bad === undefined) return symbols;
  throw new AppError('validation_failed', {
    message: 'symbols: write symbols such as AAPL,VTI, separated by commas.',
  });
}
