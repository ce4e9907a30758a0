import { moneyPerYear } from '#advisor/calculators/define/fields.ts';

/** What somebody earns besides what a sale brings: it decides at which rate that is taxed. */
export const otherIncome = moneyPerYear({
  label: 'Other income before deductions',
  roles: ['wages', 'wages@spouse', 'wages@both', 'agi', 'pension_income', 'se_income', 'other_income'],
  adds: true,
  min: 0,
  max: 1e9,
});
