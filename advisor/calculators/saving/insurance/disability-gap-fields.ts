import {
  age,
  choice,
  money,
  moneyPerMonth,
  moneyPerYear,
  months,
  percent,
} from '#advisor/calculators/define/fields.ts';

/** About what taxes leave of a second pay. */
const keptOfPay = 0.8;

export const disabilityGapFields = {
  pay: moneyPerYear({
    label: 'Yearly pay before taxes',
    roles: ['wages', 'se_income'],
    min: 0,
    max: 1e8,
    default: { value: 0, reason: 'none was mentioned, so only spending decides' },
  }),
  spending: moneyPerMonth({
    label: 'Monthly spending',
    roles: ['spend_total', 'spend_total@both', 'spend_needs', 'spend_needs@both'],
    min: 0,
    max: 1e6,
    default: { value: 0, reason: 'worked out from your pay' },
  }),
  need_share: percent({
    label: 'Share of pay you’d need if you don’t give spending',
    min: 1,
    max: 100,
    default: { value: 70, reason: 'about what is left of most pay after taxes' },
  }),
  group_share: percent({
    label: 'Share of pay the plan at work pays',
    roles: ['replace_share'],
    min: 0,
    max: 100,
    default: { value: 0, reason: 'no plan at work was mentioned' },
  }),
  group_cap: moneyPerMonth({
    label: 'Most the plan at work pays',
    min: 0,
    max: 1e6,
    default: { value: 0, reason: 'no cap was mentioned; many plans have one' },
  }),
  taxed: choice<'not_said' | 'employer' | 'you'>({
    label: 'Who pays the premium at work',
    options: ['not_said', 'employer', 'you'],
    default: {
      value: 'not_said',
      reason: 'the benefit counts as stated, before any tax, unless you name a tax rate',
      by: ({ tax_rate: told }) => (typeof told === 'number' ? 'employer' : undefined),
    },
  }),
  tax_rate: percent({
    label: 'Tax on a taxed benefit',
    roles: ['rate_tax'],
    min: 0,
    max: 60,
    default: { value: 15, reason: 'a round guess for income tax on part of your pay' },
  }),
  benefit: moneyPerMonth({
    label: 'Benefit of a policy of your own',
    roles: ['insurance_amount'],
    min: 0,
    max: 1e6,
    default: { value: 0, reason: 'no policy of your own was mentioned' },
  }),
  partner_pay: moneyPerMonth({
    label: 'Partner’s pay before taxes',
    roles: ['wages@spouse', 'se_income@spouse'],
    min: 0,
    max: 1e6,
    default: { value: 0, reason: 'none was mentioned' },
  }),
  partner: moneyPerMonth({
    label: 'Partner’s take-home pay',
    roles: ['take_home@spouse'],
    min: 0,
    max: 1e6,
    default: {
      value: 0,
      reason: 'none was mentioned, or four fifths of their pay before taxes',
      by: ({ partner_pay: pay }) => (typeof pay === 'number' ? pay * keptOfPay : undefined),
    },
  }),
  social_security: moneyPerMonth({
    label: 'Social Security disability benefit',
    roles: ['ss_income'],
    min: 0,
    max: 1e5,
    default: { value: 0, reason: 'estimated from your pay; your statement at ssa.gov has it' },
  }),
  offset: choice({
    label: 'Plan at work takes off what Social Security pays',
    options: ['yes', 'no'],
    default: { value: 'yes', reason: 'most plans do' },
  }),
  cash: money({
    label: 'Cash to live on',
    roles: ['bal_cash', 'bal_cash@both', 'bal_total'],
    min: 0,
    max: 1e9,
    default: { value: 0, reason: 'none was mentioned' },
  }),
  wait: months({
    label: 'Months before a benefit starts',
    min: 0,
    max: 24,
    default: { value: 3, reason: 'ninety days, the most common wait' },
  }),
  age: age({
    label: 'Your age',
    roles: ['age'],
    min: 0,
    max: 80,
    default: { value: 0, reason: 'none was mentioned, so nothing is added up until retirement' },
  }),
  end_age: age({
    label: 'Age until which you’d work',
    roles: ['age_retire'],
    min: 50,
    max: 80,
    default: { value: 67, reason: 'full retirement age for those born in 1960 or later' },
  }),
};
