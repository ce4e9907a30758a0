import { adjustableRateFields } from '#advisor/calculators/borrowing/home-loans/adjustable-rate-fields.ts';
import { chargedRate, loanConvention } from '#advisor/calculators/borrowing/loans/loan-convention.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { figure, given } from '#advisor/calculators/define/result.ts';
import { amortize, balanceAfter, levelPayment } from '#advisor/numerics/amortize.ts';
import { toCents, toDollars } from '#advisor/quantities/cents.ts';
import { text } from '#advisor/quantities/text.ts';

const monthsPerYear = 12;
const exact = { decimals: 2 };

/** A mortgage whose rate changes: the balance at that time, and the new payment. */
export const adjustableRate = defineCalculator({
  name: 'adjustable_rate',
  version: 1,
  title: 'Adjustable-rate mortgage reset',
  about:
    'What happens when the rate of an adjustable-rate mortgage (ARM, such as a 5/1 or 7/6) changes after its fixed years: the balance at the reset, the new payment and how much it rises, with the caps where there are any.',
  simply:
    'The rate on this loan is fixed only for the first years. When it changes, what you still owe is spread over the years left at the new rate, so the payment moves too.',
  input: adjustableRateFields,
  check: ({
    fixed_years: fixed,
    years: term,
    years_left: left,
    new_rate: next,
    first_cap: cap,
    life_cap: life,
  }) => {
    if (next === 0 && cap === 0 && life === 0) return 'Give the rate after the change, or the cap.';
    return left === 0 && fixed >= term
      ? 'The loan is paid off before the rate changes: give a shorter fixed time or a longer term.'
      : null;
  },

  run(input) {
    const { rate, new_rate: told, first_cap: cap, life_cap: life, fixed_years: fixed } = input;
    const most = Math.min(...[cap, life].filter((one) => one > 0).map((one) => rate + one));
    const later = Math.min(told, most);
    const waits = Math.round(fixed * monthsPerYear);
    const rest = Math.max(
      1,
      Math.round((input.years_left > 0 ? input.years_left : input.years - fixed) * monthsPerYear),
    );
    const owed = toCents(input.loan);
    const first = chargedRate(rate, input.compounding);
    const next = chargedRate(later, input.compounding);
    const before = amortize(owed, first, waits + rest, toCents(input.extra));
    const left = balanceAfter(before, owed, waits);
    const level = levelPayment(left, next, rest);
    const oldPayment = figure(
      'old_payment',
      'Payment until then',
      toDollars(before.payment),
      'usd_per_month',
      exact,
    );
    const payment = figure(
      'new_payment',
      'Payment after the change',
      toDollars(level),
      'usd_per_month',
      exact,
    );
    const rise = figure('rise', 'Rise of the payment', toDollars(level - before.payment), 'usd_per_month', {
      ...exact,
      labelBelowZero: 'Fall of the payment',
    });
    const balance = figure('balance', 'Balance when the rate changes', toDollars(left), 'usd', exact);
    const applied = figure('rate_applied', 'Rate that counts after the change', later, 'percent', exact);
    const yearly = figure('rise_year', 'Rise in a year', rise.value * monthsPerYear, 'usd_per_year', {
      labelBelowZero: 'Fall in a year',
    });
    const worst =
      life > 0 && rate + life > later
        ? figure(
            'worst_payment',
            'Payment at the highest rate ever allowed',
            toDollars(levelPayment(left, chargedRate(rate + life, input.compounding), rest)),
            'usd_per_month',
            exact,
          )
        : null;
    const share = figure(
      'rise_share',
      'Rise in percent',
      before.payment > 0 ? (level / before.payment - 1) * 100 : 0,
      'percent',
      { decimals: 1, labelBelowZero: 'Fall in percent' },
    );
    return {
      figures: [
        payment,
        balance,
        rise,
        oldPayment,
        applied,
        share,
        yearly,
        ...(worst ? [worst] : []),
        figure('months_left', 'Payments left then', rest, 'months'),
      ],
      steps: [
        {
          label: 'Payment until then',
          formula: 'the level payment over the whole term at the first rate',
          value: oldPayment.value,
          unit: 'usd_per_month',
          ...exact,
        },
        {
          label: 'Balance when the rate changes',
          formula: 'loan less the principal paid until then',
          value: balance.value,
          unit: 'usd',
          ...exact,
        },
        {
          label: 'Rate that counts',
          formula: 'the new rate, at most the first rate + cap',
          value: later,
          unit: 'percent',
          ...exact,
        },
        {
          label: 'Payment after the change',
          formula: 'the level payment that pays off the balance in the time left',
          value: payment.value,
          unit: 'usd_per_month',
          ...exact,
        },
      ],
      assumptions: [
        text`Every payment until then is on time. Property tax and insurance come on top.`,
        loanConvention(input.compounding),
        ...(most < told ? [text`The cap keeps the rate at ${applied} for now.`] : []),
      ],
      warnings: [],
      detail: {
        payment,
        oldPayment,
        balance,
        rise,
        applied,
        worst,
        isCapped: most < told,
        before,
        rest,
        waits,
        later: next,
        left,
      },
    };
  },

  explain(
    { detail: { payment, oldPayment, balance, rise, applied, worst, isCapped } },
    { fixed_years: fixed, rate, first_cap: cap },
  ) {
    const size = { ...rise, value: Math.abs(rise.value) };
    const goes = rise.value < 0 ? 'less' : 'more';
    const change = text`The payment goes from ${oldPayment} to ${payment}, ${size} ${goes}.`;
    // Only the cap of the new rate was told.
    const highest = worst && applied.value === rate + cap;
    const when = fixed > 0 ? text` after ${given('fixed_years', fixed, 'years')}` : text``;
    return {
      conclusion: text`Your payment becomes about ${payment}${when}, on a balance of ${balance}.`,
      openings: {
        change,
        ...(highest
          ? {
              payment: text`It can go up to ${worst} over the life of the loan, and to ${payment} at the first change.`,
            }
          : {}),
        amount: text`You’d owe ${balance} when the rate changes, and the payment becomes ${payment}.`,
        yesno:
          rise.value > 0
            ? text`Yes, it goes up by ${size}: from ${oldPayment} to ${payment}.`
            : text`No, it doesn’t go up: it goes from ${oldPayment} to ${payment}.`,
      },
      named: {
        balance: text`You’d owe ${balance} when the rate changes.`,
        rise: change,
      },
      reasons: [
        change,
        isCapped
          ? text`The cap holds the rate at ${applied} at this change; it may rise further at the next one.`
          : text`The rate after the change is ${applied}, and the balance is spread over the time that’s left.`,
        ...(worst ? [text`At the highest rate the loan ever allows, you’d pay ${worst}.`] : []),
      ],
      next: [
        text`Look up the index, the margin and the caps in your loan papers: together they set the new rate.`,
        rise.value > 0
          ? text`Get refinance quotes a few months before the change, and compare them with ${payment}.`
          : text`Keep paying the old amount if you can: the difference goes to principal.`,
      ],
    };
  },

  chart({ detail: { before, rest, waits, later, left } }, { loan }) {
    const after = amortize(left, later, rest);
    const last = Math.ceil((waits + rest) / monthsPerYear);
    const owedAt = (month: number) =>
      month <= waits ? balanceAfter(before, toCents(loan), month) : balanceAfter(after, left, month - waits);
    return {
      kind: 'area',
      title: 'What you owe over time',
      about: Math.round(waits / monthsPerYear),
      x: { label: 'Year', unit: 'years' },
      y: { label: 'Balance', unit: 'usd' },
      series: [
        {
          name: 'Balance',
          points: Array.from(
            { length: last + 1 },
            (_, year) => [year, toDollars(owedAt(year * monthsPerYear))] as const,
          ),
        },
      ],
    };
  },

  compares: true,
  formulas: {
    new_payment: 'The level payment that pays off {balance} at {rate_applied} in {months_left}',
    balance: [
      'loan',
      'What is left of {loan} at {rate} after {fixed_years} of {old_payment}[ and {extra} extra]',
    ],
    rise: 'new_payment - old_payment',
    old_payment: 'The level payment on {loan} at {rate} over the whole term',
    rate_applied: ['new_rate', 'rate + first_cap', 'rate + life_cap'],
    worst_payment: 'The level payment on {balance} at {rate} and {life_cap} more, in {months_left}',
  },
  examples: [
    {
      question:
        'we have a 5/1 ARM, borrowed 380k at 3.25% for 30 years. after the 5 years it goes to 7%. new payment?',
      input: { loan: 380_000, rate: 3.25, years: 30, fixed_years: 5, new_rate: 7 },
    },
    {
      question: 'What will I owe and pay when my 7 year ARM of $425,000 at 4.5% resets to 6.875%?',
      input: { loan: 425_000, rate: 4.5, fixed_years: 7, new_rate: 6.875 },
    },
    {
      question:
        'arm resets next month from 3.1 to 6.9 percent, i owe 288k with 23 years left. how much more a month',
      input: { loan: 288_000, rate: 3.1, new_rate: 6.9, years: 23 },
    },
    {
      question:
        'worst case on my ARM: 500k at 5.5% fixed for 5 years, first adjustment cap 2 points, lifetime cap 5 points',
      input: { loan: 500_000, rate: 5.5, fixed_years: 5, first_cap: 2, life_cap: 5 },
    },
  ],
  sources: ['cfpb_arm'],
});
