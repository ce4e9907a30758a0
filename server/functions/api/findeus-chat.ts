import type { Context, Handler } from 'hono';
import { adviceRequestSchema, type ApiAdvice } from '#contract/api/advice.ts';
import { apiLimits } from '#contract/api/limits.ts';
import type { AdviceRequest } from '#advisor/answer/create-advisor.ts';
import { answerOnce, readCounted } from '#server/functions/api/idempotency.ts';
import { limitCalls } from '#server/functions/api/limit-calls.ts';
import { prefersEvents } from '#server/functions/api/prefers-events.ts';
import { invalidField, readBody, requireValid } from '#server/functions/api/read-body.ts';
import { toApiFault } from '#server/functions/api/to-api-fault.ts';
import type { FunctionDeps } from '#server/functions/deps.ts';
import { identifyAsker } from '#server/functions/identify-caller.ts';
import { requireRun } from '#server/functions/require-run.ts';
import { nobodyWaits, startAnswer, type RunningAnswer } from '#server/functions/chat/start-answer.ts';
import { streamEvents, type ServerEvent } from '#server/functions/chat/stream-events.ts';
import { toAdviceRequest } from '#server/functions/chat/to-advice-request.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { bearerToken } from '#server/http/bearer-token.ts';
import { describeError } from '#server/http/logger.ts';
import { familyOf } from '#server/http/errors/wire-families.ts';

/** POST /findeus-chat: the same advisor for programs, as one document or as a stream that ends with it. */
export function findeusChat(deps: FunctionDeps): Handler<AppEnv> {
  return async (c) => {
    const { userId, isPro } = await requireAsker(c, deps);
    const streams = prefersEvents(c.req.header('accept'));
    const call = { userId, path: '/findeus-chat' };
    const limit = apiLimits.advice[isPro ? 'pro' : 'free'];
    const read = () => readQuestion(c, isPro);
    const count = () => limitCalls(c, deps, { limit, name: 'api:advice', subject: userId });
    // A stream is never replayed, also with an Idempotency-Key.
    if (streams) await count();
    const body = streams ? await read() : await readCounted(c, deps, { ...call, read, count });
    const run = body.run ? requireRun(body.run, deps.now().getUTCFullYear(), invalidField) : undefined;
    const request = toAdviceRequest(body, run);
    if (!streams) {
      const whole = (signal: AbortSignal) => adviseWhole(deps, request, signal);
      return answerOnce(c, deps, { ...call, body }, whole);
    }
    const running = startAnswer(deps);
    const log = c.get('log');
    const events = adviseInPieces(deps, request, running, (error) => {
      if (running.signal.reason !== nobodyWaits)
        log.error({ error: describeError(error) }, 'an answer failed');
    });
    return streamEvents(c, events, running.stop);
  };
}

const keyRequired =
  'Send an API key, or the token of a signed-in user, as Authorization: Bearer. You make a key under API keys in your account settings.';

/** A user, by a session or an API key. The public key does not identify a user. */
async function requireAsker(c: Context<AppEnv>, deps: FunctionDeps) {
  const asker = bearerToken(c) === null ? null : await identifyAsker(c, deps);
  if (asker === null || asker.userId === null) throw new AppError('unauthorized', { message: keyRequired });
  return { userId: asker.userId, isPro: asker.isPro };
}

async function readQuestion(c: Context<AppEnv>, isPro: boolean) {
  const body = requireValid(await readBody(c), adviceRequestSchema);
  if (body.mode === 'pro' && !isPro) {
    throw new AppError('forbidden', {
      message: 'mode: pro needs an active Pro subscription. Use free, or upgrade to Pro.',
      extra: { field: 'mode' },
    });
  }
  return body;
}

// What is told to stop just ends: that is no whole answer, and is asked of the signal below.
async function adviseWhole(
  deps: FunctionDeps,
  request: AdviceRequest,
  signal: AbortSignal,
): Promise<ApiAdvice> {
  try {
    let text = '';
    for await (const piece of deps.advise(request, signal)) text += piece;
    signal.throwIfAborted();
    return await deps.assess(request, requireText(text), signal);
  } catch (error) {
    throw toApiFault(error, signal);
  }
}

async function* adviseInPieces(
  deps: FunctionDeps,
  request: AdviceRequest,
  { signal, end }: RunningAnswer,
  onFailure: (error: unknown) => void,
): AsyncGenerator<ServerEvent> {
  try {
    let text = '';
    for await (const piece of deps.advise(request, signal)) {
      text += piece;
      yield { event: 'text', data: { text: piece } };
    }
    signal.throwIfAborted();
    yield { event: 'result', data: await deps.assess(request, requireText(text), signal) };
  } catch (error) {
    onFailure(error);
    yield { event: 'error', data: familyOf('').errorBody(toApiFault(error, signal), noContext).body };
  } finally {
    end();
  }
}

const noContext = { requestId: '', header: () => undefined };

function requireText(text: string): string {
  if (text.trim() === '') throw new Error('the advisor gave no answer');
  return text;
}
