import { interestCost } from '#advisor/calculators/borrowing/debts/interest-cost.ts';
import { studentLoanPlans } from '#advisor/calculators/borrowing/student/student-loan-plans.ts';
import { loanAmortization } from '#advisor/calculators/borrowing/loans/loan-amortization.ts';
import { given } from '#advisor/calculators/define/result.ts';
import type { GuideContext } from '#advisor/guides/define/define-guide.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

/** The term of the standard plan, and of most refinancing. */
const usualYears = 10;

interface Household {
  balance: number | undefined;
  rate: number | undefined;
  income: number | undefined;
  children: number | undefined;
  joint: boolean;
  /** Payments that count toward forgiveness, and the time they took where nobody counts them. */
  payments?: number | undefined;
  paid?: number | undefined;
}

/** The first payments on each plan, where the loans and the pay are known. */
export function plansFor(
  { balance, rate, income, children, joint, payments, paid }: Household,
  { run }: GuideContext,
) {
  if (balance === undefined || income === undefined) return undefined;
  const told = { balance, rate, income, dependents: children, payments_made: payments, years_in: paid };
  const plans = run(studentLoanPlans, {
    ...Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined)),
    joint,
    household: 1 + (joint ? 1 : 0) + (children ?? 0),
  });
  return plans && hasBoth(plans) ? plans : undefined;
}

/** Not every loan may go on both plans by income. */
function hasBoth({ figure }: { figure: (id: string) => unknown }): boolean {
  try {
    return ['rap_payment', 'ibr_payment'].every((id) => figure(id) !== undefined);
  } catch {
    return false;
  }
}

interface Told {
  balance: number | undefined;
  rate: number | undefined;
  new_rate: number | undefined;
  term?: number | undefined;
}

/** The first year's interest at both rates, where they are known. */
export function yearlyInterest({ balance, rate, new_rate: newRate }: Told, { run }: GuideContext) {
  if (balance === undefined || rate === undefined || newRate === undefined) return undefined;
  const now = run(interestCost, { balance, rate });
  const then = run(interestCost, { balance, rate: newRate });
  return now && then && { before: now.figure('year'), after: then.figure('year') };
}

/** What the offer saves over its term, and what it would take each month. */
export function offerWords({ balance, rate, new_rate: newRate, term }: Told, { run }: GuideContext): Text[] {
  if (balance === undefined || rate === undefined || newRate === undefined || newRate >= rate) return [];
  const time = term ?? usualYears;
  const [now, then] = [rate, newRate].map((each) =>
    run(loanAmortization, { principal: balance, rate: each, years: time }),
  );
  if (!now || !then) return [];
  const saved = now.figure('total_interest').value - then.figure('total_interest').value;
  return [
    text`Over ${given('term', time, 'years')} the lower rate saves you about ${given('interest_saved', Math.round(saved), 'usd')} of interest, at ${then.figure('monthly_payment')}.`,
  ];
}

interface Parent {
  balance: number | undefined;
  rate: number | undefined;
  age: number | undefined;
  retire: number | undefined;
}

/** How old a parent is when the loans are gone, and what they take until then. */
export function parentPays({ balance, rate, age, retire }: Parent, { run }: GuideContext): Text[] {
  if (balance === undefined || rate === undefined) return [];
  const loan = run(loanAmortization, { principal: balance, rate, years: usualYears });
  if (!loan) return [];
  const until = age === undefined ? undefined : age + usualYears;
  const payment = loan.figure('monthly_payment');
  if (until === undefined) return [text`On the standard plan they take ${payment} for ten years.`];
  const end = given('age_paid_off', until, 'age');
  return retire !== undefined && until > retire
    ? [
        text`On the standard plan they take ${payment} until you're ${end}, past your retirement at ${given('retire', retire, 'age')}, so that payment belongs in your retirement budget.`,
      ]
    : [text`On the standard plan they take ${payment} until you're ${end}.`];
}

/** The first payment on both plans by income, beside the standard one. */
export function firstPayments(told: Household, context: GuideContext): Text[] {
  const plans = plansFor(told, context);
  return plans
    ? [
        text`For you RAP would start at ${plans.figure('rap_payment')} and IBR at ${plans.figure('ibr_payment')}, against ${plans.figure('standard_payment')} on the standard plan.`,
      ]
    : [];
}

/** Savings of so much of a year's pay bridge a lost job without a federal pause. */
export const cushionOfPay = 0.2;

/** Savings make a federal pause worth little: then it turns on who the employer is. */
export function cushionWords({
  new_rate: offered,
  cash,
  income,
  employer,
}: {
  new_rate: number | undefined;
  cash: number | undefined;
  income: number | undefined;
  employer: string | undefined;
}): Text[] {
  const isEnough = cash !== undefined && income !== undefined && cash > 0 && cash >= cushionOfPay * income;
  return offered === undefined || !isEnough || employer !== undefined
    ? []
    : [
        text`With ${given('cash', cash, 'usd')} saved you need the federal pauses less, so it turns on your employer: with a private one and a safe job, the lower rate can be the better deal.`,
      ];
}
