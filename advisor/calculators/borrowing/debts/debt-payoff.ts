import { debtPayoffFormulas } from '#advisor/calculators/borrowing/debts/debt-payoff-formulas.ts';
import { besidePayment } from '#advisor/calculators/borrowing/loans/payment-beside.ts';
import {
  budgetFor,
  interestOfMonth,
  payOff,
  payoffOrder,
  requirePlan,
} from '#advisor/calculators/borrowing/debts/payoff-plan.ts';
import {
  chartOfInterest,
  explainExtra,
  outcomeOfExtra,
} from '#advisor/calculators/borrowing/debts/extra-alone.ts';
import { besideBefore } from '#advisor/calculators/borrowing/loans/payment-before.ts';
import {
  budgetOf,
  inCents,
  isExtraAlone,
  paidDebts,
  payoffProblem,
} from '#advisor/calculators/borrowing/debts/payoff-budget.ts';
import { payoffChart } from '#advisor/calculators/borrowing/debts/payoff-chart.ts';
import { debtPayoffExamples } from '#advisor/calculators/borrowing/debts/debt-payoff-examples.ts';
import { savedByPayment, smallExtraOnDebts } from '#advisor/calculators/borrowing/debts/small-extra.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { debtPayoffFields } from '#advisor/calculators/borrowing/debts/debt-payoff-fields.ts';
import { debtOf, theDebt } from '#advisor/calculators/borrowing/debts/debt-name.ts';
import { figure, given } from '#advisor/calculators/define/result.ts';
import { toCents, toDollars } from '#advisor/quantities/cents.ts';
import { text } from '#advisor/quantities/text.ts';
import { effectiveRateOf, loanConvention } from '#advisor/calculators/borrowing/loans/loan-convention.ts';

