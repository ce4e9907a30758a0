import type { Message } from '#advisor/dialogue/remember.ts';
import { findUngrounded } from '#advisor/check/find-ungrounded.ts';
import { groundsOfAnswer } from '#advisor/check/grounds-of-answer.ts';
import type { EvaluatedAdvisor } from '#evals/open-advisor.ts';
import type { Question } from '#evals/question.ts';
import { faultsOf, outcomeOf, type Outcome } from '#evals/score.ts';

export interface Result {
  question: Question;
  answer: string;
  /** What the advisor meant to do. */
  plan: string;
  faults: string[];
  outcome: Outcome;
  /** Numerals that nothing accounts for. */
  ungrounded: string[];
  milliseconds: number;
}

/** Asks every question, with its conversation before it. */
export async function evaluate(
  { advisor, articles, year }: EvaluatedAdvisor,
  questions: readonly Question[],
): Promise<Result[]> {
  const results: Result[] = [];
  for (const question of questions) {
    const messages: Message[] = [];
    for (const content of question.before) {
      messages.push({ role: 'user', content });
      const { text } = await advisor.answer({ messages, mode: question.mode });
      messages.push({ role: 'assistant', content: text });
    }
    messages.push({ role: 'user', content: question.question });
    const started = performance.now();
    const { text: answer, planned } = await advisor.answer({ messages, mode: question.mode });
    const milliseconds = performance.now() - started;
    // A decision may name a rate that was told two messages ago.
    const told = [...question.before, question.question].join('\n');
    const context = { question: told, articles, calculators: advisor.calculators, year };
    const grounds = await groundsOfAnswer(answer, context);
    const plan = planned?.plan;
    const faults = faultsOf(question, answer, plan?.kind === 'guide' ? plan.guide.id : undefined);
    results.push({
      question,
      answer,
      plan: plan?.kind ?? 'guardrail',
      faults,
      outcome: outcomeOf(question, answer, faults, plan?.kind ?? 'guardrail'),
      ungrounded: findUngrounded(answer, grounds),
      milliseconds,
    });
  }
  return results;
}
