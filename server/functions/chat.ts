import { setTimeout as sleep } from 'node:timers/promises';
import type { Context, Handler } from 'hono';
import { chatLimits } from '#contract/api/limits.ts';
import { chatRequestSchema } from '#contract/chat.ts';
import { errorCodes } from '#contract/error-codes.ts';
import { proPlan } from '#contract/plans.ts';
import type { AdviceRequest } from '#advisor/answer/create-advisor.ts';
import { stockShareOf } from '#advisor/my-numbers/known-picture.ts';
import { upgradePitch } from '#advisor/answer/upgrade-pitch.ts';
import { isStorageFull } from '#server/db/database-error.ts';
import { pleaseWait, requireToken } from '#server/db/take-token.ts';
import { keepReply, putBelowQuestion, wasStopped } from '#server/functions/keep-reply.ts';
import type { FunctionDeps } from '#server/functions/deps.ts';
import { identifyAsker, subjectOf, type Asker } from '#server/functions/identify-asker.ts';
import { taxpayerOf } from '#advisor/my-numbers/taxpayer.ts';
import { loadHoldings } from '#server/functions/load-holdings.ts';
import { loadNumbers } from '#server/functions/load-numbers.ts';
import { refuseField, requireRun } from '#server/functions/require-run.ts';
import { speak, type Notice } from '#server/functions/speak.ts';
import { nobodyWaits, startAnswer } from '#server/functions/start-answer.ts';
import { streamText } from '#server/functions/stream-text.ts';
import { toAdviceRequest } from '#server/functions/to-advice-request.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { readJson } from '#server/http/read-json.ts';

const notKept: Notice = {
  notice: `This answer was not saved. ${errorCodes.storage_full.message}`,
  code: 'storage_full',
};

/** How long it takes a browser at most to store what was read before Stop, or to take the question back. */
const stopGraceMs = 2_000;

/** POST /chat: the conversation in, the answer out as it comes about. */
export function chat(deps: FunctionDeps): Handler<AppEnv> {
  return async (c) => {
    const asker = await identifyAsker(c, deps);
    await limitAsking(c, deps, asker);
    const body = await readJson(c, chatRequestSchema);
    const run = body.run ? requireRun(body.run, deps.now().getUTCFullYear(), refuseField) : undefined;
    const request = { ...toAdviceRequest(body, run), ...(await knownOf(deps, asker)) };
    const running = startAnswer(deps);
    const keep =
      asker.caller && body.session_id && body.reply_id
        ? {
            caller: asker.caller,
            sessionId: body.session_id,
            replyId: body.reply_id,
            questionId: body.question_id ?? null,
            replaces: body.replaces ?? [],
            mode: body.mode,
          }
        : null;
    // Whoever has a place to keep the answer gets it whole, even when the page is gone; but not who has stopped it.
    const leave = async () => {
      if (keep) {
        await sleep(stopGraceMs);
        if (!(await wasStopped(deps.database, keep).catch(() => false))) return;
        await putBelowQuestion(deps.database, keep).catch((error: unknown) =>
          log.warn({ error }, 'an answer is out of place'),
        );
      }
      running.stop();
    };
    const log = c.get('log');
    const answer = asker.isPro || body.mode === 'free' ? deps.advise(request, running.signal) : pitch();
    return streamText(
      c,
      speak(answer, {
        signal: running.signal,
        onFailure: (error) => {
          if (running.signal.reason !== nobodyWaits) log.warn({ error }, 'an answer failed');
        },
        async onEnd(text) {
          try {
            if (keep && text !== null) await keepReply(deps.database, keep, text);
            return null;
          } catch (error) {
            if (isStorageFull(error)) return notKept;
            throw error;
          } finally {
            running.end();
          }
        },
      }),
      () => void leave(),
    );
  };
}

/** What the user has saved, and what they hold; nothing of a visitor or for a program. */
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
