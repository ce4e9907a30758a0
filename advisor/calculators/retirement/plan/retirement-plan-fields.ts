import type { z } from 'zod';
import {
  age,
  choice,
  money,
  moneyPerMonth,
  moneyPerYear,
  percent,
  years,
} from '#advisor/calculators/define/fields.ts';
import { longRunInflation, stockMixReturn } from '#advisor/calculators/retirement/plan/long-run-fields.ts';
import { retirementPlanSpouseFields } from '#advisor/calculators/retirement/plan/retirement-plan-spouse-fields.ts';
import {
  savingRoles,
  savingsAndLumpSumRoles,
  spendingRoles,
} from '#advisor/calculators/retirement/spending/savings-roles.ts';
import { depositRhythms, type DepositRhythm } from '#advisor/calculators/saving/growth/deposit-rhythm.ts';

/** "When can I retire? I'm 51": an age alone says nothing about when the money is enough. */
function tellsNoMoney(said: Readonly<Record<string, unknown>>): boolean {
  return ['savings', 'saving', 'save_share', 'goal', 'pay', 'spending', 'pension', 'social_security'].every(
    (name) => said[name] === undefined,
  );
}

export const usualRetirement = 67;
const lastClaim = 70;
/** The percent of pay that most retirees live on. */
const shareOfPay = 80;

type Said = Readonly<Record<string, unknown>>;

const numberFrom = (value: unknown): number => (typeof value === 'number' ? value : 0);

function retireAgeFrom({ age: now, retire_age: told, retire_in: wait }: Said): number {
  if (typeof told === 'number') return told;
  return numberFrom(wait) > 0
    ? Math.round(numberFrom(now) + numberFrom(wait))
    : Math.max(usualRetirement, numberFrom(now));
}

/**
 * Who names only the time left is taken to stop at the usual age; who names only the age, has money and saves no more,
 * stops now.
 */
function ageFrom(said: Said) {
  const { retire_age: told, retire_in: wait, saving, save_share: share, pay } = said;
  if (numberFrom(wait) > 0)
    return Math.round((typeof told === 'number' ? told : usualRetirement) - numberFrom(wait));
  const stillSaves = [saving, share, pay].some((value) => numberFrom(value) > 0);
  return typeof told === 'number' && !stillSaves && !tellsNoMoney(said) ? told : undefined;
}

