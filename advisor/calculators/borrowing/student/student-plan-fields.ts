import type { z } from 'zod';
import {
  calendarYear,
  count,
  flag,
  money,
  moneyPerMonth,
  moneyPerYear,
  percent,
  years,
} from '#advisor/calculators/define/fields.ts';

const number = (value: unknown) => (typeof value === 'number' ? value : undefined);

export const studentPlanFields = {
  balance: money({
    label: 'Federal student loan balance',
    ask: 'how much do you owe in federal student loans',
    roles: ['debt_balance:student', 'debt_balance', 'debt_balance@child', 'debt_balance@spouse'],
    adds: true,
    min: 1,
    max: 1e7,
  }),
  rate: percent({
    label: 'Average interest rate',
    roles: ['loan_rate'],
    averageBy: 'debt_balance',
    min: 0,
    max: 20,
    default: { value: 6.5, reason: 'near what recent federal loans charge; yours is on studentaid.gov' },
  }),
  income: moneyPerYear({
    label: 'Adjusted gross income',
    ask: 'what do you earn a year',
    roles: ['agi', 'agi@spouse', 'agi@both'],
    sumOf: ['wages', 'wages@spouse', 'wages@both', 'wages@child', 'se_income', 'other_income'],
    adds: true,
    min: 0,
    max: 1e8,
    default: { value: 0, reason: 'no income was mentioned, so only the fixed plans are shown' },
  }),
  joint: flag({
    label: 'Married filing jointly',
    fact: 'filing=married_joint',
    default: { value: false, reason: 'one income counts' },
  }),
  household: count({
    label: 'People in the household',
    roles: ['household_size'],
    min: 1,
    max: 20,
    default: {
      value: 1,
      reason: 'you, a spouse you file with, and the children you mentioned',
      by: ({ dependents, joint }) => 1 + (joint === true ? 1 : 0) + (number(dependents) ?? 0),
    },
  }),
  dependents: count({
    label: 'Dependents you claim',
    roles: ['n_children', 'n_dependents'],
    adds: true,
    min: 0,
    max: 19,
    default: {
      value: 0,
      reason: 'the household without you and a spouse you file with',
      by: ({ household, joint }) => Math.max(0, (number(household) ?? 1) - 1 - (joint === true ? 1 : 0)),
    },
  }),
  first_loan: calendarYear({
    label: 'Year of your first federal student loan',
    roles: ['year_past'],
    min: 1970,
    max: 2060,
    default: { value: 2018, reason: 'after June 2014, as for most who are paying now' },
  }),
  has_new_loan: flag({
    label: 'A federal student loan made since July 2026',
    default: { value: false, reason: 'all your loans are older' },
  }),
  ibr_percent: percent({
    label: 'Share of income that income-based repayment takes',
    roles: ['limit_share'],
    min: 0,
    max: 15,
    default: { value: 0, reason: 'it follows from the year of your first loan' },
  }),
  payments_made: count({
    label: 'Qualifying payments made so far',
    roles: ['n_periods'],
    min: 0,
    max: 400,
    default: { value: 0, reason: 'none were mentioned' },
  }),
  years_in: years({
    label: 'Time of qualifying payments so far',
    roles: ['years_worked', 'time_held'],
    min: 0,
    max: 40,
    default: { value: 0, reason: 'none were mentioned' },
  }),
  public_service: flag({
    label: 'Work for a government or a nonprofit',
    fact: 'flag=public_service',
    default: { value: false, reason: 'no such employer was mentioned' },
  }),
  years: years({
    label: 'Term you have in mind',
    roles: ['term', 'term_left', 'time_payoff'],
    min: 0,
    max: 40,
    default: { value: 0, reason: 'the terms of the plans' },
  }),
  payment_now: moneyPerMonth({
    label: 'Current monthly payment',
    roles: ['debt_payment:student', 'debt_payment'],
    min: 0,
    max: 1e6,
    default: { value: 0, reason: 'no payment was mentioned' },
  }),
  month: count({
    label: 'Month of this year, from one to twelve',
    min: 1,
    max: 12,
    byMonth: (month) => month,
    default: { value: 1, reason: 'counted from January of the year' },
  }),
  private_rate: percent({
    label: 'Rate a private lender offers',
    roles: ['loan_rate_new'],
    min: 0,
    max: 30,
    default: { value: 0, reason: 'no offer was mentioned' },
  }),
  income_growth: percent({
    label: 'Yearly growth of your income',
    roles: ['raise_rate'],
    min: -10,
    max: 30,
    default: { value: 3, reason: 'a common raise' },
  }),
  inflation: percent({
    label: 'Inflation',
    roles: ['rate_inflation'],
    min: 0,
    max: 15,
    default: { value: 2.5, reason: 'about what the poverty guideline rises each year' },
  }),
};

export type StudentPlanInput = z.output<z.ZodObject<typeof studentPlanFields>>;
