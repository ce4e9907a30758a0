import type { Formulas } from '#advisor/calculators/define/define-calculator.ts';

/** How the figures come about. */
export const premiumTaxCreditFormulas: Formulas = {
  credit: ['max(0, benchmark - most)', 'Nothing: income of {income_counted} is outside of the law’s range'],
  credit_year: 'credit * 12',
  you_pay: ['max(0, plan - credit)', 'max(0, benchmark - credit)'],
  most: 'income_counted * share / 12',
  poverty_percent: [
    'income_counted / "Poverty guideline for the household"',
    '{income_counted} ÷ {"Poverty guideline for the household"}, rounded down',
  ],
  share: 'The law’s share of income at {poverty_percent} of the poverty guideline',
  income_limit: [
    '"Poverty guideline for the household" * 400%',
    'The law’s multiple of the poverty guideline for the household',
  ],
  room: ['income_limit - income_counted', 'income_counted - income_limit'],
  income_counted: 'income + one_time - deducted',
};
