import { loanAmortization } from '#advisor/calculators/borrowing/loans/loan-amortization.ts';
import { fact, given } from '#advisor/calculators/define/result.ts';
import type { GuideContext, Verdict } from '#advisor/guides/define/define-guide.ts';
import { wholeDollars } from '#advisor/guides/home/whole-dollars.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

/** About what Parent PLUS loans have lately charged. */
const usualRate = 9;
/** The standard plan. */
const yearsToRepay = 10;
const yearsOfCollege = 4;
/** Most people stop working about here. */
const usualLastYear = 67;

interface ParentBorrowing {
  /** Borrowed for a year of college. */
  yearly?: number | undefined;
  /** Borrowed in all, where that was told instead. */
  total?: number | undefined;
  years?: number | undefined;
  age?: number | undefined;
  income?: number | undefined;
}

/** What would be owed at the end, and its payment. */
function owedOf({ yearly, total, years = yearsOfCollege }: ParentBorrowing, { run }: GuideContext) {
  const principal = total ?? (yearly === undefined ? undefined : yearly * years);
  const loan =
    principal === undefined
      ? undefined
      : run(loanAmortization, { principal, rate: usualRate, years: yearsToRepay });
  return loan && { principal, payment: wholeDollars(loan.figure('monthly_payment')) };
}

/** The age at which the standard plan ends. */
function lastPayment({ age, years = yearsOfCollege }: ParentBorrowing): number | undefined {
  return age === undefined ? undefined : age + years + yearsToRepay;
}

function costOf(borrowing: ParentBorrowing, context: GuideContext): Text[] {
  const owed = owedOf(borrowing, context);
  if (!owed) return [];
  const { yearly, years, income } = borrowing;
  const sum =
    yearly === undefined
      ? text`Borrowing that much`
      : text`${given('yearly', yearly, 'usd_per_year')} for ${years === undefined ? 'four years' : given('years', years, 'years')}`;
  const pay = income === undefined ? '' : text` out of your ${given('income', income, 'usd_per_year')}`;
  return [text`${sum} means about ${owed.payment} for ten years at nine percent${pay}.`];
}

/** A parent about to borrow for a child's college. */
export function parentLoans(borrowing: ParentBorrowing, context: GuideContext): Verdict {
  const { age } = borrowing;
  const end = lastPayment(borrowing);
  const isLate = end !== undefined && end > usualLastYear;
  const limit = (name: 'parent_plus_year_limit' | 'parent_plus_total_limit') =>
    fact(name, context.facts.get(name), 'usd');
  return {
    opening: isLate
      ? text`No, don't take them on at ${given('age', age!, 'age')}: you'd still be paying at about ${{ value: end, unit: 'age', decimals: 0 }}.`
      : text`Only for a small gap that you can pay off before you retire: Parent PLUS loans are your debt, not your child's.`,
    because: [
      ...costOf(borrowing, context),
      text`New ones have no income-based payment, and the law caps them at ${limit('parent_plus_year_limit')} a year and ${limit('parent_plus_total_limit')} in all per child.`,
    ],
    unless: text`retirement is on track and it's a small sum for the last year.`,
    next: text`Have your child take federal student loans first, appeal the aid offer, and price a cheaper school.`,
    say: text`This is what we can pay without loans. Let's find the best school that fits it.`,
    article: 'student-loans',
  };
}