export const retirementPlanFields = {
  age: age({
    label: 'Your age now',
    ask: 'how old are you',
    roles: ['age', 'age@both', 'age_start'],
    usual: { by: ageFrom, reason: 'from when you want to retire; give your own if it’s different' },
    min: 16,
    max: 100,
  }),
  retire_age: age({
    label: 'Retirement age',
    roles: ['age_retire', 'age_retire@both'],
    min: 16,
    max: 100,
    default: {
      value: usualRetirement,
      reason: 'the full retirement age of Social Security, or your age if you are older',
      by: retireAgeFrom,
    },
  }),
  retire_in: years({
    label: 'Time until retirement',
    roles: ['horizon'],
    min: 0,
    max: 80,
    default: { value: 0, reason: 'it follows from the retirement age' },
  }),
  goal: money({
    label: 'Savings you want at retirement, in today’s dollars',
    roles: ['goal_amount', 'goal_amount@both'],
    min: 0,
    max: 1e9,
    default: { value: 0, reason: 'what you need follows from your spending' },
  }),
  savings: money({
    label: 'Current savings',
    roles: savingsAndLumpSumRoles,
    adds: true,
    min: 0,
    max: 1e9,
    ask: 'how much have you saved for it',
    needed: tellsNoMoney,
    default: { value: 0, reason: 'no savings were mentioned' },
  }),
  saving: moneyPerYear({
    label: 'Amount saved each year',
    roles: [...savingRoles, 'hsa_contrib'],
    adds: true,
    min: 0,
    max: 1e7,
    default: { value: 0, reason: 'nothing more is saved' },
  }),
  saving_each: money({
    label: 'Amount saved each payday',
    min: 0,
    max: 1e6,
    default: { value: 0, reason: 'what you save is given by the year' },
  }),
  deposits: choice<DepositRhythm>({
    label: 'Frequency of saving',
    fact: 'paid',
    options: depositRhythms,
    default: { value: 'monthly', reason: 'most people put money aside once a month' },
  }),
  raise: percent({
    label: 'Yearly raise of pay and saving',
    roles: ['save_growth', 'raise_rate', 'raise_rate@both'],
    min: -5,
    max: 20,
    default: {
      value: 2.5,
      reason: 'pay and what you save keep up with prices',
      by: ({ inflation }) => (typeof inflation === 'number' ? inflation : undefined),
    },
  }),
  save_share: percent({
    label: 'Share of pay saved',
    roles: ['save_share', 'save_share@both'],
    min: 0,
    max: 100,
    default: { value: 0, reason: 'no share of pay was mentioned' },
  }),
  match_limit: percent({
    label: 'Share of pay your employer matches',
    roles: ['match_limit'],
    min: 0,
    max: 100,
    default: { value: 0, reason: 'no match was mentioned' },
  }),
  match_rate: percent({
    label: 'Employer’s match rate',
    roles: ['match_rate'],
    min: 0,
    max: 300,
    default: { value: 100, reason: 'dollar for dollar' },
  }),
  employer_share: percent({
    label: 'Employer’s contribution without a match',
    roles: ['save_share@other'],
    min: 0,
    max: 100,
    default: { value: 0, reason: 'nothing was mentioned' },
  }),
  pay: moneyPerYear({
    label: 'Yearly pay before taxes',
    roles: ['wages', 'wages@both', 'se_income', 'se_income@both'],
    adds: true,
    min: 0,
    max: 1e8,
    default: { value: 0, reason: 'no pay was mentioned' },
  }),
  spending: moneyPerYear({
    label: 'Yearly spending in retirement, in today’s dollars',
    ask: 'how much would you spend a year in retirement',
    roles: spendingRoles,
    min: 0,
    max: 5e6,
    needed: tellsNoMoney,
    default: {
      value: 0,
      reason: 'a share of your pay where that’s known; otherwise you see the income your savings support',
      by: ({ pay, spouse_pay: spouses, replace_share: share = shareOfPay }) => {
        const household = numberFrom(pay) + numberFrom(spouses);
        return household > 0 ? Math.min(5e6, Math.round((household * numberFrom(share)) / 100)) : undefined;
      },
    },
  }),
  replace_share: percent({
    label: 'Share of today’s pay you’d live on',
    roles: ['replace_share'],
    min: 1,
    max: 200,
    default: { value: shareOfPay, reason: 'the usual rule of thumb, where no spending is given' },
  }),
  social_security: moneyPerMonth({
    label: 'Monthly Social Security',
    roles: ['ss_income', 'ss_income@both'],
    adds: true,
    oneEach: true,
    min: 0,
    max: 20_000,
    default: { value: 0, reason: 'estimated from your pay where that is known, and left out otherwise' },
  }),
  claim_age: age({
    label: 'Age when Social Security starts',
    roles: ['age_claim', 'age_claim@both'],
    min: 62,
    max: lastClaim,
    default: {
      value: usualRetirement,
      reason: 'the full retirement age of most people who still work',
      by: ({ age: now }) => Math.min(lastClaim, Math.max(usualRetirement, numberFrom(now))),
    },
  }),
  quoted_age: age({
    label: 'Age that benefit is stated for',
    roles: ['age_quoted', 'age_quoted@both'],
    min: 0,
    max: lastClaim,
    default: { value: 0, reason: 'the age when Social Security starts' },
  }),
  pension: moneyPerMonth({
    label: 'Monthly pension',
    roles: ['pension_income', 'pension_income@both'],
    adds: true,
    min: 0,
    max: 1e6,
    default: { value: 0, reason: 'no pension was mentioned' },
  }),
  pension_age: age({
    label: 'Age when the pension starts',
    roles: ['age_claim', 'age_claim@both'],
    min: 0,
    max: 100,
    default: { value: 0, reason: 'it starts when you retire' },
  }),
  other_income: moneyPerMonth({
    label: 'Other monthly income in retirement',
    roles: [
      'rental_income',
      'rental_income@both',
      'other_income',
      'other_income@spouse',
      'other_income@both',
    ],
    adds: true,
    min: 0,
    max: 1e6,
    default: { value: 0, reason: 'nothing else was mentioned' },
  }),
  ...retirementPlanSpouseFields,
  rate: stockMixReturn('Yearly return before inflation', -10),
  inflation: longRunInflation,
  until: age({
    label: 'Age the money must last to',
    roles: ['age_until', 'age_until@both'],
    min: 17,
    max: 120,
    default: {
      value: 95,
      reason: 'many people live into their nineties',
      by: (said) =>
        numberFrom(said.retired_for) > 0
          ? Math.round(retireAgeFrom(said) + numberFrom(said.retired_for))
          : undefined,
    },
  }),
  retired_for: years({
    label: 'Length of retirement',
    roles: ['time_last'],
    min: 0,
    max: 80,
    default: { value: 0, reason: 'it follows from the age the money has to last to' },
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
