import { loanAmortization } from '#advisor/calculators/borrowing/loans/loan-amortization.ts';
import { given } from '#advisor/calculators/define/result.ts';
import type { GuideContext } from '#advisor/guides/define/define-guide.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

/** Card companies often lower their rate to about this for a nonprofit counselor's plan. */
const managedRate = 8;
/** Such plans run three to five years. */
const managedYears = 5;
/** Above this share of take-home pay, most people drop out of such a plan. */
const tooMuch = 0.2;

/** What a nonprofit counselor's plan would take each month. */
export function managedPlan(debt: number | undefined, { run }: GuideContext) {
  const loan =
    debt === undefined
      ? undefined
      : run(loanAmortization, { principal: debt, rate: managedRate, years: managedYears });
  return loan?.figure('monthly_payment');
}

/** That payment in a sentence, held against take-home pay where it is known. */
export function managedWords(
  { debt, takeHome }: { debt: number | undefined; takeHome?: number | undefined },
  context: GuideContext,
): Text[] {
  const payment = managedPlan(debt, context);
  if (!payment) return [];
  const least = text`A nonprofit counselor's plan, at about eight percent over five years, would take roughly ${payment}`;
  if (takeHome === undefined) return [text`${least}.`];
  const pay = given('take_home', takeHome, 'usd_per_month');
  return payment.value > tooMuch * takeHome
    ? [text`${least}. Out of ${pay} that's more than most people can keep up.`]
    : [text`${least}, which ${pay} of take-home pay can carry.`];
}

/** Whether take-home pay can carry such a plan. */
export function isBearable(
  { debt, takeHome }: { debt: number | undefined; takeHome: number | undefined },
  context: GuideContext,
): boolean {
  const payment = managedPlan(debt, context);
  return payment !== undefined && takeHome !== undefined && payment.value <= tooMuch * takeHome;
}
