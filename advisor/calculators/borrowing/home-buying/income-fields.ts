import { moneyPerMonth, moneyPerYear } from '#advisor/calculators/define/fields.ts';

/** What there is to pay for a home with: told before taxes, or as what is left of it. */
export const incomeFields = {
  income: moneyPerYear({
    label: 'Yearly income before taxes',
    ask: 'how much do you earn a year before taxes (your income)',
    roles: [
      'wages',
      'wages@spouse',
      'wages@both',
      'se_income',
      'other_income',
      'rental_income',
      'bonus',
      'pension_income',
      'ss_income',
      'overtime',
      'pension_income@spouse',
      'other_income@spouse',
      'ss_income@spouse',
      'se_income@spouse',
    ],
    adds: true,
    min: 0,
    max: 1e8,
    default: { value: 0, reason: 'your take-home pay is given instead' },
  }),
  take_home: moneyPerMonth({
    label: 'Monthly take-home pay',
    roles: ['take_home', 'take_home@spouse', 'take_home@both'],
    adds: true,
    min: 0,
    max: 1e7,
    default: { value: 0, reason: 'your income before taxes is given instead' },
  }),
};
