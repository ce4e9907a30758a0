import type { z } from 'zod';
import {
  age,
  money,
  moneyPerMonth,
  moneyPerYear,
  percent,
  years,
} from '#advisor/calculators/define/fields.ts';

export const usualRetirement = 67;
const lastClaim = 70;
/** The share of pay that most retirees live on. */
const shareOfPay = 0.8;

const numberFrom = (value: unknown): number => (typeof value === 'number' ? value : 0);

export const retirementPlanFields = {
  age: age({ label: 'Your age now', ask: 'how old are you', roles: ['age'], min: 16, max: 100 }),
  retire_age: age({
    label: 'Retirement age',
    roles: ['age_retire'],
    min: 16,
    max: 100,
    default: {
      value: usualRetirement,
      reason: 'the full retirement age of Social Security, or your age if you are older',
      by: ({ age: now, retire_in: wait }) =>
        numberFrom(wait) > 0
          ? Math.round(numberFrom(now) + numberFrom(wait))
          : Math.max(usualRetirement, numberFrom(now)),
    },
  }),
  retire_in: years({
    label: 'Time until retirement',
    roles: ['horizon'],
    min: 0,
    max: 80,
    default: { value: 0, reason: 'the retirement age tells it' },
  }),
  goal: money({
    label: 'Savings you want at retirement, in today’s dollars',
    roles: ['goal_amount'],
    min: 0,
    max: 1e9,
    default: { value: 0, reason: 'what you need follows from your spending' },
  }),
  savings: money({
    label: 'Savings now',
    roles: [
      'bal_total',
      'bal_total@spouse',
      'bal_total@both',
      'bal_retirement',
      'bal_retirement@spouse',
      'bal_retirement@both',
      'bal_roth',
      'bal_roth@spouse',
      'bal_roth@both',
      'bal_brokerage',
      'bal_brokerage@spouse',
      'bal_brokerage@both',
      'bal_cash',
      'bal_cash@spouse',
      'bal_cash@both',
      'lump_sum',
    ],
    adds: true,
    min: 0,
    max: 1e9,
    default: { value: 0, reason: 'no savings were mentioned' },
  }),
  saving: moneyPerYear({
    label: 'Amount saved each year',
    roles: [
      'save_amount',
      'save_amount@spouse',
      'save_amount@both',
      'k401_contrib',
      'k401_contrib@spouse',
      'ira_contrib',
    ],
    adds: true,
    min: 0,
    max: 1e7,
    default: { value: 0, reason: 'nothing more is saved' },
  }),
  save_share: percent({
    label: 'Share of pay saved',
    roles: ['save_share'],
    min: 0,
    max: 100,
    default: { value: 0, reason: 'no share of pay was mentioned' },
  }),
  pay: moneyPerYear({
    label: 'Yearly pay before taxes',
    roles: ['wages', 'wages@both', 'se_income'],
    min: 0,
    max: 1e8,
    default: { value: 0, reason: 'no pay was mentioned' },
  }),
  spouse_pay: moneyPerYear({
    label: 'Pay of your spouse',
    roles: ['wages@spouse'],
    min: 0,
    max: 1e8,
    default: { value: 0, reason: 'no pay of a spouse was mentioned' },
  }),
  spending: moneyPerYear({
    label: 'Yearly spending in retirement, in today’s dollars',
    ask: 'how much would you spend a year in retirement',
    roles: ['spend_total'],
    min: 0,
    max: 5e6,
    default: {
      value: 0,
      reason:
        'four fifths of your pay where that is known; otherwise the income your savings support is told',
      by: ({ pay, spouse_pay: spouses }) => {
        const household = numberFrom(pay) + numberFrom(spouses);
        return household > 0 ? Math.min(5e6, Math.round(household * shareOfPay)) : undefined;
      },
    },
  }),
  social_security: moneyPerMonth({
    label: 'Social Security a month',
    roles: ['ss_income', 'ss_income@spouse', 'ss_income@both'],
    adds: true,
    min: 0,
    max: 20_000,
    default: { value: 0, reason: 'estimated from your pay where that is known, and left out otherwise' },
  }),
  claim_age: age({
    label: 'Age when Social Security starts',
    roles: ['age_claim'],
    min: 62,
    max: lastClaim,
    default: {
      value: usualRetirement,
      reason: 'the full retirement age of most people who still work',
      by: ({ age: now }) => Math.min(lastClaim, Math.max(usualRetirement, numberFrom(now))),
    },
  }),
  pension: moneyPerMonth({
    label: 'Pension a month',
    roles: ['pension_income', 'pension_income@spouse'],
    adds: true,
    min: 0,
    max: 1e6,
    default: { value: 0, reason: 'no pension was mentioned' },
  }),
  rate: percent({
    label: 'Yearly return before inflation',
    roles: ['rate_return'],
    market: true,
    min: -10,
    max: 20,
    default: { value: 7, reason: 'a mix of mostly stocks; a cautious mix earns less' },
  }),
  inflation: percent({
    label: 'Inflation',
    roles: ['rate_inflation'],
    min: 0,
    max: 20,
    default: { value: 2.5, reason: 'a little above what the Federal Reserve aims for' },
  }),
  until: age({
    label: 'Age the money has to last to',
    roles: ['age_until'],
    min: 17,
    max: 120,
    default: { value: 95, reason: 'many people live into their nineties' },
  }),
  withdrawal_rate: percent({
    label: 'Withdrawal rate',
    roles: ['rate_withdrawal'],
    min: 1,
    max: 15,
    default: { value: 4, reason: 'what lasted thirty years in nearly all of United States history' },
  }),
};

export type PlanInput = z.output<z.ZodObject<typeof retirementPlanFields>>;
