import type { Formulas } from '#advisor/calculators/define/define-calculator.ts';

/** How the figures come about. */
export const retirementPlanFormulas: Formulas = {
  covered: 'savings_at_retirement / needed',
  earliest_age:
    'The first age at which savings, grown at {"Return after inflation"} after inflation, cover what is needed',
  earliest_year: 'The year in which you are {earliest_age}',
  savings_at_retirement:
    'Savings of {savings}[ and {saving}] grown at {"Return after inflation"} after inflation until retirement',
  needed: [
    'goal',
    '"Paid from savings in a year, once all other income has begun" / withdrawal_rate',
    'What savings must pay a year ÷ the withdrawal rate, with more for the years before other income begins',
  ],
  gap: 'needed - savings_at_retirement',
  surplus: 'savings_at_retirement - needed',
  extra_saving:
    'The level monthly saving that grows to {gap} by then at {"Return after inflation"} after inflation',
  supported_spending: [
    'savings_at_retirement * withdrawal_rate',
    'savings_at_retirement * withdrawal_rate + social_security * 12',
    'supported_monthly * 12',
  ],
  supported_monthly: 'supported_spending / 12',
  yearly_saving: ['saving', 'pay * save_share', 'What you and your employer put in each year'],
  social_security: [
    'social_security',
    'Your benefit of {social_security}, quoted for {quoted_age}, at the age when you claim',
    'Estimated from your pay and the age when you claim',
  ],
  savings_low: 'The same savings with a return that is two points lower than {rate} a year',
  savings_high: 'The same savings with a return that is two points higher than {rate} a year',
  covered_low: ['{savings_low} ÷ what is needed at that return', 'savings_low / needed'],
  covered_high: ['{savings_high} ÷ what is needed at that return', 'savings_high / needed'],
  each_deposit: 'Saving of the first year ÷ the deposits in a year',
  bridge: 'Your spending, less a pension and other income, in each year before Social Security starts',
  lasts_until:
    'The age at which {savings_at_retirement}, paying your spending, is used up at {"Return after inflation"}',
};
