import { moneyPerYear } from '#advisor/calculators/define/fields.ts';

/** What a family goes on having after a death. */
export const survivorIncomeFields = {
  other_income: moneyPerYear({
    label: 'Yearly income the family would have anyway',
    roles: ['ss_income', 'ss_income@spouse', 'pension_income@spouse', 'other_income', 'rental_income'],
    adds: true,
    min: 0,
    max: 1e8,
    default: { value: 0, reason: 'no survivor benefits or other income were mentioned' },
  }),
  spouse_income: moneyPerYear({
    label: 'Yearly pay of your spouse',
    roles: ['wages@spouse', 'se_income@spouse'],
    adds: true,
    min: 0,
    max: 1e8,
    default: { value: 0, reason: 'no pay of a spouse was mentioned' },
  }),
};
