import { debtOf } from '#advisor/calculators/borrowing/debts/debt-name.ts';
import { interestOfMonth, payoffOrder } from '#advisor/calculators/borrowing/debts/payoff-plan.ts';
import {
  inCents,
  type GivenDebt,
  type PayoffInput,
} from '#advisor/calculators/borrowing/debts/payoff-budget.ts';
import {
  figure,
  given,
  type Chart,
  type Explanation,
  type Outcome,
} from '#advisor/calculators/define/result.ts';
import { loanConvention } from '#advisor/calculators/borrowing/loans/loan-convention.ts';
import { toDollars } from '#advisor/quantities/cents.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

interface Input extends PayoffInput {
  debts: readonly (GivenDebt & { name: string })[];
}

const monthlyInterest = (debt: GivenDebt, { compounding }: Input) =>
  toDollars(interestOfMonth(inCents([debt], compounding)));

function firstOf({ debts, compounding }: Input) {
  const place = payoffOrder(inCents(debts, compounding), 'avalanche')[0] ?? 0;
  return { place, debt: debts[place]! };
}

/**
 * What holds whatever the payments are that the extra comes on top of: which debt it goes to. How long it takes and
 * what it costs would be guesses without them, so no such figure is given.
 */
export function outcomeOfExtra(input: Input): Outcome<null> {
  const { debts } = input;
  const first = figure(
    'first_debt_interest',
    'Monthly interest on the debt to pay first',
    monthlyInterest(firstOf(input).debt, input),
    'usd_per_month',
    { decimals: 2 },
  );
  const all = figure(
    'interest_now',
    'Monthly interest on all debts now',
    toDollars(interestOfMonth(inCents(debts, input.compounding))),
    'usd_per_month',
    { decimals: 2 },
  );
  const total = debts.reduce((sum, { balance }) => sum + balance, 0);
  return {
    figures: [first, all, figure('total_debt', 'Total owed now', total, 'usd')],
    steps: [
      { label: 'Owed now', formula: 'sum of the balances', value: total, unit: 'usd' },
      {
        label: 'Interest in the first month',
        formula: 'each balance x its monthly rate',
        value: all.value,
        unit: 'usd',
        decimals: 2,
      },
    ],
    assumptions: [text`Rates stay the same, and you borrow nothing new.`, loanConvention(input.compounding)],
    warnings: [],
    detail: null,
  };
}

export function explainExtra({ figures }: Outcome<unknown>, input: Input): Explanation {
  const { place, debt } = firstOf(input);
  const named: Text = debtOf(
    debt.name,
    given(`debts.${place}.balance`, debt.balance, 'usd'),
    given(`debts.${place}.rate`, debt.rate, 'percent'),
  );
  const find = (id: string) => figures.find((one) => one.id === id)!;
  return {
    conclusion: text`Put the extra ${given('extra', input.extra, 'usd_per_month')} on ${named} first; how long it all takes depends on your minimum payments, so what are they?`,
    reasons: [
      text`It has the highest rate and costs you ${find('first_debt_interest')} in interest, of ${find('interest_now')} on everything you owe.`,
    ],
    next: [
      text`Tell me the minimum payment on each debt, and I’ll work out when you’re debt-free and what it costs.`,
      text`Keep paying the minimum on every debt, so nothing goes late.`,
    ],
  };
}

export const chartOfInterest = (input: Input): Chart => ({
  kind: 'bar',
  title: 'What each debt costs a month now',
  x: { label: 'Debt', unit: 'count' },
  y: { label: 'Interest', unit: 'usd_per_month' },
  series: [
    {
      name: 'Interest',
      points: input.debts.map((debt, place) => [place + 1, monthlyInterest(debt, input)] as const),
    },
  ],
});
