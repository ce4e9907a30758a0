import { debtToIncomeFormulas } from '#advisor/calculators/borrowing/debts/debt-to-income-formulas.ts';
import { barsOf } from '#advisor/calculators/define/bars-of.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { debtToIncomeFields } from '#advisor/calculators/borrowing/debts/debt-to-income-fields.ts';
import { isAbout } from '#advisor/calculators/define/is-about.ts';
import { fact, figure, given } from '#advisor/calculators/define/result.ts';
import { loanPayment, periodicRate } from '#advisor/numerics/annuity.ts';
import { text } from '#advisor/quantities/text.ts';

/** Every kind of debt payment beside housing. */
const otherDebts = (input: { car: number; student_loan: number; cards: number; debts: number }) =>
  input.car + input.student_loan + input.cards + input.debts;

interface Housing {
  housing: number;
  mortgage: number;
  home_costs: number;
  home_price: number;
  down_payment: number;
  down_percent: number;
  rate: number;
  term: number;
}

/** What housing takes a month: as given as a whole, or as its parts add up. */
function housingOf(input: Housing): number {
  const loan = Math.max(0, input.home_price * (1 - input.down_percent / 100) - input.down_payment);
  const mortgage =
    input.mortgage > 0 ? input.mortgage : loanPayment(loan, periodicRate(input.rate, 12), input.term * 12);
  return Math.max(input.housing, mortgage + input.home_costs);
}

/** What share of an income is spoken for by debts. */
export const debtToIncome = defineCalculator({
  name: 'debt_to_income',
  version: 2,
  title: 'Debt-to-income ratio',
  about:
    'The share of income before taxes that housing and all debt payments take, against the 28/36 guideline, a limit of your own and the limit of conforming mortgages, and the room that is left for another payment.',
  simply:
    "It's the part of each month's pay that's already promised to lenders. The smaller it is, the easier a new loan is to carry.",
  input: debtToIncomeFields,
  alternatives: [
    {
      fields: ['down_payment', 'down_percent'],
      problem: 'Give the down payment as an amount or in percent, not both.',
      unless: ({ home_price: price, down_payment: amount, down_percent: share }) =>
        isAbout((price * share) / 100, amount),
    },
  ],
  check(input) {
    if (input.home_price > 0 && input.mortgage === 0 && input.rate === 0)
      return 'Give the mortgage rate, or the monthly mortgage payment.';
    return housingOf(input) === 0 && otherDebts(input) === 0 && input.limit === 0
      ? 'Give the monthly housing payment, other debt payments, or both.'
      : null;
  },

  run(input, { facts }) {
    const { income } = input;
    const housing = housingOf(input);
    const housingShare = facts.get('housing_ratio_guideline');
    const guideline = facts.get('debt_ratio_guideline');
    const debtShare = input.limit > 0 ? input.limit : guideline;
    const limit = facts.get('conforming_debt_ratio_limit');
    const all = housing + otherDebts(input);
    const bound = input.limit > 0 ? 'your limit' : 'the guideline';
    const ratio = figure('debt_ratio', 'Debt-to-income ratio (back end)', (all / income) * 100, 'percent', {
      decimals: 1,
    });
    const front = figure('housing_ratio', 'Housing ratio (front end)', (housing / income) * 100, 'percent', {
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
    const share =
      input.take_home > 0
        ? [
            figure(
              'take_home_share',
              'Payments as a share of take-home pay',
              (all / input.take_home) * 100,
              'percent',
              {
                decimals: 1,
              },
            ),
          ]
        : [];
    return {
      figures: [
        // Without payments the limit itself is the question.
        ...(all > 0 ? [ratio, front, room] : [room]),
        over,
        figure('payments', 'All payments', all, 'usd_per_month'),
        figure('housing', 'Housing payment', housing, 'usd_per_month'),
        figure('allowed', `Total payments ${bound} allows`, (income * debtShare) / 100, 'usd_per_month'),
        ...share,
      ],
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
        text`Income is before taxes, and debts count by their monthly payment, not their balance.`,
        text`Everyday costs such as food, utilities, child care and car insurance aren’t debts and are left out.`,
        ...(input.housing > 0 && input.mortgage > 0
          ? [text`The whole housing payment already includes the mortgage.`]
          : []),
      ],
      warnings:
        ratio.value > limit
          ? [
              text`Above ${fact('conforming_debt_ratio_limit', limit, 'percent')}, a conforming mortgage is hard to get.`,
            ]
          : [],
      detail: {
        ratio,
        front,
        room,
        over,
        bound,
        hasPayments: all > 0,
        share: share[0],
        housing,
        allowed:
          input.limit > 0
            ? given('limit', input.limit, 'percent')
            : fact('debt_ratio_guideline', guideline, 'percent'),
        allowedHousing: fact('housing_ratio_guideline', housingShare, 'percent'),
      },
    };
  },

  explain({ detail }, { income }) {
    const { ratio, front, room, over, bound, allowed, allowedHousing, share, housing } = detail;
    const within = over.value === 0;
    const earned = given('income', income, 'usd_per_month');
    if (!detail.hasPayments) {
      return {
        conclusion: text`On ${earned} before taxes, ${allowed} is ${room} in payments.`,
        reasons: [
          text`Lenders count your housing payment with taxes and insurance, plus every other debt payment.`,
        ],
        next: [text`Subtract what you already pay on debts: only the rest is free for a new payment.`],
      };
    }
    const spare = within
      ? text`You have room for ${room} more in payments under ${bound} of ${allowed}.`
      : text`There’s no room for more: your payments are ${over} above ${bound} of ${allowed}.`;
    const alone = housing > 0 && ratio.value > front.value ? text`; housing alone is ${front}` : '';
    return {
      conclusion: within
        ? text`Your debt-to-income ratio is ${ratio}, within ${bound} of ${allowed}${alone}.`
        : text`Your debt-to-income ratio is ${ratio}, above ${bound} of ${allowed}${alone}.`,
      named:
        housing > 0
          ? {
              housing_ratio: text`Your front-end ratio, housing alone, is ${front}; the back-end ratio, with all debts, is ${ratio}.`,
            }
          : {},
      openings: {
        yesno: within
          ? text`You’re fine: your payments take ${ratio} of your income, within ${bound} of ${allowed}.`
          : text`That’s too much: your payments take ${ratio} of your income, above ${bound} of ${allowed}.`,
        payment: spare,
        amount: spare,
      },
      reasons: [
        within
          ? text`On ${earned}, ${bound} leaves room for ${room} more in payments.`
          : text`On ${earned}, your payments are ${over} above ${bound}.`,
        ...(housing > 0 ? [text`The guideline for housing alone is ${allowedHousing}.`] : []),
        ...(share ? [text`Of your take-home pay it’s ${share}; lenders go by pay before taxes.`] : []),
      ],
      next: within
        ? [text`Keep part of the ${room} free for surprises: the guideline is a limit, not a target.`]
        : [
            text`Pay off a debt that frees up ${over}, starting with the smallest balance that has a big payment.`,
            text`Don’t take on new payments until then.`,
          ],
    };
  },

  chart: ({ figures }) =>
    barsOf('Your payments, and what lenders allow', figures, ['housing', 'payments', 'allowed']),

  formulas: debtToIncomeFormulas,
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
