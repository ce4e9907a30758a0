import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { moneyPerYear, percent } from '#advisor/calculators/define/fields.ts';
import { figure, given } from '#advisor/calculators/define/result.ts';
import { requireFigure } from '#advisor/calculators/tax/cents-figures.ts';
import { mostDollars } from '#advisor/calculators/tax/nothing-said.ts';
import { checksAYear, paidField } from '#advisor/calculators/tax/pay/pay-fields.ts';
import { howOften } from '#advisor/calculators/tax/pay/take-home-notes.ts';
import { text } from '#advisor/quantities/text.ts';

/** Less than this is a sum rather than the pay of a year. */
const leastPay = 1000;

const cents = (value: number) => Math.round(value * 100) / 100;

/** A share of pay in dollars. */
export const percentOfPay = defineCalculator({
  name: 'percent_of_pay',
  version: 1,
  title: 'A percent of your pay in dollars',
  about:
    'How many dollars a percent of a salary or paycheck is, a year, a month and each paycheck, before taxes.',
  simply: 'A percentage is a slice of your pay: the same share of every paycheck, added up over the year.',
  input: {
    share: percent({
      label: 'Percent of pay',
      ask: 'what percent of your pay',
      roles: [
        'save_share',
        'match_limit',
        'raise_rate',
        'rate_tax',
        'rate_fee',
        'limit_share',
        'replace_share',
        'rate_withdrawal',
      ],
      min: 0,
      max: 1000,
    }),
    pay: moneyPerYear({
      label: 'Yearly pay before taxes',
      ask: 'how much do you earn a year before taxes',
      notByTheHour: true,
      roles: ['wages', 'wages@spouse', 'wages@both', 'wages_new', 'agi', 'take_home', 'bonus'],
      min: 0,
      max: mostDollars,
    }),
    paid: paidField,
  },
  run({ share, pay, paid }) {
    const yearly = (pay * share) / 100;
    return {
      figures: [
        figure('amount', 'In a year', cents(yearly), 'usd_per_year'),
        figure('monthly', 'In a month', cents(yearly / 12), 'usd_per_month'),
        figure('check', 'From each paycheck', cents(yearly / checksAYear[paid]), 'usd'),
      ],
      steps: [{ label: 'In a year', value: yearly, unit: 'usd_per_year', formula: 'pay x percent / 100' }],
      assumptions: [text`Of pay before taxes.`],
      warnings: [],
      detail: {},
    };
  },
  explain({ figures }, { share, pay, paid }) {
    const at = (id: string) => requireFigure(figures, id);
    const [told, of] = [given('share', share, 'percent'), given('pay', pay, 'usd')];
    const check =
      paid === 'yearly' || paid === 'monthly' ? '' : text`, which is ${at('check')} ${howOften[paid]}`;
    return {
      conclusion:
        pay < leastPay
          ? text`${told} of ${of} is ${{ ...at('amount'), unit: 'usd' as const, decimals: 2 }}.`
          : text`${told} of ${of} is ${at('amount')}, or ${at('monthly')}${check}.`,
      reasons: [],
      next: [
        text`If it goes into a pre-tax 401(k), your paycheck falls by less than that, because it isn’t taxed now.`,
      ],
    };
  },
  formulas: {
    amount: 'pay * share',
    monthly: 'amount / 12',
    check: ['amount / 26', 'amount / 24', 'amount / 52', 'amount / 12'],
  },

  examples: [
    { question: 'what is 6% of my 72k salary', input: { share: 6, pay: 72_000 } },
    { question: 'how much is 10 percent of 4,800 a month', input: { share: 10, pay: 57_600 } },
    {
      question: 'if I put 5% of 61,500 in the 401k how many dollars is that per check',
      input: { share: 5, pay: 61_500 },
    },
    {
      question:
        'If I earn $83,000 and put 9% into the retirement plan at work, what does that come to each payday?',
      input: { share: 9, pay: 83_000 },
    },
  ],
  sources: ['irs_pub_17'],
});
