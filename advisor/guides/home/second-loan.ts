import { loanAmortization } from '#advisor/calculators/borrowing/loans/loan-amortization.ts';
import { given } from '#advisor/calculators/define/result.ts';
import type { GuideContext, Verdict } from '#advisor/guides/define/define-guide.ts';
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
function secondLoan(project: Project, { run }: GuideContext) {
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

interface Benefits extends Project {
  benefits: number | undefined;
}

/** Verdicts for a house without a first mortgage, and for a payment out of benefits. */
export const secondLoanWords = {
  too_heavy: (told: Benefits, context: GuideContext): Verdict => ({
    opening: text`No, not that much: ${given('need', told.need!, 'usd')} would take about ${wholeDollars(secondLoan(told, context)!.figure('monthly_payment'))} out of ${given('benefits', told.benefits!, 'usd_per_month')}.`,
    because: [
      text`Benefits hardly rise, and a HELOC's rate and payment can. A paid-off house is the safest thing to live in, until a lender can take it.`,
      text`A smaller job paid from savings or in stages does most of the good.`,
    ],
    unless: text`it's for safety, such as a ramp or a roof. Then ask the county and your area agency on aging about grants and low-rate repair loans.`,
    next: text`Split the job: have only what's broken or unsafe priced first, by three contractors.`,
    say: text`What would just the part we can't do without cost, paid in stages?`,
  }),
  paid_off_loan: (told: Benefits, context: GuideContext): Verdict => ({
    opening: text`With the house paid off, take a fixed home equity loan for a known sum, and keep it small.`,
    because: [
      ...secondLoanLine(told, context),
      text`Fixed beats a HELOC here, because a HELOC's rate can climb and its payment jumps when the draw period ends.`,
      ...(told.benefits === undefined
        ? []
        : [
            text`The payment has to fit into ${given('benefits', told.benefits, 'usd_per_month')}, in years with a new roof or a hospital bill too.`,
          ]),
    ],
    unless: text`savings cover it with six months of bills left. Then pay cash.`,
    next: text`Get quotes from two credit unions and your bank, and never borrow through the contractor.`,
    say: text`What's the fixed rate, what are all the fees, and is there a prepayment penalty?`,
  }),
};
