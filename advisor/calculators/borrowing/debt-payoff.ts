import { besidePayment } from '#advisor/calculators/borrowing/payment-beside.ts';
import {
  budgetFor,
  interestOfMonth,
  payOff,
  payoffOrder,
  type Payoff,
} from '#advisor/calculators/borrowing/payoff-plan.ts';
import { budgetOf, inCents } from '#advisor/calculators/borrowing/payoff-budget.ts';
import { debtPayoffExamples } from '#advisor/calculators/borrowing/debt-payoff-examples.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { debtPayoffFields } from '#advisor/calculators/borrowing/debt-payoff-fields.ts';
import { figure, given } from '#advisor/calculators/define/result.ts';
import { toCents, toDollars } from '#advisor/quantities/cents.ts';
import { formatQuantity } from '#advisor/quantities/format.ts';
import { text } from '#advisor/quantities/text.ts';

const monthly = (value: number) => formatQuantity({ value, unit: 'usd_per_month', decimals: 2 });

/** `check` has seen to it that the budget gets there. */
function requirePlan(plan: Payoff | null): Payoff {
  if (!plan) throw new Error('A budget that never pays off the debts got past the check.');
  return plan;
}

const byYear = ({ owed }: Payoff) =>
  owed.flatMap((cents, month) =>
    month % 12 === 0 || month === owed.length - 1 ? [[month, toDollars(cents)] as const] : [],
  );

