import { promoBalanceFormulas } from '#advisor/calculators/borrowing/debts/promo-balance-formulas.ts';
import { payDown } from '#advisor/calculators/borrowing/debts/pay-down.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { flag, money, moneyPerMonth, months, percent } from '#advisor/calculators/define/fields.ts';
import { figure, given } from '#advisor/calculators/define/result.ts';
import { levelPayment } from '#advisor/numerics/amortize.ts';
import { percentOf, toCents, toDollars } from '#advisor/quantities/cents.ts';
import { text } from '#advisor/quantities/text.ts';
import {
  asCharged,
  effectiveRateOf,
  loanCompoundingField,
  loanConvention,
} from '#advisor/calculators/borrowing/loans/loan-convention.ts';

const monthsPerYear = 12;
const exact = { decimals: 2 };
/** A rate below this is that of a promotion, one above it that of the time afterwards. */
const promoUpTo = 9.99;

/** A balance at no interest, or hardly any, until a promotion ends. */
export const promoBalance = defineCalculator({
  name: 'promo_balance',
  version: 1,
  title: 'Clear a balance before a promotional rate ends',
  about:
    'What to pay a month to clear a store card, furniture, medical or other balance before its 0% or no-interest promotion ends, what is left then with the payment you make, and what it costs afterwards, deferred interest included.',
  simply:
    "You have a number of months without interest. Divide what you owe by those months, and you're done before interest starts.",
  input: {
    balance: money({
      label: 'Balance under the promotion',
      ask: 'how much do you owe on it',
      roles: ['debt_balance:card', 'debt_balance', 'spend_item', 'home_improvement', 'medical_cost'],
      // "Was 5,600, 3,900 left": what is left is the smaller one.
      order: 'rising',
      min: 1,
      max: 1e7,
    }),
    months_left: months({
      label: 'Number of months until the promotion ends',
      ask: 'how many months until the promotion ends',
      roles: ['term_left', 'time_payoff', 'horizon', 'term'],
      notByPayment: true,
      min: 1,
      max: 120,
    }),
    later_rate: percent({
      label: 'Rate after the promotion',
      roles: ['loan_rate_new', 'loan_rate'],
      toldOnly: true,
      min: promoUpTo + 0.01,
      max: 100,
      default: { value: 28, reason: 'about what store cards charge; yours is on the statement' },
    }),
    promo_rate: percent({
      label: 'Rate during the promotion',
      roles: ['loan_rate', 'loan_rate_new'],
      toldOnly: true,
      min: 0,
      max: promoUpTo,
      default: { value: 0, reason: 'no interest until it ends' },
    }),
    payment: moneyPerMonth({
      label: 'Payment you make now',
      roles: ['debt_payment:card', 'debt_payment', 'debt_budget', 'save_amount'],
      min: 0,
      max: 1e6,
      default: { value: 0, reason: 'what clears it in time' },
    }),
    months_passed: months({
      label: 'Number of months already paid',
      roles: ['time_held'],
      matters: ({ from_start: isPrice }) => isPrice === true,
      min: 0,
      max: 120,
      default: { value: 0, reason: 'the promotion has just begun, or the balance is what you owe now' },
    }),
    from_start: flag({
      label: 'The balance is the price at the start',
      ofRole: { field: 'balance', role: 'spend_item', value: true },
      default: { value: false, reason: 'the balance is what you owe now' },
    }),
    paid_off: money({
      label: 'Already paid off',
      roles: ['debt_extra'],
      asSaid: true,
      min: 0,
      max: 1e7,
      default: {
        value: 0,
        reason:
          'your payment in each of the months already paid, where the balance is the price at the start',
        by: ({ from_start: isPrice, payment, months_passed: passed }) =>
          isPrice && typeof payment === 'number' && typeof passed === 'number' ? payment * passed : undefined,
      },
    }),
    compounding: loanCompoundingField,
  },
  check: ({ balance, paid_off: paid }) =>
    paid >= balance ? 'What is already paid off covers the balance: give a smaller amount.' : null,

  run(input) {
    const { balance, paid_off: off, months_left: time, payment } = input;
    const { later_rate: later, promo_rate: rate } = asCharged(input, 'later_rate', 'promo_rate');
    const owed = toCents(balance) - toCents(off);
    const now = figure('owed_now', 'Balance now', toDollars(owed), 'usd', exact);
    // A cent short on the last day would end the promotion with a balance.
    const clearing = rate === 0 ? Math.ceil(owed / time) : levelPayment(owed, rate, time);
    const paid = payment > 0 ? toCents(payment) : clearing;
    const course = payDown(owed, (month) => (month <= time ? rate : later), paid);
    const left = course ? (course.owed[Math.min(time, course.months)] ?? 0) : owed - paid * time;
    const needed = figure(
      'needed',
      'Payment that clears it in time',
      toDollars(clearing),
      'usd_per_month',
      exact,
    );
    const rest = figure('left', 'Balance left when it ends', toDollars(Math.max(0, left)), 'usd', exact);
    const more = figure(
      'more_needed',
      'Amount to add to your payment',
      toDollars(Math.max(0, clearing - paid)),
      'usd_per_month',
      exact,
    );
    const monthly = figure(
      'interest_after',
      'Interest in the first month afterwards',
      toDollars(percentOf(Math.max(0, left), later / monthsPerYear)),
      'usd',
      exact,
    );
    const done = figure('months', 'Time to pay it off', course?.months ?? 0, 'months');
    const isShort = left > 0;
    return {
      figures: [
        needed,
        rest,
        ...(off > 0 ? [now] : []),
        ...(payment > 0 ? [more] : []),
        ...(isShort ? [monthly] : []),
        ...(course ? [done] : []),
        ...effectiveRateOf(input.later_rate, input.compounding),
      ],
      steps: [
        ...(off > 0
          ? [
              {
                label: 'Balance now',
                formula: 'price - paid off',
                value: now.value,
                unit: 'usd' as const,
                ...exact,
              },
            ]
          : []),
        {
          label: 'Payment that clears it',
          formula: 'balance / months, or level payments at the promotional rate',
          value: needed.value,
          unit: 'usd_per_month',
          ...exact,
        },
        { label: 'Left at the end', formula: 'balance - payments', value: rest.value, unit: 'usd', ...exact },
      ],
      assumptions: [text`You pay on time and charge nothing new to it.`, loanConvention(input.compounding)],
      warnings: [
        text`If the plan says “no interest if paid in full”, interest is charged back to the first day on the whole purchase unless it’s all paid by then.`,
      ],
      detail: {
        owed: course?.owed ?? [owed],
        needed,
        rest,
        more,
        monthly,
        done,
        isShort,
        now: off > 0 ? now : null,
      },
    };
  },

  explain({ detail: { needed, rest, more, monthly, done, isShort, now } }, input) {
    const time = given('months_left', input.months_left, 'months');
    const clear = text`Pay ${needed} to clear it before the promotion ends in ${time}.`;
    const paid = given('payment', input.payment, 'usd_per_month');
    const at = given('later_rate', input.later_rate, 'percent');
    const soFar = now
      ? [
          text`You have paid off ${given('paid_off', input.paid_off, 'usd', exact)} so far, so ${now} is left to pay.`,
        ]
      : [];
    if (input.payment === 0)
      return {
        conclusion: clear,
        reasons: [...soFar, text`Whatever is left after that is charged ${at}.`],
        next: [text`Set up an automatic payment for that amount, and aim to finish a month early.`],
      };
    return {
      conclusion: isShort
        ? text`At ${paid} you’d still owe ${rest} when the promotion ends; ${needed} clears it in time.`
        : text`Yes, ${paid} is enough: it’s paid off in ${done}, before the promotion ends.`,
      openings: {
        payment: clear,
        yesno: isShort
          ? text`Not quite: at ${paid} you’d still owe ${rest} when it ends; add ${more}.`
          : text`Yes, ${paid} is enough: it’s paid off in ${done}, before the promotion ends.`,
      },
      reasons: [
        ...soFar,
        isShort
          ? text`What’s left then costs ${at}, about ${monthly} in the first month.`
          : text`It takes ${needed} to be done in ${time}.`,
      ],
      next: [text`Set up an automatic payment, and aim to finish a month early.`],
    };
  },

  chart: ({ detail: { owed } }, { months_left: time }) => ({
    kind: 'area',
    title: 'What you owe until it’s paid off',
    about: Math.min(time, owed.length - 1),
    x: { label: 'Month', unit: 'months' },
    y: { label: 'Owed', unit: 'usd' },
    series: [{ name: 'Balance', points: owed.map((cents, month) => [month, toDollars(cents)] as const) }],
  }),

  formulas: promoBalanceFormulas,
  examples: [
    {
      question:
        '0% until next March on 3,600 then 28%, that’s 16 months. how much a month to clear it in time?',
      input: { balance: 3600, months_left: 16, later_rate: 28 },
    },
    {
      question:
        'Best Buy card, $4,700, no interest if paid in full, promo ends in 7 months. What do I pay monthly?',
      input: { balance: 4700, months_left: 7 },
    },
    {
      question:
        'owe 2,900 on the couch, promo runs out in 10 months and i send 200. will i make it or what’s left',
      input: { balance: 2900, months_left: 10, payment: 200 },
    },
    {
      question:
        'CareCredit 1,850 with 11 months left at no interest, 32.99% after: monthly payment to avoid interest',
      input: { balance: 1850, months_left: 11, later_rate: 32.99 },
    },
    {
      question:
        'store card 2,600, 18 months no interest, i have paid 400 so far in 5 months. how much a month clears it?',
      input: { balance: 2600, months_left: 13, months_passed: 5, paid_off: 400 },
    },
    {
      question:
        'couch was 2,700 on an 18 month no interest plan, i’ve paid 100 a month for 4 months so far. what do i pay from here?',
      input: { balance: 2700, from_start: true, months_left: 14, payment: 100, months_passed: 4 },
    },
  ],
  sources: ['cfpb_reduce_debt'],
});
