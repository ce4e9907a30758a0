import { choice } from '#advisor/calculators/define/fields.ts';
import type { EmployeeTax } from '#advisor/calculators/tax/payroll/payroll-tax.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

const payrollExemptions = ['none', 'student_visa', 'campus_job'] as const;
export type PayrollExemption = (typeof payrollExemptions)[number];

/** Whose pay bears no Social Security and Medicare tax: sections 3121(b)(19) and 3121(b)(10). */
export const exemptionField = choice<PayrollExemption>({
  label: 'Exemption from Social Security and Medicare tax',
  options: payrollExemptions,
  facts: { student_visa: 'flag=student_visa', campus_job: 'flag=campus_job' },
  default: { value: 'none', reason: 'most pay bears these taxes' },
});

export const noPayrollTax: EmployeeTax = { socialSecurity: 0, medicare: 0 };

/** What an exemption does not go together with: a sentence, or null. */
export function checkExemption(told: {
  payroll_exemption: PayrollExemption;
  filing_status: string;
  children?: number;
}): string | null {
  if (told.payroll_exemption !== 'student_visa') return null;
  if (told.filing_status !== 'single' && told.filing_status !== 'married_separate')
    return 'Who is exempt on a student visa is a nonresident for tax: choose single or married filing separately.';
  return (told.children ?? 0) > 0
    ? 'A nonresident for tax gets no credit for children: leave the children out.'
    : null;
}

export function exemptionAssumptions(exemption: PayrollExemption): Text[] {
  switch (exemption) {
    case 'none':
      return [];
    case 'campus_job':
      return [
        text`You work for the school where you’re enrolled at least half-time, so your pay bears no Social Security and Medicare tax.`,
      ];
    case 'student_visa':
      return [
        text`You’re on a student or exchange visa and still a nonresident for tax, for students generally in the first five calendar years: no Social Security and Medicare tax.`,
        text`As a nonresident you get no standard deduction; a treaty can change that, as it does for students from India.`,
      ];
  }
}
