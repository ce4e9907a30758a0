import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { calculators } from '#advisor/calculators/registry.ts';
import { composePlan } from '#advisor/answer/compose-plan.ts';
import {
  understandQuestion,
  type Message,
  type UnderstoodQuestion,
} from '#advisor/answer/understand-question.ts';
import { distressText, findDistress } from '#advisor/guardrails/distress.ts';
import { insists } from '#advisor/guardrails/insisting.ts';
import { findProhibited, refusalText } from '#advisor/guardrails/prohibited.ts';
import type { Article } from '#advisor/knowledge/parse-article.ts';
import { isBeyondDoubt, planAnswer, type PlannedAnswer } from '#advisor/plan/plan-answer.ts';
import type { CollectionName } from '#advisor/retrieve/collect-entries.ts';
import type { Query, Retriever } from '#advisor/retrieve/search.ts';
import { vocabularyOf } from '#advisor/answer/vocabulary.ts';
import { createSpellingCorrector } from '#advisor/understand/correct-spelling.ts';

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

export interface Advisor {
  answer(request: AdviceRequest, signal?: AbortSignal): Promise<Answer>;
  /** The same up to where it would be carried out. */
  plan(request: AdviceRequest, signal?: AbortSignal): Promise<PlannedQuestion>;
  calculators: readonly AnyCalculator[];
}

/** The advisor without a model: guardrails, understanding, plan, calculators and passages, our own sentences. */
export function createAdvisor({ articles, retriever, now, seed = 1 }: AdvisorParts): Advisor {
  const correct = createSpellingCorrector(vocabularyOf(articles.values(), calculators));
  const leadsTo = (article: string) => articles.get(article)?.calculators ?? [];

  /** As the guardrails answer, where they do. */
  const guard = ({ asked, answered }: UnderstoodQuestion): string | undefined => {
    if (findDistress(asked)) return distressText;
    if (findProhibited(asked)) return refusalText;
    // "How exactly?" asks for whatever was declined before it, and so does "does it pay or not?".
    const declined = [distressText, refusalText].find((text) => text === answered);
    return declined && insists(asked) ? declined : undefined;
  };

  const plan: Advisor['plan'] = async ({ messages, profile = {} }, signal) => {
    const understood = understandQuestion(messages, correct);
    if (guard(understood) !== undefined) return { understood, planned: undefined, byMeaning: false };
    const year = now().getUTCFullYear();
    const planWith = (query: Query<CollectionName>) =>
      planAnswer({ ...understood, query, calculators, year, profile, leadsTo });
    // Meaning takes its time to be found; a question whose words and numbers leave no doubt need not wait for it.
    const byWords = planWith(retriever.readWords(understood.text));
    const query = isBeyondDoubt(byWords) ? undefined : await retriever.read(understood.text, signal);
    return {
      understood,
      planned: query ? planWith(query) : byWords,
      byMeaning: query?.byMeaning ?? false,
    };
  };

  return {
    calculators,
    plan,
    async answer(request, signal) {
      const question = await plan(request, signal);
      const { understood, planned } = question;
      if (!planned) return { ...question, text: guard(understood) ?? refusalText };
      const text = composePlan(planned.plan, {
        question: understood.text,
        articles,
        calculators,
        mode: request.mode,
        seed,
        year: now().getUTCFullYear(),
      });
      return { ...question, text };
    },
  };
}
