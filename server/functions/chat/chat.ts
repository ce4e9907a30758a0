import type { Context, Handler } from 'hono';
import type { z } from 'zod';
import { chatLimits } from '#contract/api/limits.ts';
import { chatRequestSchema, type QuestionEvent } from '#contract/chat.ts';
import { errorCodes } from '#contract/error-codes.ts';
import { proPlan } from '#contract/plans.ts';
import type { AdviceRequest } from '#advisor/answer/create-advisor.ts';
import { stockShareOf } from '#advisor/my-numbers/known-picture.ts';
import { upgradePitch } from '#advisor/answer/upgrade-pitch.ts';
import { isStorageFull } from '#server/db/database-error.ts';
import { pleaseWait, requireToken } from '#server/db/take-token.ts';
import {
  beginTurn,
  failTurn,
  storeReply,
  wasStopped,
  type TurnPlace,
} from '#server/functions/chat/store-turn.ts';
import type { FunctionDeps } from '#server/functions/deps.ts';
import { identifyAsker, subjectOf, type Asker } from '#server/functions/identify-caller.ts';
import { taxpayerOf } from '#advisor/my-numbers/taxpayer.ts';
import { loadHoldings } from '#server/functions/my-money/load-holdings.ts';
import { loadNumbers } from '#server/functions/my-money/load-numbers.ts';
import { refuseField, requireRun } from '#server/functions/require-run.ts';
import { withFallback, type Notice, type AnswerEvent } from '#server/functions/chat/with-fallback.ts';
import { nobodyWaits, startAnswer } from '#server/functions/chat/start-answer.ts';
import { streamData } from '#server/functions/chat/stream-events.ts';
import { toAdviceRequest } from '#server/functions/chat/to-advice-request.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { readJson } from '#server/http/read-json.ts';

const notKept: Notice = {
  notice: `This answer was not saved. ${errorCodes.storage_full.message}`,
  code: 'storage_full',
};

/**
 * POST /chat: takes a conversation and streams the answer as server-sent events: `{"question", "session"}` first if the
 * question was to be stored, then texts, then perhaps a `{"notice", "code"}`. The last event is `{"done": true}`, or
 * `{"failed": true}` after an apology. Without either, the answer is incomplete.
 */
export function chat(deps: FunctionDeps): Handler<AppEnv> {
  return async (c) => {
    const asker = await identifyAsker(c, deps);
    await limitAsking(c, deps, asker);
    const body = await readJson(c, chatRequestSchema);
    const run = body.run ? requireRun(body.run, deps.now().getUTCFullYear(), refuseField) : undefined;
    const request = { ...toAdviceRequest(body, run), ...(await knownOf(deps, asker)) };
    const wanted = placeOf(asker, body);
    // A page that leaves before its question was stored still has the question.
    c.var.signal().throwIfAborted();
    const begun = wanted?.questionId ? await begin(deps, wanted, body.messages.at(-1)!.content) : null;
    const place = begun && !begun.isStored ? null : wanted;
    const running = startAnswer(deps);
    const log = c.get('log');
    // A signed-in user gets the whole answer in the conversation even when the page is gone, unless it was stopped.
    const leave = async () => {
      if (place && !(await wasStopped(deps.database, place).catch(() => false))) return;
      running.stop();
    };
    const answer = asker.isPro || body.mode === 'free' ? deps.advise(request, running.signal) : pitch();
    const events = withFallback(answer, {
      signal: running.signal,
      onFailure: (error) => {
        if (running.signal.reason !== nobodyWaits) log.warn({ error }, 'an answer failed');
      },
      async onEnd(said) {
        try {
          if (place) await storeReply(deps.database, place, said);
          return null;
        } catch (error) {
          if (place) await failTurn(deps.database, place);
          if (isStorageFull(error)) return notKept;
          throw error;
        } finally {
          running.end();
        }
      },
    });
    return streamData(c, begun ? startingWith(begun.event, events) : events, () => void leave());
  };
}

/** Where the turn is stored; null for visitors, programs, and requests that name no place. */
function placeOf({ caller }: Asker, body: z.infer<typeof chatRequestSchema>): TurnPlace | null {
  const { session_id: sessionId, reply_id: replyId, question_id: questionId, replaces, mode } = body;
  if (!caller || !sessionId || !replyId) return null;
  return { caller, sessionId, replyId, questionId: questionId ?? null, replaces: replaces ?? [], mode };
}

async function begin(
  { database }: FunctionDeps,
  place: TurnPlace,
  question: string,
): Promise<{ isStored: boolean; event: QuestionEvent }> {
  try {
    const { isStored, session } = await beginTurn(database, place, question);
    return { isStored, event: { question: isStored ? 'stored' : 'refused', session } };
  } catch (error) {
    if (!isStorageFull(error)) throw error;
    return { isStored: false, event: { question: 'full', session: null } };
  }
}

async function* startingWith(
  first: AnswerEvent,
  rest: AsyncIterable<AnswerEvent>,
): AsyncGenerator<AnswerEvent> {
  yield first;
  yield* rest;
}

/** The saved numbers and the holdings of a user; nothing for visitors and programs. */
async function knownOf(
  { database }: FunctionDeps,
  { caller, isPro }: Asker,
): Promise<Pick<AdviceRequest, 'numbers' | 'holdings'>> {
  if (!caller) return {};
  const numbers = await loadNumbers(database, caller);
  return {
    numbers,
    holdings: {
      load: () => loadHoldings(database, caller),
      plan: isPro ? 'pro' : 'free',
      stated: stockShareOf(numbers.facts),
      taxpayer: taxpayerOf(numbers.facts),
    },
  };
}

async function limitAsking(c: Context<AppEnv>, deps: FunctionDeps, { userId }: Asker): Promise<void> {
  const kind = userId ? 'user' : 'visitor';
  await requireToken(deps, {
    limit: chatLimits[kind],
    name: `chat:${kind}`,
    subject: subjectOf(c, deps, userId),
    message: (wait) => `Those were many questions at once. ${pleaseWait(wait)}`,
  });
}

async function* pitch(): AsyncGenerator<string> {
  yield upgradePitch(`$${(proPlan.monthlyPriceCents / 100).toFixed(2)}`);
}
