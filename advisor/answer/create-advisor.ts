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

/** What was understood, planned and said: all of it, so that it can be looked into. */
export interface Answer {
  text: string;
  understood: UnderstoodQuestion;
  planned: PlannedAnswer | undefined;
  /** False: it was found by words, because the embedder is away. */
  byMeaning: boolean;
}

export interface Advisor {
  answer(request: AdviceRequest, signal?: AbortSignal): Promise<Answer>;
  calculators: readonly AnyCalculator[];
}

/** The advisor without a model: guardrails, understanding, plan, calculators and passages, our own sentences. */
export function createAdvisor({ articles, retriever, now, seed = 1 }: AdvisorParts): Advisor {
  const correct = createSpellingCorrector(vocabularyOf(articles.values(), calculators));
  return {
    calculators,
    async answer({ messages, mode, profile = {} }, signal) {
      const understood = understandQuestion(messages, correct);
      const plain = (text: string) => ({ text, understood, planned: undefined, byMeaning: false });
      if (findDistress(understood.asked)) return plain(distressText);
      if (findProhibited(understood.asked)) return plain(refusalText);
      // "How exactly?" asks for whatever was declined before it, and so does "does it pay or not?".
      const declined = [distressText, refusalText].find((text) => text === understood.answered);
      if (declined && insists(understood.asked)) return plain(declined);
      const year = now().getUTCFullYear();
      const leadsTo = (article: string) => articles.get(article)?.calculators ?? [];
      const plan = (query: Query<CollectionName>) =>
        planAnswer({ ...understood, query, calculators, year, profile, leadsTo });
      // Meaning takes its time to be found; a question whose words and numbers leave no doubt need not wait for it.
      const byWords = plan(retriever.readWords(understood.text));
      const query = isBeyondDoubt(byWords) ? undefined : await retriever.read(understood.text, signal);
      const planned = query ? plan(query) : byWords;
      const text = composePlan(planned.plan, {
        question: understood.text,
        articles,
        calculators,
        mode,
        seed,
        year,
      });
      return { text, understood, planned, byMeaning: query?.byMeaning ?? false };
    },
  };
}
