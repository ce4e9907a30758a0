import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { moneyPerMonth } from '#advisor/calculators/define/fields.ts';
import { fact, figure, given } from '#advisor/calculators/define/result.ts';
import { text } from '#advisor/quantities/text.ts';

/** What share of an income is spoken for by debts. */
export const debtToIncome = defineCalculator({
  name: 'debt_to_income',
  version: 1,
  title: 'Debt-to-income ratio',
  about:
    'The share of income before taxes that housing and all debt payments take, against the 28/36 guideline and the limit of conforming mortgages, and the room that is left.',
  input: {
    income: moneyPerMonth({
      label: 'Monthly income before taxes',
      cues: ['income', 'make', 'earn', 'salary', 'gross', 'a month', 'before taxes', 'take in'],
      min: 1,
      max: 1e7,
    }),
    housing: moneyPerMonth({
      label: 'Monthly housing payment',
      cues: ['rent', 'mortgage', 'housing', 'house payment', 'mortgage payment'],
      min: 0,
      max: 1e7,
      default: { value: 0, reason: 'no housing payment was mentioned' },
    }),
    debts: moneyPerMonth({
      label: 'Monthly payments on other debts',
      cues: ['debts', 'debt', 'car payment', 'student loans', 'credit card', 'loan payments', 'minimum'],
      min: 0,
      max: 1e7,
      default: { value: 0, reason: 'no other debts were mentioned' },
    }),
  },
  check: ({ housing, debts }) =>
    housing === 0 && debts === 0 ? 'Give the monthly housing payment, other debt payments, or both.' : null,

  run({ income, housing, debts }, { facts }) {
    const housingShare = facts.get('housing_ratio_guideline');
    const debtShare = facts.get('debt_ratio_guideline');
    const limit = facts.get('conforming_debt_ratio_limit');
    const all = housing + debts;
    const ratio = figure('debt_ratio', 'Debt-to-income ratio', (all / income) * 100, 'percent', {
      decimals: 1,
    });
    const front = figure('housing_ratio', 'Housing share of income', (housing / income) * 100, 'percent', {
      decimals: 1,
    });
    const room = figure(
      'room',
      'Room for more payments under the guideline',
      Math.max(0, (income * debtShare) / 100 - all),
      'usd_per_month',
    );
    const over = figure(
      'over',
      'Payments above the guideline',
      Math.max(0, all - (income * debtShare) / 100),
      'usd_per_month',
    );
    return {
      figures: [ratio, front, room, over],
      steps: [
        { label: 'All debt payments', formula: 'housing + other debts', value: all, unit: 'usd_per_month' },
        {
          label: 'Debt-to-income ratio',
          formula: 'all payments / income',
          value: ratio.value,
          unit: 'percent',
        },
        { label: 'Housing share', formula: 'housing / income', value: front.value, unit: 'percent' },
        {
          label: 'Payments the guideline allows',
          formula: 'income x debt share',
          value: (income * debtShare) / 100,
          unit: 'usd_per_month',
        },
      ],
      assumptions: [
        text`Income is before taxes, and debts count with the payment that is due, not with what is owed.`,
        text`Everyday costs such as food, utilities and insurance are not debts and are left out.`,
      ],
      warnings:
        ratio.value > limit
          ? [
              text`Above ${fact('conforming_debt_ratio_limit', limit, 'percent')} a conforming mortgage is hardly to be had.`,
            ]
          : [],
      detail: {
        ratio,
        front,
        room,
        over,
        allowed: fact('debt_ratio_guideline', debtShare, 'percent'),
        allowedHousing: fact('housing_ratio_guideline', housingShare, 'percent'),
      },
    };
  },

  explain({ detail: { ratio, front, room, over, allowed, allowedHousing } }, { income, housing }) {
    const within = over.value === 0;
    const earned = given('income', income, 'usd_per_month');
    return {
      conclusion: within
        ? text`Your debt-to-income ratio is ${ratio}, within the guideline of ${allowed}.`
        : text`Your debt-to-income ratio is ${ratio}, above the guideline of ${allowed}.`,
      reasons: [
        within
          ? text`On ${earned} the guideline leaves room for ${room} more in payments.`
          : text`On ${earned} your payments are ${over} above the guideline.`,
        ...(housing > 0
          ? [text`Housing alone takes ${front}; the guideline for it is ${allowedHousing}.`]
          : []),
      ],
      next: within
        ? [text`Keep the room for the unexpected: a guideline is a limit, not a target.`]
        : [
            text`Pay off the debt whose payment is largest against what is owed: it lowers the ratio fastest.`,
            text`Take on no new payments until the ratio is lower.`,
          ],
    };
  },

  examples: [
    {
      question:
        'I make $6,000 a month, pay 1,500 for rent and 400 for my car. What is my debt-to-income ratio?',
      input: { income: 6000, housing: 1500, debts: 400 },
    },
    {
      question: 'What is my DTI with a gross income of 8k, a mortgage of 2,400 and 900 in student loans?',
      input: { income: 8000, housing: 2400, debts: 900 },
    },
    {
      question: 'Is eleven hundred in debt payments too much on an income of 3,500 a month?',
      input: { income: 3500, debts: 1100 },
    },
  ],
  sources: ['cfpb_dti_explained', 'freddie_mac_housing_ratio', 'fannie_mae_dti'],
});