/** Several debts and one budget: highest rate first against smallest balance first. */
export const debtPayoff = defineCalculator({
  name: 'debt_payoff',
  version: 2,
  title: 'Debt payoff: avalanche and snowball',
  about:
    'How long it takes and what it costs to pay off one or more debts (credit cards, loans) with a fixed monthly budget, or what budget it takes to be done in a set time, highest rate first (avalanche) against smallest balance first (snowball).',
  simply: "Each payment covers the month's interest first, and only the rest makes the debt smaller.",
  input: debtPayoffFields,
  check: payoffProblem,

  run(input) {
    if (isExtraAlone(input)) return outcomeOfExtra(input);
    const { debts, after_months: after, target_months: target } = input;
    const budget = budgetOf(input);
    const owed = inCents(paidDebts(input), input.compounding);
    const atOnce = toCents(input.lump_sum);
    const avalanche = requirePlan(payOff(owed, toCents(budget), 'avalanche', atOnce));
    const snowball = requirePlan(payOff(owed, toCents(budget), 'snowball', atOnce));
    const several = debts.length > 1;
    const months = figure(
      'avalanche_months',
      several ? 'Time to debt-free, highest rate first' : 'Time to debt-free',
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
      'Time to debt-free, smallest balance first',
      snowball.months,
      'months',
    );
    const difference = figure(
      'interest_difference',
      'Extra interest, smallest balance first',
      toDollars(snowball.interest - avalanche.interest),
      'usd',
    );
    const early = figure(
      'snowball_first_paid',
      'Time to the first debt gone, smallest balance first',
      snowball.cleared[0]?.month ?? 0,
      'months',
    );
    const late = figure(
      'avalanche_first_paid',
      'Time to the first debt gone, highest rate first',
      avalanche.cleared[0]?.month ?? 0,
      'months',
    );
    const total = debts.reduce((sum, { balance }) => sum + balance, 0);
    const paying = figure('paid_monthly', 'Monthly payment', budget, 'usd_per_month');
    const needed = figure(
      'budget_needed',
      'Monthly payment to finish in time',
      target > 0 ? toDollars(budgetFor(owed, target, atOnce)) : 0,
      'usd_per_month',
      { decimals: 2 },
    );
    const owedThen = figure('owed_then', 'Balance left then', toDollars(avalanche.owed[after] ?? 0), 'usd');
    const alone = atOnce > 0 ? payOff(owed, toCents(budget), 'avalanche') : null;
    const beside = besidePayment(input, budget);
    const before = besideBefore(input, avalanche);
    const lever = several ? [] : smallExtraOnDebts(owed, toCents(budget), atOnce, avalanche);
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
        ...(alone ? savedByPayment(alone, avalanche) : []),
        ...(several ? [otherMonths, other, difference, late, early] : []),
        paying,
        figure('total_debt', 'Total owed now', total, 'usd'),
        figure(
          'total_paid',
          several ? 'Total paid, highest rate first' : 'Total paid',
          total + interest.value,
          'usd',
        ),
        ...before.figures,
        ...beside.figures,
        ...lever,
        ...(several ? [] : effectiveRateOf(debts[0]!.rate, input.compounding)),
      ],
      steps: [
        { label: 'Owed now', formula: 'sum of the balances', value: total, unit: 'usd' },
        {
          label: 'Interest in the first month',
          formula: 'each balance x its monthly rate',
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
        text`You pay the same amount every month until everything is paid off; when one debt is gone, its payment goes to the next.`,
        text`Rates stay the same, and you borrow nothing new.`,
        loanConvention(input.compounding),
      ],
      warnings:
        debts.every(({ minimum }) => minimum === 0) && several
          ? [
              text`You didn’t mention minimum payments. Pay the minimum on every debt first, or late fees and a lower credit score follow.`,
            ]
          : [],
      detail: {
        needed,
        owedThen,
        lever,
        beside: [...before.reasons, ...beside.reasons],
        instead: before.opening,
        paying,
        months,
        interest,
        difference,
        early,
        late,
        order: payoffOrder(owed, 'avalanche'),
        avalanche,
        snowball,
      },
    };
  },

  explain(outcome, input) {
    const { figures, detail } = outcome;
    if (!detail) return explainExtra(outcome, input);
    const { months, interest, difference, early, late, order, paying } = detail;
    const { needed, owedThen, beside, lever, instead } = detail;
    const find = (id: string) => figures.find((one) => one.id === id)!;
    const { debts, after_months: after, target_months: within } = input;
    const first = order[0] ?? 0;
    const target = debts[first];
    const named = target
      ? debtOf(
          target.name,
          given(`debts.${first}.balance`, target.balance, 'usd'),
          given(`debts.${first}.rate`, target.rate, 'percent'),
        )
      : text`it`;
    const aside = [
      ...(after > 0
        ? [text`After ${given('after_months', after, 'months')} you’d still owe ${owedThen}.`]
        : []),
      ...beside,
    ];
    const openings = {
      amount:
        after > 0
          ? text`By then you’d have paid ${find('interest_by_then')} in interest and still owe ${owedThen}.`
          : (instead ?? text`You’d pay ${interest} in interest, ${find('total_paid')} in all.`),
      ...(instead ? { change: instead } : {}),
      yesno: text`Yes, it’s going down: at ${paying} you’re debt-free in ${months}.`,
      plan: text`Put everything beyond the minimums on ${named} first, and you’re debt-free in ${months}.`,
    };
    if (within > 0) {
      const by = given('target_months', within, 'months');
      return {
        conclusion: text`You’d need to pay ${needed} to be debt-free in ${by}.`,
        openings: {
          ...openings,
          yesno:
            months.value <= within
              ? text`Yes, ${paying} does it: you’d be debt-free in ${months}.`
              : text`Not quite: at ${paying} it takes ${months}, and being done in ${by} takes ${needed}.`,
          time: text`At ${paying} you’d be debt-free in ${months}.`,
        },
        reasons: [
          text`At ${paying}, highest rate first, it takes ${months} and costs ${interest} in interest.`,
          ...aside,
        ],
        next: [
          text`Pay the minimum on every debt, and put everything else on ${named}.`,
          text`Set the payment to go out on payday, so it happens automatically.`,
        ],
      };
    }
    if (debts.length === 1) {
      const [more, moreSaved, moreSooner] = lever;
      return {
        // A person who names one debt may have others.
        conclusion: debts[0]!.name
          ? text`At ${paying} you’d have ${theDebt(debts[0]!.name)} paid off in ${months} and pay ${interest} in interest.`
          : text`At ${paying} you’d be debt-free in ${months} and pay ${interest} in interest.`,
        openings,
        reasons: [
          text`Each payment covers the month’s interest first; only the rest lowers the balance.`,
          ...aside,
        ],
        next: [
          more && moreSaved && moreSooner
            ? text`Paying ${more} more would save ${moreSaved} in interest and get you there ${moreSooner} sooner.`
            : text`Pay more in the first months if you can: that saves the most interest.`,
          text`Ask for a lower rate, or price a balance transfer or a cheaper loan, fees included.`,
        ],
      };
    }
    const same = difference.value <= 0;
    const better = same
      ? text`Start with ${named}: smallest balance first costs the same here, and you’re debt-free in ${months}.`
      : text`Start with ${named}: highest rate first saves you ${difference} over smallest balance first.`;
    return {
      conclusion: text`At ${paying}, highest rate first, you’d be debt-free in ${months} and pay ${interest} in interest.`,
      openings: { ...openings, which: better, change: better },
      reasons: [
        same
          ? text`Paying the smallest balance first costs the same here.`
          : text`Paying the smallest balance first costs ${difference} more in interest.`,
        ...(early.value < late.value
          ? [
              text`Smallest balance first clears a debt in ${early} instead of ${late}; if an early win keeps you going, that’s worth something.`,
            ]
          : []),
        ...aside,
      ],
      next: [
        text`Pay the minimum on every debt, and put everything else on ${named}.`,
        text`When it’s gone, put the whole amount on the next highest rate.`,
      ],
    };
  },

  chart: ({ detail }, input) =>
    detail ? payoffChart(detail, input.debts.length > 1) : chartOfInterest(input),

  formulas: debtPayoffFormulas,
  examples: debtPayoffExamples,
  sources: ['cfpb_reduce_debt'],
});
