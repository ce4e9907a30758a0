import type { RoleUse } from '#advisor/reader/roles.ts';
import { barsOf } from '#advisor/calculators/define/bars-of.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { money } from '#advisor/calculators/define/fields.ts';
import { figure, given } from '#advisor/calculators/define/result.ts';
import { text } from '#advisor/quantities/text.ts';

const amount = (label: string, roles: readonly RoleUse[], reason: string) =>
  money({ label, roles, adds: true, min: 0, max: 1e10, default: { value: 0, reason } });

const assetFields = {
  cash: amount('Cash and savings', ['bal_cash', 'bal_cash@spouse', 'bal_cash@both'], 'no cash was mentioned'),
  investments: amount(
    'Investments',
    [
      'bal_brokerage',
      'bal_brokerage@spouse',
      'bal_brokerage@both',
      'hold_amount',
      'bal_total',
      'bal_total@spouse',
      'bal_total@both',
      'lump_sum',
    ],
    'no investments are named',
  ),
  retirement: amount(
    'Retirement accounts',
    [
      'bal_retirement',
      'bal_retirement@spouse',
      'bal_retirement@both',
      'bal_roth',
      'bal_roth@spouse',
      'bal_roth@both',
      'bal_hsa',
      'bal_hsa@spouse',
      'bal_hsa@both',
      'bal_529',
      'bal_529@spouse',
      'bal_529@both',
    ],
    'no retirement accounts are named',
  ),
  home: amount('Home', ['home_value', 'home_price'], 'no home was mentioned'),
  other_property: amount(
    'Other real estate',
    ['bal_other:real_estate'],
    'no other real estate was mentioned',
  ),
  vehicles: amount('Vehicles', ['bal_other:car', 'car_price'], 'no vehicle was mentioned'),
  other_assets: amount(
    'Other valuables',
    ['bal_other', 'bal_other@spouse', 'bal_other@both'],
    'nothing else is named',
  ),
};

const debtFields = {
  mortgage: amount(
    'Mortgage',
    [
      'mortgage_balance',
      'mortgage_balance@spouse',
      'mortgage_balance@both',
      'debt_balance:mortgage',
      'debt_balance:heloc',
    ],
    'no mortgage was mentioned',
  ),
  student_loans: amount('Student loans', ['debt_balance:student'], 'no student loan was mentioned'),
  car_loans: amount('Car loans', ['debt_balance:car'], 'no car loan was mentioned'),
  credit_cards: amount('Credit cards', ['debt_balance:card'], 'no card debt was mentioned'),
  other_debts: amount('Other debts', ['debt_balance'], 'no other debt was mentioned'),
};

const assetNames = Object.keys(assetFields) as (keyof typeof assetFields)[];
const debtNames = Object.keys(debtFields) as (keyof typeof debtFields)[];
type Amounts = Record<keyof typeof assetFields | keyof typeof debtFields, number>;

const sum = (input: Amounts, names: readonly (keyof Amounts)[]) =>
  names.reduce((total, name) => total + input[name], 0);

