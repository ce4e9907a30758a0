import type { Context, Handler } from 'hono';
import { apiLimits } from '#contract/api/limits.ts';
import { InputProblem, type AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { calculate } from '#advisor/calculators/publish/calculate.ts';
import {
  describeCalculator,
  listCalculators,
  listWithSchemas,
} from '#advisor/calculators/publish/describe-calculator.ts';
import { calculators } from '#advisor/calculators/registry.ts';
import { readIdempotencyKey } from '#server/functions/api/idempotency.ts';
import { limitCalls } from '#server/functions/api/limit-calls.ts';
import { invalidField, readBody } from '#server/functions/api/read-body.ts';
import { yearlyDocuments } from '#server/functions/api/yearly-documents.ts';
import type { FunctionDeps } from '#server/functions/deps.ts';
import { identifyAsker, subjectOf } from '#server/functions/identify-caller.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { bearerToken } from '#server/http/bearer-token.ts';

const byName = new Map(calculators.map((calculator) => [calculator.name, calculator]));

/** GET /calculators: all calculators; with ?include=input_schema each with its inputs. */
export function getCalculators({ now }: FunctionDeps): Handler<AppEnv> {
  const answer = yearlyDocuments(now);
  return (c) => {
    const include = c.req.query('include');
    if (include === undefined) return answer(c, '', () => listCalculators(calculators));
    if (include !== 'input_schema') throw invalidField('include', 'may only be input_schema');
    return answer(c, include, (year) => listWithSchemas(calculators, year));
  };
}

/** GET /calculators/{name}: the inputs and outputs of one. */
export function getCalculator({ now }: FunctionDeps): Handler<AppEnv> {
  const answer = yearlyDocuments(now);
  return (c) => {
    const calculator = requireCalculator(c);
    return answer(c, calculator.name, (year) => describeCalculator(calculator, year));
  };
}

/** POST /calculators/{name}: open to visitors, with a higher limit for signed-in callers. */
export function postCalculator(deps: FunctionDeps): Handler<AppEnv> {
  return async (c) => {
    const calculator = requireCalculator(c);
    const asker = bearerToken(c) === null ? null : await identifyAsker(c, deps);
    const userId = asker?.userId ?? null;
    const plan = userId === null ? 'visitor' : asker?.isPro ? 'pro' : 'free';
    await limitCalls(c, deps, {
      limit: apiLimits.calculators[plan],
      name: `api:calculators:${plan}`,
      subject: subjectOf(c, deps, userId),
    });
    // No answer is stored for the key, because the same inputs give the same figures.
    readIdempotencyKey(c);
    const answer = run(calculator, await readBody(c), deps.now().getUTCFullYear());
    return c.json(answer, 200, { 'cache-control': 'no-store' });
  };
}

function run(calculator: AnyCalculator, body: unknown, year: number) {
  try {
    return calculate(calculator, body, year);
  } catch (error) {
    if (!(error instanceof InputProblem)) throw error;
    const [first] = error.problems;
    throw invalidField(first?.field ?? '', first?.message ?? error.message, error);
  }
}

function requireCalculator(c: Context<AppEnv>): AnyCalculator {
  const calculator = byName.get(c.req.param('name') ?? '');
  if (calculator) return calculator;
  throw new AppError('not_found', {
    message: 'There is no such calculator. GET /calculators lists those there are.',
  });
}
