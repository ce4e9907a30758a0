import { withdrawalAmountFormulas } from '#advisor/calculators/retirement/spending/withdrawal-amount-formulas.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { money, moneyPerYear, percent, years } from '#advisor/calculators/define/fields.ts';
import { figure, given } from '#advisor/calculators/define/result.ts';
import {
  retirementIncomeRoles,
  savingsAndLumpSumRoles,
  spendingRoles,
} from '#advisor/calculators/retirement/spending/savings-roles.ts';
import { explainLevel, levelWithdrawals } from '#advisor/calculators/retirement/spending/withdrawal-level.ts';
import { growthFactor } from '#advisor/numerics/annuity.ts';
import { text } from '#advisor/quantities/text.ts';

const monthsPerYear = 12;
/** Above it, few thirty-year retirements of the past came through. */
const boldRate = 5;

/** What a withdrawal rate pays from a portfolio, by the year and by the month. */
export const withdrawalAmount = defineCalculator({
  name: 'withdrawal_amount',
  version: 2,
  title: 'What a withdrawal rate pays',
  about:
    'How much a withdrawal rate such as four percent pays a year and a month from a portfolio in the first year of retirement, and whether that covers what you spend; or the same amount every year that empties an account in so many years at a return.',
  simply:
    'You take a small slice of your savings in the first year, and about the same buying power each year after. The smaller the slice, the longer it lasts.',
  input: {
    portfolio: money({
      label: 'Portfolio',
      roles: savingsAndLumpSumRoles,
      adds: true,
      min: 1000,
      max: 1e10,
    }),
    rate: percent({
      label: 'Withdrawal rate',
      roles: ['rate_withdrawal'],
      min: 0,
      max: 20,
      default: {
        value: 4,
        reason: 'what lasted thirty years in nearly all of United States history',
        by: ({ last }) => (typeof last === 'number' && last > 0 ? 0 : undefined),
      },
    }),
    last: years({
      label: 'Time until it’s empty',
      roles: ['time_last'],
      min: 0,
      max: 80,
      default: { value: 0, reason: 'it isn’t used up in a set time' },
    }),
    spending: moneyPerYear({
      label: 'Yearly spending',
      roles: spendingRoles,
      min: 0,
      max: 900_000,
      default: { value: 0, reason: 'not given' },
    }),
    other_income: moneyPerYear({
      label: 'Other yearly income in retirement',
      roles: retirementIncomeRoles,
      adds: true,
      min: 0,
      max: 1e8,
      default: { value: 0, reason: 'nothing else was named' },
    }),
    wait: years({
      label: 'Time until you start',
      roles: ['horizon'],
      min: 0,
      max: 60,
      default: { value: 0, reason: 'you start now' },
    }),
    growth: percent({
      label: 'Yearly return',
      market: true,
      roles: ['rate_return'],
      min: -20,
      max: 30,
      default: { value: 5, reason: 'a mixed portfolio; it counts while you wait, or until it’s empty' },
    }),
  },
  check: ({ rate, last }) =>
    rate === 0 && last === 0 ? 'Give a withdrawal rate, or the years in which it should be used up.' : null,

  run({ portfolio: held, rate, last, spending, other_income: other, wait, growth }) {
    const portfolio = held * growthFactor(growth / 100, wait);
    // A named rate goes first: "4% for 30 years".
    const level = rate === 0 ? levelWithdrawals(portfolio, growth, last) : null;
    const drawn = level ? level.yearly.value : (portfolio * rate) / 100;
    const income = drawn + other;
    const yearly = figure('yearly', 'Withdrawn in the first year', drawn, 'usd_per_year');
    const monthly = figure('monthly', 'Withdrawn in a month', drawn / monthsPerYear, 'usd_per_month');
    const total = figure('income', 'Withdrawal and other income together', income, 'usd_per_year');
    const share = figure(
      'spending_share',
      'Withdrawal rate of your spending',
      (Math.max(0, spending - other) / portfolio) * 100,
      'percent',
    );
    const over = figure(
      'difference',
      income >= spending ? 'Left over' : 'Missing',
      Math.abs(income - spending),
      'usd_per_year',
    );
    const needed = figure(
      'portfolio_needed',
      'Portfolio that covers your spending',
      rate === 0 ? 0 : Math.max(0, spending - other) / (rate / 100),
      'usd',
    );
    return {
      figures: [
        ...(level ? level.figures : [yearly, monthly]),
        ...(!level && (other > 0 || income < spending) ? [total] : []),
        ...(!level && spending > 0 ? [over, share, needed] : []),
        ...(wait > 0 ? [figure('portfolio_then', 'Portfolio when you start', portfolio, 'usd')] : []),
      ],
      steps: [
        {
          label: 'Withdrawn in the first year',
          formula: level ? 'portfolio x return / (1 - (1 + return)^-years)' : 'portfolio x rate',
          value: drawn,
          unit: 'usd_per_year',
        },
        { label: 'In a month', formula: 'that / 12', value: drawn / monthsPerYear, unit: 'usd_per_month' },
      ],
      assumptions: [
        level
          ? text`Every year earns the same and pays the same amount, which buys less as prices rise.`
          : text`The amount of the first year is raised with inflation afterwards, whatever the market does.`,
        text`Taxes come out of it; what is taken from a 401(k) or a traditional IRA is income.`,
      ],
      warnings:
        rate > boldRate
          ? [
              text`A withdrawal rate of ${given('rate', rate, 'percent')} ran out of money in many past retirements.`,
            ]
          : [],
      detail: {
        level,
        yearly,
        monthly,
        total,
        over,
        share,
        needed,
        grown: figure('portfolio_then', 'Portfolio when you start', portfolio, 'usd'),
      },
    };
  },

  explain({ detail }, { portfolio, rate, last, spending, other_income: other, wait, growth }) {
    if (detail.level) return explainLevel(detail.level, { last, growth });
    const { yearly, monthly, total, over, share, needed, grown } = detail;
    const spends = given('spending', spending, 'usd_per_year');
    const at = given('rate', rate, 'percent');
    const held = wait > 0 ? grown : given('portfolio', portfolio, 'usd');
    const isShort = over.label === 'Missing';
    const beside = other > 0 ? ' and your other income' : '';
    const takes =
      other > 0
        ? text`Spending ${spends}, less your other income, is a withdrawal rate of ${share}`
        : text`Spending ${spends} is a withdrawal rate of ${share}`;
    return {
      conclusion:
        spending > 0
          ? text`${takes}; at ${at}, ${held} pays ${yearly}.`
          : text`${at} of ${held} is ${yearly}, or ${monthly}.`,
      openings: {
        payment: text`${at} of ${held} pays about ${monthly}, or ${yearly}.`,
        ...(spending > 0
          ? {
              yesno: isShort
                ? text`Not quite: ${at} of ${held}${beside} leaves you ${over} short of the ${spends} you spend.`
                : text`Yes, ${at} of ${held}${beside} covers ${spends}, with ${over} to spare.`,
              rate: text`${takes}.`,
            }
          : {}),
      },
      reasons: [
        ...(wait > 0
          ? [
              text`Left alone for ${given('wait', wait, 'years')} at ${given('growth', growth, 'percent')} a year, your ${given('portfolio', portfolio, 'usd')} grows to ${grown}.`,
            ]
          : []),
        ...(other > 0 ? [text`With your other income that makes ${total}.`] : []),
        ...(spending > 0
          ? [
              isShort
                ? text`To spend ${spends} you’d be ${over} short; that would be a withdrawal rate of ${share}.`
                : text`It covers ${spends}, with ${over} to spare; that’s a withdrawal rate of ${share}.`,
            ]
          : [text`Whether you can live on that depends on what you spend, taxes included.`]),
      ],
      next: [
        ...(spending > 0 && isShort
          ? [text`It takes about ${needed} at ${at} to cover that, or spending ${total}.`]
          : []),
        text`Replay it through history, with your mix of stocks and bonds, to see how often it would have lasted.`,
      ],
    };
  },

  formulas: withdrawalAmountFormulas,
  examples: [
    { question: 'How much is 4% of an $800,000 portfolio a year?', input: { portfolio: 800_000, rate: 4 } },
    {
      question: 'Can I live off 1.5 million with a 4% withdrawal rate?',
      input: { portfolio: 1_500_000, rate: 4 },
    },
    {
      question: 'I retire with 600k and take out 3.5 percent in the first year, what is that a month?',
      input: { portfolio: 600_000, rate: 3.5 },
    },
    {
      question: 'is 2 million enough to live off if i spend 70k and get a 15k pension',
      input: { portfolio: 2_000_000, spending: 70_000, other_income: 15_000 },
    },
    {
      question:
        'account of 180k earning 5%, same amount out every year so it is empty in 10 years. how much?',
      input: { portfolio: 180_000, last: 10, growth: 5 },
    },
  ],
  sources: ['bengen_1994', 'trinity_study'],
});