/** Several debts and one budget: highest rate first against smallest balance first. */
export const debtPayoff = defineCalculator({
  name: 'debt_payoff',
  version: 1,
  title: 'Debt payoff: avalanche and snowball',
  about:
    'How long it takes and what it costs to pay off one or more debts (credit cards, loans) with a fixed monthly budget, or what budget it takes to be done in a set time, highest rate first (avalanche) against smallest balance first (snowball).',
  input: debtPayoffFields,
  check(input) {
    const { debts } = input;
    const budget = budgetOf(input);
    const owed = inCents(debts);
    if (budget === 0) return 'Give what you can pay on it each month.';
    if (toCents(input.lump_sum) >= owed.reduce((sum, { balance }) => sum + balance, 0))
      return 'The single payment pays off everything you owe: give a smaller one.';
    const minimums = Math.max(
      owed.reduce((sum, { minimum }) => sum + minimum, 0),
      toCents(input.minimums),
    );
    if (minimums > toCents(budget)) {
      return `The minimum payments alone are ${monthly(toDollars(minimums))}. Raise the monthly budget to at least that.`;
    }
    const plans = (['avalanche', 'snowball'] as const).map((strategy) =>
      payOff(owed, toCents(budget), strategy, toCents(input.lump_sum)),
    );
    return plans.includes(null)
      ? `${monthly(budget)} does not pay this off in a lifetime: the interest alone is ${monthly(toDollars(interestOfMonth(owed)))}. Pay more than that.`
      : null;
  },

  run(input) {
    const { debts } = input;
    const budget = budgetOf(input);
    const owed = inCents(debts);
    const atOnce = toCents(input.lump_sum);
    const avalanche = requirePlan(payOff(owed, toCents(budget), 'avalanche', atOnce));
    const snowball = requirePlan(payOff(owed, toCents(budget), 'snowball', atOnce));
    const several = debts.length > 1;
    const months = figure(
      'avalanche_months',
      several ? 'Debt-free after, highest rate first' : 'Debt-free after',
      avalanche.months,
      'months',
    );
    const interest = figure(
      'avalanche_interest',
      several ? 'Interest, highest rate first' : 'Interest',
      toDollars(avalanche.interest),
      'usd',
    );
    const other = figure(
      'snowball_interest',
      'Interest, smallest balance first',
      toDollars(snowball.interest),
      'usd',
    );
    const otherMonths = figure(
      'snowball_months',
      'Debt-free after, smallest balance first',
      snowball.months,
      'months',
    );
    const dearer = figure(
      'interest_difference',
      'Smallest balance first costs more by',
      toDollars(snowball.interest - avalanche.interest),
      'usd',
    );
    const early = figure(
      'snowball_first_paid',
      'First debt gone, smallest balance first',
      snowball.cleared[0]?.month ?? 0,
      'months',
    );
    const late = figure(
      'avalanche_first_paid',
      'First debt gone, highest rate first',
      avalanche.cleared[0]?.month ?? 0,
      'months',
    );
    const total = debts.reduce((sum, { balance }) => sum + balance, 0);
    const paying = figure('paid_monthly', 'Paid each month', budget, 'usd_per_month');
    const target = input.target_months;
    const needed = figure(
      'budget_needed',
      'Needed each month to be done in time',
      target > 0 ? toDollars(budgetFor(owed, target, atOnce)) : 0,
      'usd_per_month',
      { decimals: 2 },
    );
    const after = input.after_months;
    const owedThen = figure('owed_then', 'Still owed then', toDollars(avalanche.owed[after] ?? 0), 'usd');
    const alone = atOnce > 0 ? payOff(owed, toCents(budget), 'avalanche') : null;
    const beside = besidePayment(input, budget);
    return {
      figures: [
        ...(target > 0 ? [needed] : []),
        months,
        interest,
        ...(after > 0
          ? [
              owedThen,
              figure(
                'interest_by_then',
                'Interest paid by then',
                toDollars(owedThen.value * 100 - toCents(total) + atOnce) +
                  budget * Math.min(after, avalanche.months),
                'usd',
              ),
            ]
          : []),
        ...(alone
          ? [
              figure(
                'months_saved',
                'Sooner by, with the single payment',
                alone.months - avalanche.months,
                'months',
              ),
              figure(
                'interest_saved',
                'Interest saved by the single payment',
                toDollars(alone.interest - avalanche.interest),
                'usd',
              ),
            ]
          : []),
        ...(several ? [otherMonths, other, dearer, late, early] : []),
        paying,
        figure('total_debt', 'Owed now', total, 'usd'),
        figure(
          'total_paid',
          several ? 'Total paid, highest rate first' : 'Total paid',
          total + interest.value,
          'usd',
        ),
        ...beside.figures,
      ],
      steps: [
        { label: 'Owed now', formula: 'sum of the balances', value: total, unit: 'usd' },
        {
          label: 'Interest in the first month',
          formula: 'each balance x rate / 12',
          value: toDollars(interestOfMonth(owed)),
          unit: 'usd',
          decimals: 2,
        },
        {
          label: 'Paid every month',
          formula: 'minimums, then the rest to the first in order',
          value: budget,
          unit: 'usd',
        },
        { label: 'Months, highest rate first', value: avalanche.months, unit: 'months' },
        ...(several
          ? [{ label: 'Months, smallest balance first', value: snowball.months, unit: 'months' as const }]
          : []),
      ],
      assumptions: [
        text`You pay the same amount every month until all is paid; what one debt no longer needs goes to the next.`,
        text`Rates stay as they are, interest is charged monthly, and nothing new is borrowed.`,
      ],
      warnings:
        debts.every(({ minimum }) => minimum === 0) && several
          ? [
              text`No minimum payments were given. Every debt has one: pay it first, or fees and a damaged credit record follow.`,
            ]
          : [],
      detail: {
        needed,
        owedThen,
        beside: beside.reasons,
        paying,
        months,
        interest,
        otherMonths,
        dearer,
        early,
        late,
        order: payoffOrder(owed, 'avalanche'),
        avalanche,
        snowball,
      },
    };
  },

  explain({ detail }, input) {
    const { months, interest, dearer, early, late, order, paying, needed, owedThen, beside } = detail;
    const { debts, after_months: after, target_months: within } = input;
    const first = order[0] ?? 0;
    const target = debts[first];
    const named = target
      ? text`the debt of ${given(`debts.${first}.balance`, target.balance, 'usd')} at ${given(`debts.${first}.rate`, target.rate, 'percent')}`
      : text`it`;
    const aside = [
      ...(after > 0
        ? [text`After ${given('after_months', after, 'months')} you’d still owe ${owedThen}.`]
        : []),
      ...beside,
    ];
    if (within > 0) {
      return {
        conclusion: text`You’d need to pay ${needed} to be debt-free in ${given('target_months', within, 'months')}.`,
        reasons: [
          text`Paying ${paying} with the highest rate first takes ${months} and costs ${interest} in interest.`,
          ...aside,
        ],
        next: [
          text`Pay the minimum on every debt, and put everything else on ${named}.`,
          text`Set the payment up to go out on payday, so that it happens by itself.`,
        ],
      };
    }
    if (debts.length === 1) {
      return {
        conclusion: text`Paying ${paying} you are debt-free after ${months}, and pay ${interest} in interest.`,
        reasons: [
          text`Each payment covers the month’s interest first; only the rest brings the balance down.`,
          ...aside,
        ],
        next: [
          text`Pay more in the first months if you can: it saves the most interest.`,
          text`Ask for a lower rate, or look at a balance transfer or a cheaper loan, with its fees counted.`,
        ],
      };
    }
    const same = dearer.value <= 0;
    return {
      conclusion: text`Paying ${paying} with the highest rate first, you are debt-free after ${months} and pay ${interest} in interest.`,
      reasons: [
        same
          ? text`The smallest balance first costs the same here.`
          : text`The smallest balance first costs ${dearer} more in interest.`,
        ...(early.value < late.value
          ? [
              text`The smallest balance first clears its first debt after ${early}, the highest rate first after ${late}. Some people keep going better with an early success.`,
            ]
          : []),
        ...aside,
      ],
      next: [
        text`Pay the minimum on every debt, and put everything else on ${named}.`,
        text`When it is gone, put the whole amount on the next highest rate.`,
      ],
    };
  },

  chart: ({ detail: { avalanche, snowball } }, { debts }) => ({
    kind: 'line',
    title: 'What you owe over time',
    x: { label: 'Month', unit: 'months' },
    y: { label: 'Owed', unit: 'usd' },
    series: [
      { name: 'Highest rate first', points: byYear(avalanche) },
      ...(debts.length > 1 ? [{ name: 'Smallest balance first', points: byYear(snowball) }] : []),
    ],
  }),

  examples: debtPayoffExamples,
  sources: ['cfpb_reduce_debt'],
});
