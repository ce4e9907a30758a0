import type { Context } from 'hono';
import type { RateLimit } from '#contract/rate-limit.ts';
import { pleaseWait, spendToken, tooOften } from '#server/db/take-token.ts';
import type { FunctionDeps } from '#server/functions/deps.ts';
import type { AppEnv } from '#server/http/app-env.ts';

/** Counts one call against the caller's limit, and sets the headers with what is left. */
export async function limitCalls(
  c: Context<AppEnv>,
  deps: FunctionDeps,
  { limit, name, subject }: { limit: RateLimit; name: string; subject: string },
): Promise<void> {
  const { wait, remaining, reset } = await spendToken(deps, limit, name, subject);
  const headers = {
    'ratelimit-limit': String(limit.burst),
    'ratelimit-remaining': String(remaining),
    'ratelimit-reset': String(reset),
  };
  if (wait > 0) {
    throw tooOften(wait, { message: () => `Those were many calls at once. ${pleaseWait(wait)}`, headers });
  }
  for (const [header, value] of Object.entries(headers)) c.header(header, value);
}
