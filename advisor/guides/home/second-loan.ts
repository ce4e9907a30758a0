import { loanAmortization } from '#advisor/calculators/borrowing/loans/loan-amortization.ts';
import { given } from '#advisor/calculators/define/result.ts';
import type { GuideContext } from '#advisor/guides/define/define-guide.ts';
import { wholeDollars } from '#advisor/guides/home/whole-dollars.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

/** Home equity loans mostly run about this long. */
const usualTerm = 10;

export interface Project {
  need: number | undefined;
  rate: number | undefined;
  new_rate: number | undefined;
  term: number | undefined;
  no_mortgage: boolean;
  owed: number | undefined;
}

export const isPaidOff = ({ no_mortgage: none, owed }: Pick<Project, 'no_mortgage' | 'owed'>) =>
  none || owed === 0;

/** The rate of the second loan: beside a paid-off house there is only one. */
const secondRate = (project: Project) => project.new_rate ?? (isPaidOff(project) ? project.rate : undefined);

/** What the money would cost a month. */
export function secondLoan(project: Project, { run }: GuideContext) {
  const { need, term = usualTerm } = project;
  const rate = secondRate(project);
  return need === undefined || rate === undefined
    ? undefined
    : run(loanAmortization, { principal: need, rate, years: term });
}

export function secondLoanLine(project: Project, context: GuideContext): Text[] {
  const loan = secondLoan(project, context);
  return loan
    ? [
        text`${given('need', project.need!, 'usd')} over ${project.term === undefined ? 'ten years' : given('term', project.term, 'years')} is about ${wholeDollars(loan.figure('monthly_payment'))}, with ${loan.figure('total_interest')} of interest.`,
      ]
    : [];
}

/** The payment as a share of benefits that are all there is. */
export function shareOfBenefits(
  told: Project & { benefits: number | undefined; wages: number | undefined },
  context: GuideContext,
): number | undefined {
  const payment = secondLoan(told, context)?.figure('monthly_payment').value;
  return payment === undefined || told.benefits === undefined || told.wages !== undefined
    ? undefined
    : (payment * 100) / told.benefits;
}
