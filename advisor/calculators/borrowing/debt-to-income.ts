import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { moneyPerMonth, percent } from '#advisor/calculators/define/fields.ts';
import { fact, figure, given } from '#advisor/calculators/define/result.ts';
import { text } from '#advisor/quantities/text.ts';

const noneMentioned = (what: string) => ({ value: 0, reason: `no ${what} was mentioned` });

/** Every kind of debt payment beside housing. */
const otherDebts = (input: { car: number; student_loan: number; cards: number; debts: number }) =>
  input.car + input.student_loan + input.cards + input.debts;

/** What share of an income is spoken for by debts. */
export const debtToIncome = defineCalculator({
  name: 'debt_to_income',
  version: 1,
  title: 'Debt-to-income ratio',
  about:
    'The share of income before taxes that housing and all debt payments take, against the 28/36 guideline, a limit of your own and the limit of conforming mortgages, and the room that is left for a further payment.',
  input: {
    income: moneyPerMonth({
      label: 'Monthly income before taxes',
      ask: 'what is your income a month before taxes, and what do you pay on debts and housing',
      roles: ['wages', 'wages@spouse', 'wages@both', 'se_income', 'pension_income', 'ss_income'],
      adds: true,
      min: 1,
      max: 1e7,
    }),
    housing: moneyPerMonth({
      label: 'Monthly housing payment',
      roles: ['mortgage_payment', 'housing_cost'],
      min: 0,
      max: 1e7,
      default: noneMentioned('housing payment'),
    }),
    car: moneyPerMonth({
      label: 'Car payment',
      roles: ['debt_payment:car', 'lease_payment'],
      adds: true,
      min: 0,
      max: 1e6,
      default: noneMentioned('car payment'),
    }),
    student_loan: moneyPerMonth({
      label: 'Student loan payment',
      roles: ['debt_payment:student'],
      adds: true,
      min: 0,
      max: 1e6,
      default: noneMentioned('student loan'),
    }),
    cards: moneyPerMonth({
      label: 'Card payments',
      roles: ['debt_payment:card'],
      adds: true,
      min: 0,
      max: 1e6,
      default: noneMentioned('card payment'),
    }),
    debts: moneyPerMonth({
      label: 'Monthly payments on other debts',
      roles: ['debt_payment'],
      adds: true,
      min: 0,
      max: 1e7,
      default: { value: 0, reason: 'no other debts were mentioned' },
    }),
    limit: percent({
      label: 'Limit for the ratio',
      roles: ['limit_share'],
      min: 0,
      max: 100,
      default: { value: 0, reason: 'the usual guideline' },
    }),
  },
  check: (input) =>
    input.housing === 0 && otherDebts(input) === 0
      ? 'Give the monthly housing payment, other debt payments, or both.'
      : null,

  run(input, { facts }) {
    const { income, housing } = input;
    const housingShare = facts.get('housing_ratio_guideline');
    const guideline = facts.get('debt_ratio_guideline');
    const debtShare = input.limit > 0 ? input.limit : guideline;
    const limit = facts.get('conforming_debt_ratio_limit');
    const all = housing + otherDebts(input);
    const bound = input.limit > 0 ? 'your limit' : 'the guideline';
    const ratio = figure('debt_ratio', 'Debt-to-income ratio', (all / income) * 100, 'percent', {
      decimals: 1,
    });
    const front = figure('housing_ratio', 'Housing share of income', (housing / income) * 100, 'percent', {
      decimals: 1,
    });
    const room = figure(
      'room',
      `Room for more payments under ${bound}`,
      Math.max(0, (income * debtShare) / 100 - all),
      'usd_per_month',
    );
    const over = figure(
      'over',
      `Payments above ${bound}`,
      Math.max(0, all - (income * debtShare) / 100),
      'usd_per_month',
    );
    return {
      figures: [ratio, front, room, over, figure('payments', 'All payments', all, 'usd_per_month')],
      steps: [
        {
          label: 'All debt payments',
          formula: 'housing + car + student loan + cards + other debts',
          value: all,
          unit: 'usd_per_month',
        },
        {
          label: 'Debt-to-income ratio',
          formula: 'all payments / income',
          value: ratio.value,
          unit: 'percent',
        },
        { label: 'Housing share', formula: 'housing / income', value: front.value, unit: 'percent' },
        {
          label: input.limit > 0 ? 'Payments your limit allows' : 'Payments the guideline allows',
          formula: 'income x share',
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
        bound,
        allowed:
          input.limit > 0
            ? given('limit', input.limit, 'percent')
            : fact('debt_ratio_guideline', guideline, 'percent'),
        allowedHousing: fact('housing_ratio_guideline', housingShare, 'percent'),
      },
    };
  },

  explain({ detail: { ratio, front, room, over, bound, allowed, allowedHousing } }, { income, housing }) {
    const within = over.value === 0;
    const earned = given('income', income, 'usd_per_month');
    return {
      conclusion: within
        ? text`Your debt-to-income ratio is ${ratio}, within ${bound} of ${allowed}.`
        : text`Your debt-to-income ratio is ${ratio}, above ${bound} of ${allowed}.`,
      reasons: [
        within
          ? text`On ${earned} ${bound} leaves room for ${room} more in payments.`
          : text`On ${earned} your payments are ${over} above ${bound}.`,
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
      input: { income: 6000, housing: 1500, car: 400 },
    },
    {
      question: 'What is my DTI with a gross income of 8k, a mortgage of 2,400 and 900 in student loans?',
      input: { income: 8000, housing: 2400, student_loan: 900 },
    },
    {
      question: 'Is eleven hundred in debt payments too much on an income of 3,500 a month?',
      input: { income: 3500, debts: 1100 },
    },
    {
      question: '7,500 gross, mortgage payment 1,900, car 420, student loan 260. whats my dti',
      input: { income: 7500, housing: 1900, car: 420, student_loan: 260 },
    },
    {
      question:
        'lender wants me under 43%. i bring in 9k a month, rent 2,300, card minimums 180: how much payment is left for a car?',
      input: { income: 9000, housing: 2300, cards: 180, limit: 43 },
    },
  ],
  sources: ['cfpb_dti_explained', 'freddie_mac_housing_ratio', 'fannie_mae_dti'],
});
