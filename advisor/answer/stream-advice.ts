import { noNumbers, type MyNumbers } from '#contract/my-numbers.ts';
import type { AdviceRequest, Advisor, ConsideredQuestion } from '#advisor/answer/create-advisor.ts';
import type { Fields } from '#advisor/calculators/define/fields.ts';
import type { Pause } from '#advisor/calculators/define/pause.ts';
import { recentOf } from '#advisor/answer/conversation.ts';
import type { Message } from '#advisor/dialogue/remember.ts';
import { maskPrivate } from '#advisor/guardrails/mask.ts';
import { answerWithModel } from '#advisor/model/answer-with-model.ts';
import type { LanguageModel } from '#advisor/model/language-model.ts';
import { createDoubtOf, draftOf } from '#advisor/model/reading-draft.ts';
import type { StallLimits } from '#advisor/model/stall-limits.ts';
import { createToolBox, maxOffered, type Passage } from '#advisor/model/tools.ts';

export interface AdviceStreamParts {
  advisor: Advisor;
  /** Without one the advisor words its answers itself. */
  model: LanguageModel | null;
  searchKnowledge: (query: string, signal: AbortSignal) => Promise<readonly Passage[]>;
  now: () => Date;
  seed?: number;
  pause?: Pause;
  limits?: Partial<StallLimits>;
  /** Told when the model failed and the answer was given without it. */
  onModelFailure?: (error: unknown) => void;
}

/** Slow to make, and the same for everybody. */
const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** An answer as a stream of Markdown: worded by a model where there is one, and never missing where it fails. */
export function createAdviceStream(parts: AdviceStreamParts) {
  const { advisor, model, searchKnowledge, now, seed = 1, pause, limits, onModelFailure } = parts;
  return async function* stream(request: AdviceRequest, signal: AbortSignal): AsyncGenerator<string> {
    const considered = advisor.consider(request);
    // What the guardrails have answered is nobody else's to word; and a run that came along is not a model's to change.
    if (!model || considered.declined !== undefined || request.run) {
      yield* answerAlone(considered, signal);
      return;
    }
    const planned = await considered.plan(signal);
    if (advisor.isQuoted(planned, request)) {
      yield* answerAlone(considered, signal);
      return;
    }
    const today = now();
    const taxYear = today.getUTCFullYear();
    const toolBox = createToolBox({
      calculators: advisor.calculators,
      offered: await considered.likeliest(maxOffered, signal),
      year: taxYear,
      seed,
      mode: request.mode,
      searchKnowledge: (query) => searchKnowledge(query, signal),
      doubtOf: createDoubtOf(planned),
      ...(pause ? { pause } : {}),
    });
    yield* answerWithModel({
      model,
      toolBox,
      messages: masked(request.messages),
      profile: { ...knownOf(request.profile ?? {}, advisor.calculators), ...numbersAsData(request.numbers) },
      draft: draftOf(planned),
      mode: request.mode,
      today: dates.format(today),
      taxYear,
      seed,
      takeOver: () => answerAlone(considered, signal),
      signal,
      ...(limits ? { limits } : {}),
      ...(onModelFailure ? { onFailure: onModelFailure } : {}),
    });
  };
}

/** The last of the conversation, without anything private. */
function masked(messages: readonly Message[]): Message[] {
  return recentOf(messages).map(({ role, content }) => ({ role, content: maskPrivate(content).text }));
}

/** Of a profile what a calculator could take: who somebody is, and whatever else it holds, is not for a provider to read. */
function knownOf(
  profile: Readonly<Record<string, unknown>>,
  calculators: Advisor['calculators'],
): Record<string, unknown> {
  const fields = calculators.flatMap((calculator) => Object.entries(calculator.fields as Fields));
  return Object.fromEntries(
    fields
      .filter(([name, field]) => Object.hasOwn(profile, name) && field.safeParse(profile[name]).success)
      .map(([name]) => [name, profile[name]]),
  );
}

/** Saved numbers without the names that the user has given their accounts and debts. */
function numbersAsData({ facts, things }: MyNumbers = noNumbers): Record<string, unknown> {
  return {
    ...Object.fromEntries(facts.map(({ fact, value }) => [fact, value])),
    ...Object.fromEntries(things.map(({ kind, details }, at) => [`${kind}_${at + 1}`, details])),
  };
}

/** Paragraph by paragraph, so that reading can begin before the last receipt has travelled. */
async function* answerAlone(considered: ConsideredQuestion, signal: AbortSignal): AsyncGenerator<string> {
  const { text } = await considered.answer(signal);
  for (const part of text.split(/(?<=\n\n)/)) yield part;
}
