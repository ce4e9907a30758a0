import { age, moneyPerMonth, moneyPerYear, percent } from '#advisor/calculators/define/fields.ts';

/** What a spouse or partner adds to a plan for two. */
export const retirementPlanSpouseFields = {
  spouse_age: age({
    label: 'Spouse’s age',
    roles: ['age@spouse'],
    min: 16,
    max: 110,
    default: {
      value: 40,
      reason: 'the same as yours',
      by: ({ age: own }) => (typeof own === 'number' ? own : undefined),
    },
  }),
  spouse_retire_age: age({
    label: 'Spouse’s retirement age',
    roles: ['age_retire@spouse'],
    min: 0,
    max: 100,
    default: { value: 0, reason: 'your spouse stops when you do' },
  }),
  spouse_pay: moneyPerYear({
    label: 'Spouse’s pay',
    roles: ['wages@spouse', 'se_income@spouse'],
    min: 0,
    max: 1e8,
    default: { value: 0, reason: 'no pay of a spouse was mentioned' },
  }),
  spouse_save_share: percent({
    label: 'Share of your spouse’s pay saved',
    roles: ['save_share@spouse'],
    min: 0,
    max: 100,
    default: {
      value: 0,
      reason: 'the same share as of yours',
      by: ({ save_share: own }) => (typeof own === 'number' ? own : undefined),
    },
  }),
  spouse_social_security: moneyPerMonth({
    label: 'Spouse’s monthly Social Security',
    roles: ['ss_income@spouse'],
    min: 0,
    max: 20_000,
    default: { value: 0, reason: 'estimated from your spouse’s pay where that is known' },
  }),
  spouse_claim_age: age({
    label: 'Age when your spouse’s Social Security starts',
    roles: ['age_claim@spouse'],
    min: 62,
    max: 70,
    default: {
      value: 67,
      reason: 'the same age as yours',
      by: ({ claim_age: own }) => (typeof own === 'number' ? own : undefined),
    },
  }),
  spouse_pension: moneyPerMonth({
    label: 'Spouse’s monthly pension',
    roles: ['pension_income@spouse'],
    min: 0,
    max: 1e6,
    default: { value: 0, reason: 'no pension of a spouse was mentioned' },
  }),
  spouse_pension_age: age({
    label: 'Age when your spouse’s pension starts',
    roles: ['age_claim@spouse'],
    min: 0,
    max: 100,
    default: { value: 0, reason: 'it starts when your spouse retires' },
  }),
};
