import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { money, percent, years } from '#advisor/calculators/define/fields.ts';
import { figure, given } from '#advisor/calculators/define/result.ts';
import {
  bracketOf,
  incomeField,
  otherRateField,
  ownRate,
} from '#advisor/calculators/investing/bonds/bracket-of-income.ts';
import { filingStatusField } from '#advisor/calculators/tax/household/filing-status-field.ts';
import { growthFactor } from '#advisor/numerics/annuity.ts';
import { text } from '#advisor/quantities/text.ts';

const exact = { decimals: 2 };

/** What tax and inflation leave of a return. */
export const afterTaxReturn = defineCalculator({
  name: 'after_tax_return',
  version: 2,
  title: 'Return after tax and inflation',
  about:
    'What you keep of an interest rate, of the yield of a taxable bond or fund, or of an investment return after federal and state income tax and inflation: the after-tax return, the real return, and what an amount grows to in today’s dollars; also the interest on savings that is left after tax in a year.',
  simply:
    "From what you earn, tax takes a share and rising prices take another. What's left is how much more you can really buy.",
  input: {
    rate: percent({
      label: 'Yearly return before tax',
      ask: 'what return or interest rate do you get',
      roles: ['rate_return', 'rate_savings', 'rate_yield', 'gain_rate', 'rate_coupon'],
      min: -50,
      max: 100,
    }),
    tax_rate: ownRate('Tax rate on the return', 'it follows from your income, or no tax was mentioned'),
    other_rate: otherRateField,
    inflation: percent({
      label: 'Inflation',
      roles: ['rate_inflation'],
      min: -5,
      max: 50,
      default: { value: 2.5, reason: 'about what’s expected in the long run' },
    }),
    fee: percent({
      label: 'Yearly fee',
      roles: ['rate_fee'],
      min: 0,
      max: 10,
      default: { value: 0, reason: 'no fee was mentioned' },
    }),
    amount: money({
      label: 'Amount invested',
      roles: ['lump_sum', 'bal_cash', 'bal_total', 'bal_brokerage', 'hold_amount', 'price_buy'],
      min: 0,
      max: 1e10,
      default: { value: 0, reason: 'only the return is asked for' },
    }),
    years: years({
      label: 'Time invested',
      roles: ['horizon', 'term'],
      min: 0,
      max: 80,
      default: { value: 10, reason: 'ten years, as no time was mentioned' },
    }),
    income: incomeField,
    filing_status: filingStatusField,
  },
  alternatives: [{ fields: ['tax_rate', 'income'] }],
  check: ({ tax_rate: rate, other_rate: other }) =>
    rate + other >= 100 ? 'The tax rates come to 100% or more: check them.' : null,

  run(input, { facts }) {
    const { rate, inflation, fee, amount, income, years: time } = input;
    const own =
      input.tax_rate > 0 || income === 0 ? input.tax_rate : bracketOf(income, input.filing_status, facts);
    const tax = own + input.other_rate;
    const kept = (rate - fee) * (1 - tax / 100);
    const real = ((1 + kept / 100) / (1 + inflation / 100) - 1) * 100;
    const sheltered = ((1 + (rate - fee) / 100) / (1 + inflation / 100) - 1) * 100;
    const end = amount * growthFactor(kept / 100, time);
    const today = amount * growthFactor(real / 100, time);
    const pathAt = (yearly: number) =>
      Array.from(
        { length: Math.floor(time) + 1 },
        (_, year) => [year, amount * growthFactor(yearly / 100, year)] as const,
      );
    return {
      figures: [
        figure('real_return', 'Return after tax and inflation', real, 'percent', exact),
        figure('after_tax', 'Return after tax', kept, 'percent', exact),
        figure('lost_to_tax', 'Part of the return lost to tax', ((rate - fee) * tax) / 100, 'percent', exact),
        figure('tax_rate', 'Tax rate', tax, 'percent'),
        ...(tax > 0
          ? [figure('sheltered', 'Return after inflation in an IRA or 401(k)', sheltered, 'percent', exact)]
          : []),
        ...(amount > 0
          ? [
              figure(
                'income_after_tax',
                'First-year income after tax',
                (amount * kept) / 100,
                'usd_per_year',
                exact,
              ),
              figure(
                'income_before_tax',
                'First-year income before tax',
                (amount * (rate - fee)) / 100,
                'usd',
                exact,
              ),
              figure(
                'tax_first_year',
                'Tax on the first-year income',
                (amount * (rate - fee) * tax) / 1e4,
                'usd',
                exact,
              ),
              figure('end_value', 'Value at the end, after tax', end, 'usd'),
              figure('end_today', 'End value in today’s dollars', today, 'usd'),
            ]
          : []),
      ],
      steps: [
        {
          label: 'After tax',
          formula: '(return - fee) x (1 - tax rate)',
          value: kept,
          unit: 'percent',
          decimals: 3,
        },
        {
          label: 'After inflation',
          formula: '(1 + after tax) / (1 + inflation) - 1',
          value: real,
          unit: 'percent',
          decimals: 3,
        },
      ],
      assumptions: [
        text`The whole return is taxed every year, as interest is. Gains you let run are taxed later and often lower, and an IRA or 401(k) isn’t taxed each year.`,
        ...(income > 0 && input.tax_rate === 0
          ? [
              text`Your federal bracket is worked out from your income with the standard deduction; state tax is left out.`,
            ]
          : []),
      ],
      warnings: tax === 0 ? [text`No tax is counted, as neither a bracket nor an income was mentioned.`] : [],
      detail: { before: pathAt(rate), after: pathAt(real), hasAmount: amount > 0 },
    };
  },

  explain({ figures }, { rate, inflation, amount, years: time }) {
    const find = (id: string) => figures.find((one) => one.id === id)!;
    const real = find('real_return');
    const tax = find('tax_rate');
    const sheltered = figures.find(({ id }) => id === 'sheltered');
    const taxed = tax.value > 0 ? text` after tax at ${tax} and` : ' after';
    const prices = text`inflation of ${given('inflation', inflation, 'percent')}`;
    // Asked "am I ahead?" as often as "am I losing?": a plain yes would answer only one of them.
    const standing =
      real.value < 0
        ? text`You’re losing ground: your buying power shrinks by ${{ ...real, value: -real.value }} a year${taxed} ${prices}.`
        : text`You’re ahead, by ${real} a year${taxed} ${prices}.`;
    return {
      conclusion:
        tax.value > 0
          ? text`Of ${given('rate', rate, 'percent')} you keep ${find('after_tax')} after tax at ${tax}, which is ${real} a year after ${prices}.`
          : text`Of ${given('rate', rate, 'percent')} you really keep ${real} a year after ${prices}.`,
      openings: {
        yesno: standing,
        which: standing,
        ...(amount > 0
          ? {
              amount:
                tax.value > 0
                  ? text`You keep ${find('income_after_tax')} of ${find('income_before_tax')}: ${find('tax_first_year')} goes to tax at ${tax}.`
                  : text`You get ${find('income_after_tax')} before any tax, and after ${given('years', time, 'years')} your ${given('amount', amount, 'usd')} buys what ${find('end_today')} buys today.`,
            }
          : {}),
      },
      reasons: [
        ...(amount > 0
          ? [
              text`After ${given('years', time, 'years')}, ${given('amount', amount, 'usd')} would be ${find('end_value')}, worth ${find('end_today')} in today’s dollars.`,
            ]
          : []),
        ...(real.value < 0 ? [text`So your money buys less every year, even though the balance grows.`] : []),
      ],
      next: [
        ...(sheltered
          ? [text`In an IRA or 401(k), with no tax each year, it’d earn ${sheltered} a year after inflation.`]
          : []),
        text`Hold what’s taxed as interest in an IRA or 401(k) first, and stock funds in the taxable account.`,
      ],
    };
  },

  chart: ({ detail: { before, after, hasAmount } }) => ({
    kind: 'line',
    title: 'Before and after tax and inflation',
    x: { label: 'Year', unit: 'years' },
    y: { label: 'Value', unit: 'usd' },
    series: hasAmount
      ? [
          { name: 'As stated', points: before },
          { name: 'After tax, in today’s dollars', points: after },
        ]
      : [],
  }),

  covers: ['apr_apy_cd_ladder'],
  formulas: {
    real_return: '(100% + after_tax) / (100% + inflation) - 100%',
    after_tax: '(rate - fee) * (100% - tax_rate)',
    lost_to_tax: '(rate - fee) * tax_rate',
    tax_rate: [
      'input.tax_rate + other_rate',
      'The federal bracket of {income} (filing status {filing_status})[, plus {other_rate}]',
    ],
    sheltered: '(100% + rate - fee) / (100% + inflation) - 100%',
    income_after_tax: 'amount * after_tax',
    income_before_tax: 'amount * (rate - fee)',
    tax_first_year: 'amount * (rate - fee) * tax_rate',
    end_value: 'amount * (100% + after_tax)^years',
    end_today: 'amount * (100% + real_return)^years',
  },

  examples: [
    {
      question:
        'My savings account pays 4.5%, I’m in the 24% bracket and inflation is 3%. What do I really earn?',
      input: { rate: 4.5, tax_rate: 24, inflation: 3 },
    },
    {
      question: 'real after tax return on 50k in a CD at 4.2% for 5 years, 22% federal plus 5% state',
      input: { rate: 4.2, tax_rate: 22, other_rate: 5, amount: 50_000, years: 5 },
    },
    {
      question:
        'we earn $180,000 together, bond fund yields 5 percent, what is left after taxes and inflation',
      input: { rate: 5, income: 180_000, filing_status: 'married_joint' },
    },
    {
      question:
        '27,500 in savings at 3.9% APY, 22% tax on the interest. how much interest do i keep this year?',
      input: { rate: 3.9, tax_rate: 22, amount: 27_500, years: 1 },
    },
    {
      question:
        'taxable bond fund pays 4.8%. after federal tax of 32% and 6% to the state, what rate do I keep',
      input: { rate: 4.8, tax_rate: 32, other_rate: 6 },
    },
    {
      question: 'bonds yield 5.6, uncle sam takes 22 percent and the state 4: what do i get to keep',
      input: { rate: 5.6, tax_rate: 22, other_rate: 4 },
    },
    {
      question: 'what do i keep of a 4.4% yield if the irs takes 32 and my state 9 percent',
      input: { rate: 4.4, tax_rate: 32, other_rate: 9 },
    },
  ],
  sources: ['sec_saving_investing', 'sec_compound_interest'],
});
