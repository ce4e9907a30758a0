import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { ledger, type FactId } from '#advisor/facts/ledger.ts';
import { guides } from '#advisor/guides/registry.ts';
import { noExactAnswer } from '#advisor/plan/doubt/beside-question.ts';
import { doubtThresholds } from '#advisor/plan/doubt/doubt.ts';
import { nearestReadings } from '#advisor/plan/doubt/nearest-readings.ts';
import type { Asking, WeighedAsk } from '#advisor/plan/to-plan.ts';
import type { Clarification, Plan } from '#advisor/plan/plan.ts';

/** A question back; what is near to nothing that we know gets none, because no choice would fit. */
export function clarify(asking: Asking, weighed: readonly WeighedAsk[]): Plan {
  if (isFarFromAll(asking)) return { kind: 'unknown', readings: [] };
  // Titles of texts that hardly fit are no choice: questions that have an answer are.
  if (asking.turn === 0 && asking.query.byMeaning && weighed.every(({ plan }) => isText(plan)))
    return noExactAnswer(asking);
  const question = whichAsk(asking, weighed) ?? sayAgain(asking, weighed[0]!);
  return { kind: 'clarify', clarification: question, readings: nearestReadings(asking) };
}

const isText = ({ kind }: Plan) => kind === 'guide' || kind === 'article';

function isFarFromAll({ query, turn }: Asking): boolean {
  const nearest = (['articles', 'guides'] as const).flatMap((shelf) => query.find(shelf, { limit: 1 }));
  const known = nearest.flatMap(({ cosine }) => (cosine === null ? [] : [cosine]));
  return turn === 0 && known.length > 0 && Math.max(...known) < doubtThresholds.farText;
}

/** Where only one ask is left and its reading is unsure, no figure is better than a wrong one. */
function sayAgain({ calculators, articles }: Asking, { name }: WeighedAsk): Clarification {
  return {
    question: `I'm not sure I read your numbers right. Can you tell me what each of them is?`,
    choices: [titleOf(name, calculators, articles)],
  };
}

const maxChoices = 3;

/** "Do you want to know …, or …?": the likeliest asks by what they are about. */
function whichAsk(
  { calculators, articles }: Asking,
  weighed: readonly WeighedAsk[],
): Clarification | undefined {
  const choices = [...new Set(weighed.map(({ name }) => titleOf(name, calculators, articles)))].slice(
    0,
    maxChoices,
  );
  return choices.length > 1 ? { question: 'Which of these do you want to know?', choices } : undefined;
}

function titleOf(ask: string, calculators: readonly AnyCalculator[], articles: Asking['articles']): string {
  const [kind, name = ''] = ask.split(':');
  if (kind === 'guide') return guides.find(({ id }) => id === name)?.title ?? name;
  if (kind === 'article') return articles.get(name)?.title ?? name;
  if (kind === 'fact') return ledger[name as FactId]?.label ?? name;
  return calculators.find((calculator) => calculator.name === ask)?.title ?? 'Something else';
}

/** Below an answer: what else might have been meant. */
export function otherAsks(
  { calculators, articles }: Asking,
  rivals: readonly WeighedAsk[],
): Clarification | undefined {
  const titles = [...new Set(rivals.map(({ name }) => titleOf(name, calculators, articles)))];
  const choices = titles.slice(0, maxChoices);
  return choices.length > 0
    ? { question: 'Did you mean something else?', choices, isBelow: true }
    : undefined;
}