/** What you own less what you owe. */
export const netWorth = defineCalculator({
  name: 'net_worth',
  version: 1,
  title: 'Net worth',
  about: 'What you own less what you owe, with how much of it you could get at quickly and how much is debt.',
  simply: "It's what you'd have left if you sold everything you own and paid everything you owe.",
  input: { ...assetFields, ...debtFields },
  check: (input) =>
    sum(input, [...assetNames, ...debtNames]) === 0 ? 'Give at least one thing you own or owe.' : null,

  run(input) {
    const assets = sum(input, assetNames);
    const debts = sum(input, debtNames);
    const liquid = input.cash + input.investments;
    const equity = input.home - input.mortgage;
    return {
      figures: [
        figure('net_worth', 'Net worth', assets - debts, 'usd'),
        figure('assets', 'Total you own', assets, 'usd'),
        figure('debts', 'Total you owe', debts, 'usd'),
        figure('liquid', 'Cash and investments', liquid, 'usd'),
        ...(assets > 0
          ? [figure('debt_share', 'Debt as a share of what you own', (debts / assets) * 100, 'percent')]
          : []),
        ...(input.home > 0
          ? [
              figure('home_equity', 'Home equity', equity, 'usd'),
              figure('without_home', 'Net worth without the home', assets - debts - equity, 'usd'),
            ]
          : []),
      ],
      steps: [
        { label: 'What you own', formula: 'the sum of all assets', value: assets, unit: 'usd' },
        { label: 'What you owe', formula: 'the sum of all debts', value: debts, unit: 'usd' },
        { label: 'Net worth', formula: 'own - owe', value: assets - debts, unit: 'usd' },
      ],
      assumptions: [
        text`Things count at what they would sell for today, as you gave it.`,
        text`Taxes on retirement accounts and gains, and the cost of selling, are not taken off.`,
        text`Future Social Security and pensions paid for life are not counted.`,
      ],
      warnings:
        debts > assets
          ? [
              text`You owe more than you own. Paying off high-rate debt first, then saving, turns this around fastest.`,
            ]
          : [],
      detail: null,
    };
  },

  explain({ figures }, input) {
    const named = (id: string) => figures.find((one) => one.id === id)!;
    const share = figures.find(({ id }) => id === 'debt_share');
    const equity = figures.find(({ id }) => id === 'home_equity');
    const without = figures.find(({ id }) => id === 'without_home');
    return {
      conclusion: text`Your net worth is ${named('net_worth')}.`,
      ...(without
        ? {
            named: {
              without_home: text`Without the home and its mortgage your net worth is ${without}; with them it’s ${named('net_worth')}.`,
            },
          }
        : {}),
      openings: {
        yesno:
          named('net_worth').value < 0
            ? text`You’re in the red: you owe more than you own, and your net worth is ${named('net_worth')}.`
            : text`You’re not in the red: your net worth is ${named('net_worth')}.`,
      },
      reasons: [
        text`You own ${named('assets')} and owe ${named('debts')}.`,
        ...(share && share.value > 0 ? [text`Debt is ${share} of what you own.`] : []),
        ...(equity
          ? [text`${equity} of it is home equity, which you can’t spend without selling or borrowing.`]
          : []),
        text`${named('liquid')} is in cash and investments you could get to quickly.`,
      ],
      next: [
        ...(input.credit_cards > 0
          ? [
              text`Pay off the ${given('credit_cards', input.credit_cards, 'usd')} on credit cards first; nothing safe earns what they cost.`,
            ]
          : []),
        text`Check it once or twice a year, and watch the direction rather than the month.`,
      ],
    };
  },

  chart: ({ figures }) => barsOf('What you own and owe', figures, ['assets', 'debts', 'net_worth']),

  formulas: {
    net_worth: 'assets - debts',
    assets: 'cash + investments + retirement + home + other_property + vehicles + other_assets',
    debts: 'mortgage + student_loans + car_loans + credit_cards + other_debts',
    liquid: 'cash + investments',
    debt_share: 'debts / assets',
    home_equity: 'home - mortgage',
    without_home: 'net_worth - home_equity',
  },

  examples: [
    {
      question:
        'My house is worth $400,000 with a $250,000 mortgage, I have 80,000 in my 401(k) and 15,000 in cash. What is my net worth?',
      input: { home: 400_000, mortgage: 250_000, retirement: 80_000, cash: 15_000 },
    },
    {
      question:
        'I have 30k in stocks, a car worth 12k, 45k of student loans and 4k on credit cards. What am I worth?',
      input: { investments: 30_000, vehicles: 12_000, student_loans: 45_000, credit_cards: 4000 },
    },
    {
      question:
        'Calculate our net worth: half a million home, two hundred thousand in IRAs, 60k savings, no debt.',
      input: { home: 500_000, retirement: 200_000, cash: 60_000 },
    },
    {
      question: 'add it all up: 22k savings, 140k 401k, condo 310k, owe 205k on it, auto loan 9k',
      input: { cash: 22_000, retirement: 140_000, home: 310_000, mortgage: 205_000, car_loans: 9000 },
    },
    {
      question: 'what is left if i sold everything, 18k brokerage, 6k checking, 3,500 card debt',
      input: { investments: 18_000, cash: 6000, credit_cards: 3500 },
    },
  ],
  sources: ['sec_saving_investing'],
});
