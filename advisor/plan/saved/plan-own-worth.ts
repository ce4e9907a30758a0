import { netWorth } from '#advisor/calculators/saving/budget/net-worth.ts';
import { withKnown } from '#advisor/my-numbers/with-known.ts';
import { withDerived } from '#advisor/picture/derive.ts';
import { seenForSubject } from '#advisor/picture/seen-for.ts';
import type { PlannedAnswer, ToPlan } from '#advisor/plan/to-plan.ts';
import { planCalculation } from '#advisor/plan/plan-calculation.ts';
import { countsWithSaved } from '#advisor/plan/fill/saved-inputs.ts';
import type { Plan } from '#advisor/plan/plan.ts';
import type { Reading } from '#advisor/reader/reading.ts';

/** A question for the text alone leaves the calculator below this. */
const leastLikely = 0.1;
const article = 'net-worth';

/**
 * "What is my net worth?", "what was it last month?", "and without the house?" No account is connected, but what
 * somebody has saved adds up, and the days on which it changed are on record.
 */
export function planOwnWorth(toPlan: ToPlan): PlannedAnswer | undefined {
  const { known, remembered, run, year, month } = toPlan;
  const { picture, turn, reading } = remembered;
  const isTold = picture.facts.some((fact) => fact.unit === 'money' && fact.source !== 'profile');
  if (!known || run || isTold || picture.about !== undefined || !asksForWorth(toPlan)) return undefined;
  const all = [known.context, known.amounts, known.things].reduce(withKnown, picture);
  const { runs, missing, problem, wanted } = planCalculation(netWorth, {
    ...toPlan,
    ...remembered,
    picture: withDerived(seenForSubject(all), year, month),
  });
  const isOfHome = picture.words.some((word) => word.key === 'home' && word.turn === turn);
  const plan: Plan = {
    kind: 'calculate',
    runs: [runs[0]],
    readings: [],
    // Whoever names the house in such a question wants to know what there is beside it.
    wanted: isOfHome ? { figures: ['without_home'] } : wanted,
    ...(isOfHome ? {} : { worth: { days: known.worthDays, isOfPast: isOfPast(reading) } }),
  };
  if (missing.length > 0 || problem !== undefined || !countsWithSaved(plan)) return undefined;
  return { plan, weighed: [], confidence: 1 };
}

/** What asks for a change, or is far from the calculator, asks for more than the sum of today. */
const isOfPast = ({ asks, want }: Reading) =>
  want.id === 'change' || want.probability < sureAmount || likelyWorth(asks) < leastLikely;

/** "What was it last month?" is less surely for an amount than "what is it?" */
const sureAmount = 0.7;

const likelyWorth = (asks: Reading['asks']) => asks.find(({ id }) => id === netWorth.name)?.probability ?? 0;

function asksForWorth({ remembered: { reading }, query, known }: ToPlan): boolean {
  const [first, second] = reading.asks;
  // "What changed since last month?" is read as a question for news first, and for the own accounts next.
  if (first?.id === 'limit:news')
    return second?.id === 'limit:own_accounts' && (known?.worthDays.length ?? 0) > 0;
  if (first?.id === netWorth.name) return true;
  if (first?.id === `article:${article}`) return likelyWorth(reading.asks) >= leastLikely;
  // Of what is asked about own accounts, only this adds up from what is saved.
  const [nearest] = query.find('articles', { limit: 1 });
  return first?.id === 'limit:own_accounts' && nearest?.entry.id === article;
}
