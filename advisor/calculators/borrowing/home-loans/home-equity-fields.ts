import { money, moneyPerMonth, percent, years } from '#advisor/calculators/define/fields.ts';

export const homeEquityFields = {
  value: money({
    label: 'Value of the home',
    ask: 'what is the home worth',
    roles: ['home_value', 'home_price', 'home_basis'],
    min: 1,
    max: 1e9,
  }),
  owed: money({
    label: 'Mortgage still owed',
    ask: 'how much do you still owe on it',
    roles: ['mortgage_balance', 'debt_balance:mortgage', 'debt_balance:heloc'],
    min: 0,
    max: 1e9,
    usual: {
      reason: 'the loan you started with; you owe a little less by now',
      by: ({ basis, value, down_payment: down, down_percent: share }) => {
        const price = basis ?? value;
        if (typeof price !== 'number') return undefined;
        if (typeof down === 'number') return Math.max(0, price - down);
        return typeof share === 'number' ? price * (1 - share / 100) : undefined;
      },
    },
  }),
  second: money({
    label: 'Second loan or HELOC balance',
    roles: ['debt_balance:heloc', 'debt_balance'],
    adds: true,
    min: 0,
    max: 1e9,
    default: { value: 0, reason: 'no second loan was mentioned' },
  }),
  new_loan: money({
    label: 'New borrowing against the home',
    roles: ['home_improvement', 'goal_amount', 'spend_item', 'withdraw_amount'],
    min: 0,
    max: 1e9,
    default: { value: 0, reason: 'nothing new is borrowed' },
  }),
  basis: money({
    label: 'Price you paid',
    roles: ['home_basis', 'home_price'],
    min: 0,
    max: 1e9,
    default: { value: 0, reason: 'the price you paid isn’t known, so today’s value counts' },
  }),
  down_payment: money({
    label: 'Down payment back then',
    roles: ['down_amount'],
    min: 0,
    max: 1e9,
    default: { value: 0, reason: 'the first loan isn’t asked about' },
  }),
  down_percent: percent({
    label: 'Down payment back then in percent',
    roles: ['down_share'],
    min: 0,
    max: 100,
    default: { value: 0, reason: 'the first loan isn’t asked about' },
  }),
  to_principal: moneyPerMonth({
    label: 'Principal paid each month, or extra on top of regular payments',
    roles: ['debt_extra'],
    comes: 'month',
    min: 0,
    max: 1e6,
    default: { value: 0, reason: 'worked out from the rate and the time left, where you gave them' },
  }),
  payment: moneyPerMonth({
    label: 'Monthly payment of principal and interest',
    roles: ['mortgage_payment', 'debt_payment'],
    min: 0,
    max: 1e7,
    default: { value: 0, reason: 'worked out from the rate and the time left, where you gave them' },
  }),
  pay_down: money({
    label: 'Single payment on the loan',
    roles: ['debt_extra', 'lump_sum'],
    min: 0,
    max: 1e9,
    default: { value: 0, reason: 'nothing is paid at once' },
  }),
  pmi: moneyPerMonth({
    label: 'Monthly mortgage insurance',
    roles: ['pmi'],
    min: 0,
    max: 1e5,
    default: { value: 0, reason: 'its cost isn’t known' },
  }),
  rate: percent({
    label: 'Mortgage rate',
    roles: ['loan_rate'],
    min: 0,
    max: 25,
    default: { value: 0, reason: 'when you get there isn’t asked' },
  }),
  years_left: years({
    label: 'Time left on the mortgage',
    roles: ['term_left', 'term'],
    min: 0,
    max: 50,
    default: { value: 0, reason: 'when you get there isn’t asked' },
  }),
  own_share: percent({
    label: 'Share of the home you own',
    roles: ['hold_share'],
    min: 1,
    max: 100,
    default: { value: 100, reason: 'it’s all yours' },
  }),
  lend_up_to: percent({
    label: 'Highest share of the value a lender allows',
    roles: ['limit_share'],
    min: 1,
    max: 125,
    default: { value: 80, reason: 'as far as many lenders go with all loans together' },
  }),
};

export const homeEquityExamples = [
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
    question:
      'paid 438k, owe 399,500 at 5.1% with 26 years left, worth 515k now, PMI is 187 a month. can it go?',
    input: { value: 515_000, owed: 399_500, basis: 438_000, rate: 5.1, years_left: 26, pmi: 187 },
  },
  {
    question:
      'bought at 350k, owe 291,400 and about 520 of each payment goes to principal. how many months until pmi can come off?',
    input: { value: 350_000, owed: 291_400, to_principal: 520 },
  },
  {
    question: 'zillow says 447k, first mortgage 260k and a 35k heloc. how much equity',
    input: { value: 447_000, owed: 260_000, second: 35_000 },
  },
  {
    question: 'heloc up to 85% of a 520k house with a 300k mortgage, how much can i borrow',
    input: { value: 520_000, owed: 300_000, lend_up_to: 85 },
  },
];
