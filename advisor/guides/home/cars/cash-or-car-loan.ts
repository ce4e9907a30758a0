import {
  choice,
  count,
  money,
  moneyPerMonth,
  moneyPerYear,
  percent,
  years,
} from '#advisor/calculators/define/fields.ts';
import { jobAtRiskField, noSavingsField } from '#advisor/guides/debt/told-fields.ts';
import { defineGuide } from '#advisor/guides/define/define-guide.ts';
import { cashOrLoan, usualSavingsRate } from '#advisor/guides/home/cars/cash-for-car.ts';
import { cashOrLoanWords } from '#advisor/guides/home/cars/cash-or-loan-words.ts';

export const cashOrCarLoan = defineGuide({
  id: 'cash_or_car_loan',
  title: 'Pay cash for a car or finance it',
  about: 'Pay cash for a car or finance it',
  questions: [
    'should I pay cash for a car or finance it',
    'should i buy a used car for 14k cash or finance at 7.9',
    'have 22k saved, car is 16k, cash or loan at 6.4',
    'cash or loan for a 25k car, my savings account pays 4.3',
    'pay cash for the truck or finance half of it, I have 60k in the bank',
    'finance the car at 3.9 and keep my money in savings, or pay cash',
    'is it smarter to finance a car or pay cash',
    'car is 11k, I have 13k, loan offer is 14 percent, cash or finance',
    'pay cash for the car and have little left, or take the loan',
    'buy the car outright or make payments and keep the cash',
    'my dad says never have a car payment, but cash would use most of our savings',
  ],
  simply:
    'A loan costs more than money in the bank earns, so paying cash is cheaper. But a car cannot pay the rent when the paycheck stops, so a cushion has to stay in the bank.',
  input: {
    price: money({ label: 'Price of the car', roles: ['car_price', 'spend_item'], min: 500, max: 1e7 }),
    trade_in: money({ label: 'Trade-in', roles: ['trade_in'], min: 0, max: 1e6 }),
    down: money({ label: 'Down payment', roles: ['down_amount'], min: 0, max: 1e7 }),
    rate: percent({ label: 'Rate of the car loan', roles: ['loan_rate', 'loan_rate_new'], min: 0, max: 40 }),
    savings_rate: percent({
      label: 'Rate of your savings',
      roles: ['rate_savings'],
      min: 0,
      max: 20,
      default: { value: usualSavingsRate, reason: 'about what online savings accounts have paid lately' },
    }),
    term: years({ label: 'Term of the car loan', roles: ['term'], min: 0.5, max: 10 }),
    cash: money({ label: 'Savings', roles: ['bal_cash', 'bal_cash@both', 'lump_sum'], min: 0, max: 1e9 }),
    left_over: choice({ label: 'Of the savings', options: ['after', 'before'] }),
    spending: moneyPerMonth({
      label: 'Monthly spending',
      roles: ['spend_total', 'spend_total@both', 'spend_needs'],
      min: 1,
      max: 1e6,
    }),
    take_home: moneyPerMonth({
      label: 'Take-home pay',
      roles: ['take_home', 'take_home@both'],
      min: 1,
      max: 1e6,
    }),
    income: moneyPerYear({
      label: 'Yearly income before taxes',
      roles: ['wages', 'wages@spouse', 'wages@both', 'se_income', 'pension_income', 'ss_income'],
      adds: true,
      min: 1,
      max: 1e8,
    }),
    card: money({ label: 'Card debt', roles: ['debt_balance:card'], min: 1, max: 1e7 }),
    score: count({ label: 'Credit score', roles: ['credit_score'], min: 300, max: 850 }),
    no_savings: noSavingsField,
    job_at_risk: jobAtRiskField,
    asked: choice({ label: 'Asked about', options: ['credit'] }),
    cushion: choice({ label: 'Three months of bills left after paying', options: ['yes', 'no'] }),
  },
  sides: [
    {
      given: { left_over: 'after' },
      questions: [
        'I would have 3k left after paying cash',
        "I'd have five thousand left in the bank",
        'paying cash would leave us with 12,000',
        'after that I only have 2k in savings',
        "that leaves me about 6 grand if I don't finance",
      ],
    },
    {
      given: { left_over: 'before' },
      questions: [
        'I have 20k in the bank in total, the car is 15k',
        'all my savings are 18,000 and the car costs 14,000',
      ],
    },
    {
      given: { asked: 'credit' },
      questions: [
        'should I finance the car just to build my credit',
        'I could pay cash but people say a car loan helps your credit score',
        'no credit history, is a car loan a good way to get one instead of paying cash',
      ],
    },
  ],
  decide: cashOrLoan,
  verdicts: cashOrLoanWords,
  asks: [
    {
      field: 'cushion',
      settled: (known) =>
        known['cash'] !== undefined || known['no_savings'] === true || known['asked'] !== undefined,
      question: 'If you paid cash, would three months of bills still be in the bank?',
      choices: [
        { label: 'Yes', value: 'yes' },
        { label: 'No', value: 'no' },
      ],
    },
  ],
  followUps: [
    'Should I buy a new or used car?',
    'How big should my emergency fund be?',
    'How can I raise my credit score?',
  ],
  articles: ['car-loans', 'emergency-fund'],
  related: ['opportunity-cost', 'credit-score'],
  sources: ['cfpb_auto_loans', 'ftc_financing_or_leasing_a_car'],
});
