import { age, choice, moneyPerMonth, years } from '#advisor/calculators/define/fields.ts';
import { cashField } from '#advisor/guides/debt/told-fields.ts';

export const studentLoanField = choice({
  label: 'Student loans',
  options: ['federal', 'private', 'parent'],
  fact: 'student_loan',
});

/** "Parent PLUS loans", as they stand within a sentence. */
export function loansCalled(kind: 'federal' | 'private' | 'parent' | undefined): string {
  if (kind === undefined) return 'student loans';
  return { federal: 'federal student loans', private: 'private student loans', parent: 'Parent PLUS loans' }[
    kind
  ];
}

/** What decides whether federal protection would ever be used, and what is paid now. */
export const standingFields = {
  term: years({ label: 'Term of the offer', roles: ['term', 'time_payoff'], min: 0.5, max: 30 }),
  cash: cashField,
  steady: choice({ label: 'Pay', options: ['steady', 'variable'], fact: 'income_steadiness' }),
  payment: moneyPerMonth({
    label: 'Payment now',
    roles: ['debt_payment:student', 'debt_payment'],
    min: 1,
    max: 1e5,
  }),
  retire: age({ label: 'Age you retire', roles: ['age_retire'], min: 30, max: 90 }),
};
