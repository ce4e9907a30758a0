import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { choice, count, list, money, moneyPerMonth, percent } from '#advisor/calculators/define/fields.ts';
import { figure, given } from '#advisor/calculators/define/result.ts';
import { irregularIncomeExamples } from '#advisor/calculators/saving/budget/irregular-income-examples.ts';
import { text } from '#advisor/quantities/text.ts';

/** The most that has to come out of a buffer, if every month pays the same: the worst stretch of months in a row. */
function worstStretch(months: readonly number[], pay: number): number {
  let [owed, worst] = [0, 0];
  for (const income of months) {
    owed = Math.max(0, owed + pay - income);
    worst = Math.max(worst, owed);
  }
  return worst;
}

/** A budget for pay that is another one each month. */
export const irregularIncome = defineCalculator({
  name: 'irregular_income',
  version: 1,
  title: 'Budget with irregular income',
  about:
    'How to budget when income varies from month to month, as for freelancers, tips, commission or gig work: what to spend in a low month, the steady pay to give yourself, the buffer that evens out the months, and the taxes to set aside.',
  simply:
    'In good months you put something aside, and in bad months you live on it. So you pay yourself the same amount every month.',
  compares: true,
  input: {
    months: list({
      label: 'Income by month',
      ask: 'what did you take home in each of the last months, or in a low and a high one',
      items: {
        // What came in that month as told: freelance pay with no period named would count as a year's.
        income: money({
          label: 'Income of a month',
          roles: ['take_home', 'se_income', 'other_income', 'tips', 'bonus', 'wages', 'cash_flow'],
          min: 0,
          // Beyond it people mean a year.
          max: 100_000,
        }),
      },
      min: 2,
      max: 36,
      comparesCases: true,
    }),
    bills: moneyPerMonth({
      label: 'Bills and needs per month',
      roles: ['spend_needs', 'spend_total', 'housing_cost', 'mortgage_payment', 'spend_item'],
      adds: 'within',
      min: 0,
      max: 1e6,
      default: { value: 0, reason: 'none were mentioned, so they aren’t compared' },
    }),
    cash: money({
      label: 'Cash set aside already',
      roles: ['bal_cash', 'bal_total'],
      min: 0,
      max: 1e9,
      default: { value: 0, reason: 'none was mentioned' },
    }),
    taxes: choice({
      label: 'Taxes on that income',
      options: ['taken_out', 'to_pay'],
      facts: { to_pay: 'work=self_employed' },
      default: { value: 'taken_out', reason: 'the amounts are taken as what lands in your account' },
    }),
    tax_share: percent({
      label: 'Share to set aside for taxes',
      roles: ['rate_tax'],
      min: 0,
      max: 60,
      default: {
        value: 25,
        reason: 'a rule of thumb for the self-employed; counted only where taxes aren’t taken out',
      },
    }),
    low_months: count({
      label: 'Low months in a row to be ready for',
      min: 1,
      max: 24,
      default: { value: 3, reason: 'a slow season lasts about that long' },
    }),
  },
  check: ({ months }) =>
    months.every(({ income }) => income === 0) ? 'Give an income for at least one month.' : null,

  run({ months, bills, cash, taxes, tax_share: share, low_months: inRow }) {
    const kept = taxes === 'to_pay' ? 1 - share / 100 : 1;
    const incomes = months.map(({ income }) => income * kept);
    const gross = months.reduce((sum, { income }) => sum + income, 0) / months.length;
    const [low, high] = [Math.min(...incomes), Math.max(...incomes)];
    const average = gross * kept;
    const buffer = Math.max(inRow * (average - low), worstStretch(incomes, average));
    const gap = Math.max(0, buffer - cash);
    const spare = average - bills;
    const fill = bills > 0 && spare > 0 && gap > 0 ? Math.ceil(gap / spare - 1e-9) : undefined;
    return {
      figures: [
        figure('low_month', 'Lowest month', low, 'usd_per_month'),
        figure('steady_pay', 'Steady pay once the buffer is full', average, 'usd_per_month'),
        figure('buffer', 'Buffer that evens out the months', buffer, 'usd'),
        figure('high_month', 'Highest month', high, 'usd_per_month'),
        ...(cash > 0 ? [figure('to_save', 'Still to put into the buffer', gap, 'usd')] : []),
        ...(taxes === 'to_pay'
          ? [figure('tax_aside', 'Set aside for taxes, on average', gross - average, 'usd_per_month')]
          : []),
        ...(bills > 0
          ? [
              figure('low_left', 'Left in the lowest month after bills', low - bills, 'usd_per_month', {
                labelBelowZero: 'Short in the lowest month after bills',
              }),
              figure('average_left', 'Left in an average month after bills', spare, 'usd_per_month', {
                labelBelowZero: 'Short in an average month after bills',
              }),
            ]
          : []),
        ...(fill === undefined
          ? []
          : [figure('fill_months', 'Months until the buffer is full', fill, 'months')]),
      ],
      steps: [
        { label: 'Average month before taxes set aside', value: gross, unit: 'usd_per_month' },
        {
          label: 'Buffer for low months',
          formula: 'low months in a row x (steady pay - lowest month)',
          value: inRow * (average - low),
          unit: 'usd',
        },
        {
          label: 'Worst stretch of your months',
          formula: 'most that steady pay runs ahead of income',
          value: worstStretch(incomes, average),
          unit: 'usd',
        },
      ],
      assumptions: [
        text`The months you named stand for the months to come. A longer record, with a slow season in it, is better.`,
        ...(taxes === 'to_pay'
          ? [
              text`${given('tax_share', share, 'percent')} of each payment goes aside for income and self-employment tax, due four times a year.`,
            ]
          : []),
      ],
      warnings:
        bills > 0 && spare < 0
          ? [
              text`Your bills are above an average month. A buffer can’t fix that: cut bills or earn more first.`,
            ]
          : [],
      detail: { incomes, average },
    };
  },

  explain({ figures }, { bills, low_months: inRow }) {
    const find = (id: string) => figures.find((one) => one.id === id)!;
    const [left, spare, fill] = ['low_left', 'average_left', 'fill_months'].map(find);
    const tax = figures.find(({ id }) => id === 'tax_aside');
    const asked = given('bills', bills, 'usd_per_month');
    const plan = text`Budget on ${find('low_month')}, your lowest month. Keep what comes in above it until you have ${find('buffer')} aside, then pay yourself ${find('steady_pay')} every month.`;
    return {
      conclusion: plan,
      openings: {
        amount: text`Keep a buffer of about ${find('buffer')}: it evens out your months to a steady ${find('steady_pay')}.`,
        payment: text`Pay yourself ${find('steady_pay')} once you have ${find('buffer')} aside; until then, live on ${find('low_month')}.`,
        ...(left && spare
          ? {
              yesno:
                left.value >= 0
                  ? text`Yes: even your lowest month covers ${asked} of bills, with ${left} left.`
                  : spare.value >= 0
                    ? text`On average, yes, but your lowest month is ${{ ...left, value: -left.value }} short of ${asked} of bills, so you need a buffer of ${find('buffer')}.`
                    : text`No: even an average month is ${{ ...spare, value: -spare.value }} short of ${asked} of bills.`,
            }
          : {}),
        ...(fill ? { time: text`About ${fill} until the buffer of ${find('buffer')} is full.` } : {}),
      },
      reasons: [
        ...(left && left.value < 0
          ? [text`Your lowest month is ${{ ...left, value: -left.value }} short of ${asked} of bills.`]
          : []),
        ...(tax ? [text`Set aside ${tax} on average for taxes; it isn’t yours to spend.`] : []),
        text`The buffer covers ${given('low_months', inRow, 'count')} lowest months in a row, or the worst stretch of the months you named.`,
        ...(fill ? [text`At your bills it’s full in about ${fill}.`] : []),
      ],
      next: [
        text`Have all income go to one account, and move the same amount to your checking account on the first of each month.`,
        text`List needs first, then wants in order. In a good month work down the list only after the buffer got its part.`,
      ],
    };
  },

  chart: ({ detail: { incomes, average } }) => ({
    kind: 'line',
    title: 'Your months and a steady pay',
    x: { label: 'Month', unit: 'count' },
    y: { label: 'A month', unit: 'usd_per_month' },
    about: 1,
    series: [
      { name: 'Income', points: incomes.map((income, index) => [index + 1, income] as const) },
      { name: 'Steady pay', points: incomes.map((_, index) => [index + 1, average] as const) },
    ],
  }),

  formulas: {
    low_month: 'The lowest of {months}[, less {tax_share} for taxes where they aren’t taken out]',
    high_month: 'The highest of {months}[, less {tax_share} for taxes where they aren’t taken out]',
    steady_pay: ['"Average month before taxes set aside" - tax_aside', 'The average of {months}'],
    buffer: ['max("Buffer for low months", "Worst stretch of your months")'],
    to_save: 'max(0, buffer - cash)',
    tax_aside: '"Average month before taxes set aside" * tax_share',
    low_left: 'low_month - bills',
    average_left: 'steady_pay - bills',
    fill_months: [
      'The months until {average_left} adds up to {to_save}',
      'The months until {average_left} adds up to {buffer}',
    ],
  },

  examples: irregularIncomeExamples,
  sources: ['cfpb_your_money', 'cfpb_emergency_fund'],
});
