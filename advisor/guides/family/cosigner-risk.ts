import { loanAmortization } from '#advisor/calculators/borrowing/loans/loan-amortization.ts';
import { given } from '#advisor/calculators/define/result.ts';
import type { GuideContext } from '#advisor/guides/define/define-guide.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

/** A lender who asks this much, or a score this low, says that missed payments are likely. */
const riskyRate = 15;
const poorScore = 620;
/** From here on there are few paychecks left to make up for someone else's loan. */
const nearRetirement = 60;
/** With this many times the loan in the bank, paying it would not be missed. */
export const ampleCover = 4;
/** A car or personal loan that takes more of the borrower's pay than this is easily missed. */
const heavyPayment = 0.15;
const monthsPerYear = 12;

interface Loan {
  amount: number | undefined;
  rate: number | undefined;
  term: number | undefined;
  payment: number | undefined;
  retire?: number | undefined;
  age?: number | undefined;
}

interface Risk {
  payment?: number | undefined;
  their_pay?: number | undefined;
  late?: boolean;
  score: number | undefined;
  rate: number | undefined;
  age: number | undefined;
  savings: number | undefined;
  amount: number | undefined;
  home: string | undefined;
}

/** What was told that speaks against it. */
export function warningsOf(risk: Risk): Text[] {
  const { score, rate, age: now, savings, amount, home, payment, their_pay: pay, late } = risk;
  if (late) return [text`Payments missed before are the best sign of payments missed later.`];
  if (payment !== undefined && pay !== undefined && payment * monthsPerYear > pay * heavyPayment)
    return [
      text`${given('payment', payment, 'usd_per_month')} is a lot on ${given('their_pay', pay, 'usd_per_year')} before taxes.`,
    ];
  if (savings !== undefined && amount !== undefined && savings < amount)
    return [text`Your ${given('savings', savings, 'usd')} wouldn't cover it.`];
  if (score !== undefined && score < poorScore)
    return [text`A score of ${given('score', score, 'count')} tells you payments were missed before.`];
  if (rate !== undefined && rate >= riskyRate)
    return [text`At ${given('rate', rate, 'percent')}, the lender itself expects trouble.`];
  if (home === 'buying') return [text`It would count against you when you apply for your own mortgage.`];
  if (now !== undefined && now >= nearRetirement)
    return [text`At ${given('age', now, 'age')} you have little time to earn it back.`];
  return [];
}

/** What would be the cosigner's to pay. */
export function paymentOf({ amount, rate, term, payment, age: now, retire }: Loan, { run }: GuideContext) {
  const late =
    now !== undefined && retire !== undefined && retire > now
      ? text` That's still yours after you stop working at ${given('retire', retire, 'age')}, if it runs that long.`
      : text``;
  if (payment !== undefined)
    return [
      text`If they stop, ${given('payment', payment, 'usd_per_month')} is yours to pay until the loan ends.${late}`,
    ];
  const loan = run(loanAmortization, { principal: amount, rate, years: term });
  if (loan)
    return [
      text`If they stop, ${{ ...loan.figure('monthly_payment'), decimals: 0 }} is yours to pay for what's left of ${given('term', term ?? 0, 'years')}.`,
    ];
  return amount === undefined
    ? []
    : [text`If they stop, the ${given('amount', amount, 'usd')} is yours to pay.${late}`];
}

export function refusal({ amount, payment, late }: Loan & Risk): Text {
  const whole = amount === undefined ? '' : text`the whole ${given('amount', amount, 'usd')}`;
  if (late)
    return text`No, don't cosign: after missed payments, ${amount === undefined ? 'the loan' : whole} may well end up with you.`;
  if (payment !== undefined)
    return text`No, don't cosign: ${given('payment', payment, 'usd_per_month')}${amount === undefined ? '' : text`, and ${whole},`} would be your debt too.`;
  return amount === undefined
    ? text`No, don't cosign.`
    : text`No, don't cosign: ${whole} would be your debt too.`;
}
