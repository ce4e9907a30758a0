import { noPause, type Pause } from '#advisor/calculators/define/pause.ts';
import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { calculators } from '#advisor/calculators/registry.ts';
import { beforeStopped } from '#advisor/answer/before-stopped.ts';
import { composePlan } from '#advisor/answer/compose-plan.ts';
import {
  understandQuestion,
  type Message,
  type UnderstoodQuestion,
} from '#advisor/answer/understand-question.ts';
import { readReceipts, type Receipt } from '#advisor/compose/receipt.ts';
import { distressText, findDistress } from '#advisor/guardrails/distress.ts';
import { insists } from '#advisor/guardrails/insisting.ts';
import { findProhibited, refusalText } from '#advisor/guardrails/prohibited.ts';
import { englishOnly } from '#advisor/knowledge/english-only.ts';
import type { Article } from '#advisor/knowledge/parse-article.ts';
import { likeliestCalculators } from '#advisor/plan/likeliest-calculators.ts';
import { isBeyondDoubt, planAnswer, type PlannedAnswer } from '#advisor/plan/plan-answer.ts';
import { fewestComplete } from '#advisor/plan/weigh-plans.ts';
import type { CollectionName } from '#advisor/retrieve/collect-entries.ts';
import type { Query, Retriever } from '#advisor/retrieve/search.ts';
import { vocabularyOf } from '#advisor/answer/vocabulary.ts';
import { createSpellingCorrector } from '#advisor/understand/correct-spelling.ts';
import { readLanguage } from '#advisor/understand/read-language.ts';

export interface AdviceRequest {
  /** The conversation, oldest first; the last message of the user is the question. */
  messages: readonly Message[];
  mode: 'free' | 'pro';
  /** What is known of the user, by the names that calculators have for it; what does not fit is left alone. */
  profile?: Readonly<Record<string, unknown>> | undefined;
}

export interface AdvisorParts {
  articles: ReadonlyMap<string, Article>;
  retriever: Retriever<CollectionName>;
  now: () => Date;
  seed?: number;
  pause?: Pause;
}

/** What was understood, and how it is going to be answered. */
export interface PlannedQuestion {
  understood: UnderstoodQuestion;
  /** Undefined where the guardrails have the answer. */
  planned: PlannedAnswer | undefined;
  /** False: it was found by words, because the embedder is away. */
  byMeaning: boolean;
}

/** What was understood, planned and said: all of it, so that it can be looked into. */
export interface Answer extends PlannedQuestion {
  text: string;
}

/** What can be told of a question at once. */
export interface ConsideredQuestion {
  /** What the guardrails answer, where the question is not to be answered otherwise. */
  declined: string | undefined;
  /** The calculators that it is most likely for, by words alone. */
  likeliest(most: number): AnyCalculator[];
  /** The answer up to where it would be carried out. */
  plan(signal?: AbortSignal): Promise<PlannedQuestion>;
  answer(signal?: AbortSignal): Promise<Answer>;
}

export interface Advisor {
  consider(request: AdviceRequest): ConsideredQuestion;
  answer(request: AdviceRequest, signal?: AbortSignal): Promise<Answer>;
  calculators: readonly AnyCalculator[];
}

const middleLeftOut = 'Your message is very long: I have read its beginning and its end, but not the middle.';

/** The advisor without a model: guardrails, understanding, plan, calculators and passages, our own sentences. */
export function createAdvisor({
  articles,
  retriever,
  now,
  seed = 1,
  pause = noPause,
}: AdvisorParts): Advisor {
  const correct = createSpellingCorrector(vocabularyOf(articles.values(), calculators));
  const leadsTo = (article: string) => articles.get(article)?.calculators ?? [];

  function consider(
    { messages, mode, profile = {} }: AdviceRequest,
    { looksBack = true } = {},
  ): ConsideredQuestion {
    const understood = understandQuestion(messages, correct);
    const { text: question } = understood;
    const declined = declinedBy(understood);
    const year = now().getUTCFullYear();
    let { earlier } = understood;
    const plan = (query: Query<CollectionName>) =>
      planAnswer({ ...understood, earlier, query, calculators, year, profile, leadsTo });

    let known: PlannedQuestion | undefined;

    async function planWhole(signal?: AbortSignal) {
      const language = readLanguage(understood.asked);
      if (language !== undefined) {
        const inEnglish = { plan: { kind: 'limit', limit: englishOnly(language) }, weighed: [] } as const;
        return { planned: inEnglish, byMeaning: false };
      }
      const stopped = await stoppedRuns(signal);
      if (stopped.length > 0) earlier = [stopped, ...earlier];
      // Meaning takes its time to be found, elsewhere: the words are read meanwhile, and where they and the numbers
      // leave no doubt it is not waited for.
      const decided = new AbortController();
      const waiting = signal ? AbortSignal.any([signal, decided.signal]) : decided.signal;
      const finding = retriever.read(question, waiting);
      finding.catch(() => undefined);
      if (understood.mentions.length >= fewestComplete) {
        const planned = plan(retriever.readWords(question));
        if (isBeyondDoubt(planned)) {
          decided.abort();
          return { planned, byMeaning: false };
        }
      }
      const query = await finding;
      return { planned: plan(query), byMeaning: query.byMeaning };
    }

    /** Of an answer that its reader has stopped before its receipts: it is made anew for whoever goes on from it. */
    async function stoppedRuns(signal?: AbortSignal): Promise<Receipt[]> {
      const goesOn = looksBack && (understood.followUp === 'change' || understood.followUp === 'explain');
      const before = goesOn ? beforeStopped(messages) : undefined;
      if (!before) return [];
      const whole = consider({ messages: before, mode: 'free', profile }, { looksBack: false });
      return readReceipts((await whole.answer(signal)).text);
    }

    async function planOnce(signal?: AbortSignal): Promise<PlannedQuestion> {
      if (declined !== undefined) return { understood, planned: undefined, byMeaning: false };
      known ??= { understood, ...(await planWhole(signal)) };
      return known;
    }

    return {
      declined,
      plan: planOnce,
      likeliest: (most) =>
        likeliestCalculators({ ...understood, query: retriever.readWords(question), calculators }, most),
      async answer(signal) {
        const whole = await planOnce(signal);
        if (!whole.planned) return { ...whole, text: declined! };
        const composing = { question, articles, calculators, mode, seed, year, pause };
        const text = await composePlan(whole.planned.plan, composing);
        return { ...whole, text: understood.isCut ? `${middleLeftOut}\n\n${text}` : text };
      },
    };
  }

  /** A request is thought through once, however much is asked about it. */
  const considered = new WeakMap<AdviceRequest, ConsideredQuestion>();
  const considerOnce = (request: AdviceRequest) => {
    const question = considered.get(request) ?? consider(request);
    considered.set(request, question);
    return question;
  };
  return {
    calculators,
    consider: considerOnce,
    answer: (request, signal) => considerOnce(request).answer(signal),
  };
}

function declinedBy({ asked, answered }: UnderstoodQuestion): string | undefined {
  if (findDistress(asked)) return distressText;
  if (findProhibited(asked)) return refusalText;
  // "How exactly?" asks for whatever was declined before it, and so does "does it pay or not?".
  const declined = [distressText, refusalText].find((text) => text === answered);
  return declined !== undefined && insists(asked) ? declined : undefined;
}
