import { moneyPerMonth } from '#advisor/calculators/define/fields.ts';

/** What a household spends a month: told as a sum, or as rent and other parts that add up. */
export const spendingField = moneyPerMonth({
  label: 'Monthly spending',
  roles: ['spend_needs', 'spend_needs@both', 'spend_total', 'spend_total@both'],
  adds: 'within',
  sumOf: ['housing_cost', 'mortgage_payment', 'spend_item', 'debt_payment', 'premium', 'childcare_cost'],
  orPart: true,
  sumNeeds: ['housing_cost', 'mortgage_payment', 'spend_item'],
  min: 1,
  max: 1e6,
});
