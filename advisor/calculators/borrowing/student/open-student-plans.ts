import {
  graduatedPayments,
  ibrPayment,
  levelOver,
  rapPayment,
  runPlan,
  tieredYears,
  type Borrower,
  type PlanCourse,
  type PlanRules,
} from '#advisor/calculators/borrowing/student/student-plans.ts';
import type { StudentPlanInput } from '#advisor/calculators/borrowing/student/student-plan-fields.ts';

const monthsPerYear = 12;
/** First loans before this year pay the older share of income-based repayment. */
const newerTerms = 2014;
const olderShare = 15;

function borrowerOf(input: StudentPlanInput): Borrower {
  return {
    ...input,
    made: Math.max(input.payments_made, Math.round(input.years_in * monthsPerYear)),
    isEarly: input.ibr_percent >= olderShare || input.first_loan < newerTerms,
  };
}

export interface Plan {
  id: string;
  name: string;
  course: PlanCourse;
  isByIncome: boolean;
}

const planOf = (id: string, name: string, course: PlanCourse, isByIncome = false): Plan => ({
  id,
  name,
  course,
  isByIncome,
});

/** Every plan that is open to the borrower. */
export function plansOf(input: StudentPlanInput, rules: PlanRules): Plan[] {
  const borrower = borrowerOf(input);
  const { balance, rate } = input;
  const level = (years: number) =>
    runPlan(borrower, () => levelOver(balance, rate, years), years * monthsPerYear + 1);
  const left = (years: number) => Math.max(1, years * monthsPerYear - borrower.made);
  const standard = input.has_new_loan ? tieredYears(balance, rules) : rules.standardYears;
  return [
    planOf('standard', 'Standard plan', level(standard)),
    ...(input.has_new_loan
      ? []
      : [
          planOf(
            'graduated',
            'Graduated plan',
            runPlan(
              borrower,
              graduatedPayments(balance, rate, rules),
              rules.standardYears * monthsPerYear + 1,
            ),
          ),
        ]),
    ...(!input.has_new_loan && balance > rules.extended.owed_over
      ? [planOf('extended', 'Extended plan', level(rules.extended.length))]
      : []),
    ...(input.income > 0 && !input.has_new_loan
      ? [
          planOf(
            'ibr',
            'IBR',
            runPlan(
              borrower,
              ibrPayment(borrower, rules),
              left(rules.ibrYears[borrower.isEarly ? 'before' : 'since_july_2014']),
            ),
            true,
          ),
        ]
      : []),
    ...(input.income > 0
      ? [
          planOf(
            'rap',
            'RAP',
            runPlan(borrower, rapPayment(borrower, rules), left(rules.rapYears), rules.rapMatch, true),
            true,
          ),
        ]
      : []),
  ];
}

/** What is left to forgive on the plan that costs least until then. */
export function publicService(input: StudentPlanInput, rules: PlanRules): PlanCourse | null {
  if (input.income === 0) return null;
  const borrower = borrowerOf(input);
  const months = Math.max(1, rules.pslf - borrower.made);
  const rap = runPlan(borrower, rapPayment(borrower, rules), months, rules.rapMatch, true);
  if (input.has_new_loan) return rap;
  const ibr = runPlan(borrower, ibrPayment(borrower, rules), months);
  return ibr.paid < rap.paid ? ibr : rap;
}
