import type { Formulas } from '#advisor/calculators/define/define-calculator.ts';

/** How the figures come about. */
export const debtToIncomeFormulas: Formulas = {
  debt_ratio: 'payments / income',
  housing_ratio: 'housing / income',
  room: 'max(0, allowed - payments)',
  over: 'max(0, payments - allowed)',
  payments: 'housing + car + student_loan + cards + debts',
  housing: [
    'housing',
    'mortgage + home_costs',
    'The payment on a home of {home_price} at {rate} over {term}, with tax and insurance',
  ],
  allowed: ['income * limit', 'Monthly income {income} × the share that the guideline allows'],
  take_home_share: 'payments / take_home',
};
