import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { money, percent } from '#advisor/calculators/define/fields.ts';
import { fact, figure, given } from '#advisor/calculators/define/result.ts';
import { text } from '#advisor/quantities/text.ts';

/** What of a home is its owner's, and how far the loan is from where mortgage insurance ends. */
export const homeEquity = defineCalculator({
  name: 'home_equity',
  version: 1,
  title: 'Home equity and loan-to-value',
  about:
    'The equity in a home and the loan-to-value ratio, from what it is worth and what is owed on it, and what is still to be paid until mortgage insurance may be dropped.',
  input: {
    value: money({
      label: 'Value of the home',
      ask: 'what is the home worth',
      roles: ['home_value', 'home_price'],
      min: 1,
      max: 1e9,
    }),
    owed: money({
      label: 'Mortgage still owed',
      ask: 'how much do you still owe on it',
      roles: ['mortgage_balance', 'debt_balance:mortgage'],
      min: 0,
      max: 1e9,
    }),
    lend_up_to: percent({
      label: 'Share of the value up to which a lender goes',
      roles: ['limit_share'],
      min: 1,
      max: 125,
      default: { value: 80, reason: 'as far as many lenders go with all loans together' },
    }),
  },

  run({ value, owed, lend_up_to: share }, { facts }) {
    const dropAt = facts.get('pmi_cancel_ratio');
    const ratio = figure('ltv', 'Loan-to-value ratio', (owed / value) * 100, 'percent', { decimals: 1 });
    const equity = figure('equity', 'Equity', value - owed, 'usd');
    const target = (value * dropAt) / 100;
    const gap = figure(
      'to_drop_pmi',
      'To pay off until mortgage insurance may end',
      Math.max(0, owed - target),
      'usd',
    );
    return {
      figures: [
        ratio,
        equity,
        gap,
        figure('equity_share', 'Equity as a share of the value', (1 - owed / value) * 100, 'percent', {
          decimals: 1,
        }),
        figure(
          'borrowable',
          'Left to borrow up to the lender’s share',
          Math.max(0, (value * share) / 100 - owed),
          'usd',
        ),
        figure('target_balance', 'Balance at which mortgage insurance may end', target, 'usd'),
      ],
      steps: [
        { label: 'Equity', formula: 'value - owed', value: equity.value, unit: 'usd' },
        { label: 'Loan-to-value', formula: 'owed / value', value: ratio.value, unit: 'percent', decimals: 1 },
        {
          label: 'Left to borrow',
          formula: 'value x lender’s share - owed',
          value: Math.max(0, (value * share) / 100 - owed),
          unit: 'usd',
        },
        { label: 'Balance for dropping insurance', formula: 'value x share', value: target, unit: 'usd' },
      ],
      assumptions: [
        text`You may ask to drop mortgage insurance once the loan is down to ${fact('pmi_cancel_ratio', dropAt, 'percent')} of the value the home had when the loan was made; a lender need not count that it rose since.`,
        text`Selling costs are left out: they come off the equity when you sell.`,
      ],
      warnings: equity.value < 0 ? [text`You owe more than it is worth.`] : [],
      detail: { ratio, equity, gap },
    };
  },

  explain({ detail: { ratio, equity, gap } }, { value, owed }) {
    const loan = given('owed', owed, 'usd');
    return {
      conclusion: text`You owe ${ratio} of what the home is worth; your equity is ${equity}.`,
      reasons: [
        gap.value > 0
          ? text`${gap} more of the ${loan} has to be paid off until mortgage insurance may end.`
          : text`With ${loan} owed on ${given('value', value, 'usd')} there is no need for mortgage insurance.`,
      ],
      next: [
        text`Ask the lender in writing to end mortgage insurance once you are there, and for what appraisal it wants.`,
      ],
    };
  },

  examples: [
    {
      question: 'I owe 330k on a house worth 400k. What is my LTV?',
      input: { value: 400_000, owed: 330_000 },
    },
    {
      question: 'home is worth 500k, mortgage 410k: how much until I can drop PMI?',
      input: { value: 500_000, owed: 410_000 },
    },
    {
      question: 'how much equity do we have, the place is worth three hundred thousand and we owe 180k',
      input: { value: 300_000, owed: 180_000 },
    },
    {
      question: 'heloc up to 85% of a 520k house with a 300k mortgage, how much can i borrow',
      input: { value: 520_000, owed: 300_000, lend_up_to: 85 },
    },
  ],
  sources: ['cfpb_pmi'],
});
