import { choice } from '#advisor/calculators/define/fields.ts';

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
