import type { PlanChart, Recommendation } from '#contract/my-plan.ts';
import type { MyNumbers, SavedThing } from '#contract/my-numbers.ts';
import { attemptRun } from '#advisor/calculators/define/attempt-run.ts';
import { runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { estimatedBenefitIn } from '#advisor/calculators/retirement/social-security/estimated-benefit.ts';
import { withdrawalOrder } from '#advisor/calculators/retirement/spending/withdrawal-order.ts';
import { withApostrophes } from '#advisor/compose/markdown.ts';
import { monthsLater } from '#advisor/my-numbers/months-later.ts';
import { knownOf } from '#advisor/my-numbers/topics.ts';
import { formatQuantity } from '#advisor/quantities/format.ts';
import { renderPlain, type Text } from '#advisor/quantities/text.ts';

type AccountKind = Extract<SavedThing, { kind: 'account' }>['details']['type'];

/** What is saved of each kind of account, by the input of the calculator. */
const pots: Readonly<Record<'taxable' | 'traditional' | 'roth', readonly AccountKind[]>> = {
  taxable: ['cash', 'brokerage'],
  traditional: ['workplace', 'traditional_ira'],
  roth: ['roth'],
};
/** From about this age on, what is taken out of a retirement account costs no penalty. */
const earliestAge = 59;
/** When an estimated benefit begins, and the age from which waiting adds nothing. */
const [usualClaimAge, latestClaimAge] = [67, 70];
const monthsPerYear = 12;
const reviewMonths = 12;

/** Which account to spend first, for those who can begin; undefined where that is not near, or there is nothing to choose. */
export function recommendWithdrawals(numbers: MyNumbers, today: Date): Recommendation | undefined {
  const { fact } = knownOf(numbers);
  const [age, spending] = [Number(fact('age') ?? 0), Number(fact('monthly_spending') ?? 0) * monthsPerYear];
  if (age < earliestAge || spending === 0) return undefined;
  const year = today.getUTCFullYear();
  const saved = Number(fact('monthly_social_security') ?? 0) * monthsPerYear;
  const isEstimated = saved === 0;
  // Without Social Security the money would seem to last a far shorter time than in the rest of the plan.
  const pay = Number(fact('yearly_income') ?? 0);
  const claim = Math.max(age, usualClaimAge);
  const estimate = { pay, born: year - age, stopAge: age, claimAge: Math.min(claim, latestClaimAge) };
  const benefit = isEstimated ? estimatedBenefitIn(year, estimate) * monthsPerYear : saved;
  const status = fact('filing_status');
  const held = Object.entries(pots).map(([name, kinds]) => [name, sumOf(numbers, kinds)] as const);
  const inputs = {
    ...Object.fromEntries(held),
    spending,
    age,
    ...(benefit > 0 ? { social_security: benefit, ...(isEstimated ? { claim_age: claim } : {}) } : {}),
    ...(status === undefined ? {} : { filing_status: status }),
  };
  const run = attemptRun(() => runCalculator(withdrawalOrder, inputs, { year })).value;
  if (!run) return undefined;
  const said = withdrawalOrder.explain(run.result as never, run.input as never);
  return {
    id: 'withdrawal_order',
    title: 'Which account to spend first',
    priority: 'medium',
    verdict: plain(said.conclusion),
    action: plain(said.next?.at(-1) ?? said.conclusion),
    because: [
      ...said.reasons.map(plain),
      'This counts as if you began now, with today’s balances.',
      ...(isEstimated && benefit > 0
        ? [`Social Security of about ${dollars(benefit)} a year from ${claim} on is estimated from your pay.`]
        : []),
    ],
    unless:
      'you buy health insurance on the marketplace. Then a low income earns a premium credit, and the taxable account often comes first.',
    saved: [
      ...held.filter(([, value]) => value > 0).map(([name, value]) => `${labels[name]} ${dollars(value)}`),
      `yearly spending ${dollars(spending)}`,
      ...(saved > 0 ? [`Social Security ${dollars(saved)} a year`] : []),
      ...(isEstimated && benefit > 0 ? [`yearly pay ${dollars(pay)}`] : []),
      `age ${age}`,
    ],
    review_on: monthsLater(today, reviewMonths),
    ask: 'Which account should I draw from first in retirement?',
    chart: chartOf(run),
  };
}

const labels: Readonly<Record<string, string>> = {
  taxable: 'cash and taxable accounts',
  traditional: 'traditional accounts',
  roth: 'Roth accounts',
};

const dollars = (value: number) => formatQuantity({ value, unit: 'usd' });
const plain = (text: Text) => withApostrophes(renderPlain(text));

function sumOf({ things }: MyNumbers, kinds: readonly AccountKind[]): number {
  return things.reduce(
    (sum, thing) =>
      thing.kind === 'account' && kinds.includes(thing.details.type) ? sum + thing.details.balance : sum,
    0,
  );
}

function chartOf({ result, input }: ReturnType<typeof runCalculator>): PlanChart | undefined {
  const chart = withdrawalOrder.chart?.(result as never, input as never);
  if (!chart) return undefined;
  return {
    kind: 'line',
    title: chart.title,
    series: chart.series.map(({ name, points }) => ({
      name: name.charAt(0).toUpperCase() + name.slice(1),
      points: points.map(([at, tax]) => [at, Math.round(tax)] as const),
    })),
  };
}
