import { loanAmortization } from '#advisor/calculators/borrowing/loans/loan-amortization.ts';
import { compoundGrowth } from '#advisor/calculators/saving/growth/compound-growth.ts';
import { given } from '#advisor/calculators/define/result.ts';
import type { GuideContext } from '#advisor/guides/define/define-guide.ts';
import { wholeDollars } from '#advisor/guides/home/whole-dollars.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

/** The standard plan of student loans. */
const yearsToRepay = 10;
/** If the pay is unknown: most graduates can repay about what undergraduates may borrow from the government. */
export const carriedByMost = 30_000;

const yearsOfCollege = 4;
/** A smaller difference in price does not count: books, travel and next year's increase can outweigh it. */
const sameWithin = 1.1;

interface Prices {
  prices: readonly { cost: number }[] | undefined;
  saved: number | undefined;
}

/** The higher and the lower of the prices told, and whether the savings cover them. */
export function compared({ prices = [], saved = 0 }: Prices) {
  const costs = prices.map(({ cost }) => cost);
  if (costs.length === 0) return undefined;
  const [most, least] = [Math.max(...costs), Math.min(...costs)];
  return {
    most,
    least,
    isPaid: saved >= yearsOfCollege * most,
    isCheapPaid: saved >= yearsOfCollege * least,
    isSame: costs.length > 1 && most <= least * sameWithin,
    isOne: costs.length === 1,
  };
}

export const aYear = (cost: number) => given('prices', cost, 'usd_per_year');

/** The answer, with the prices and the savings that were told. */
export function takeTheCheaper({ prices, saved }: Prices): Text {
  const found = compared({ prices, saved });
  if (!found || found.isOne) return text`Take the public college.`;
  if (saved !== undefined && found.isCheapPaid)
    return text`Take the one at ${aYear(found.least)}: your ${given('saved', saved, 'usd')} pays all four years there, without loans.`;
  return text`Take the one at ${aYear(found.least)} rather than the one at ${aYear(found.most)}.`;
}

/** A school may take about this share of pay before taxes from families who also save for retirement. */
const schoolShare = 0.1;
const expectedReturn = 6;
const usualSchoolYears = 4;
const monthsPerYear = 12;

interface School {
  prices: readonly { cost: number }[] | undefined;
  income: number | undefined;
  children: number | undefined;
  time: number | undefined;
}

/** Tuition of a year for all the children. */
const tuitionOf = ({ prices, children = 1 }: School) =>
  prices?.[0] === undefined ? undefined : prices[0].cost * Math.max(1, children);

/** Whether the pay carries it, where both are told. */
function isTooDear(school: School): boolean | undefined {
  const tuition = tuitionOf(school);
  return tuition === undefined || school.income === undefined
    ? undefined
    : tuition > school.income * schoolShare;
}

/** What the tuition would come to if it were invested. */
export function investedInstead(school: School, { run }: GuideContext): Text[] {
  const { time = usualSchoolYears, prices } = school;
  const tuition = tuitionOf(school);
  if (tuition === undefined || !prices?.[0]) return [];
  const grown = run(compoundGrowth, { monthly: tuition / monthsPerYear, years: time, rate: expectedReturn });
  const all =
    (school.children ?? 1) > 1 ? text` for ${given('children', school.children!, 'count')} children` : '';
  return grown
    ? [
        text`${aYear(prices[0].cost)}${all}, put aside for ${given('time', time, 'years')} instead, comes to about ${wholeDollars(grown.figure('future_value'))}.`,
      ]
    : [];
}

interface Borrowing {
  debt: number | undefined;
  rate: number;
}

export function paymentOf({ debt, rate }: Borrowing, { run }: GuideContext) {
  const loan =
    debt === undefined ? undefined : run(loanAmortization, { principal: debt, rate, years: yearsToRepay });
  return loan
    ? [
        text`At ${given('rate', rate, 'percent')}, ${given('debt', debt ?? 0, 'usd')} of loans means ${{ ...loan.figure('monthly_payment'), decimals: 0 }} for ten years.`,
      ]
    : [];
}

/** The answer for a school before college, by what the pay carries. */
export function schoolOpening(school: School & { save_share: number | undefined }): Text {
  const isDear = isTooDear(school);
  const { prices, income, save_share: share, children = 1 } = school;
  if (isDear === undefined || !prices?.[0])
    return text`Only if it fits in your income every year after retirement savings, with no loans.`;
  const cost = text`${aYear(prices[0].cost)}${children > 1 ? ' for each child' : ''}`;
  if (isDear)
    return text`No, not on ${given('income', income!, 'usd_per_year')}: ${cost} is more than a tenth of it, and retirement and college come first.`;
  return share === undefined
    ? text`Yes, you can: ${cost} is under a tenth of your ${given('income', income!, 'usd_per_year')}, if retirement savings go on beside it.`
    : text`Yes, you can: ${cost} is under a tenth of your ${given('income', income!, 'usd_per_year')}, and you put ${given('save_share', share, 'percent')} into retirement.`;
}

/** What the difference of two prices means, if it is borrowed. */
export function differenceLine(
  { prices, saved, debt, rate }: Prices & Borrowing,
  { run }: GuideContext,
): Text[] {
  const found = compared({ prices, saved });
  if (!found || found.isOne || debt !== undefined) return [];
  const loan = run(loanAmortization, {
    principal: (found.most - found.least) * yearsOfCollege,
    rate,
    years: yearsToRepay,
  });
  return loan
    ? [
        text`Borrowed over four years, the difference would cost ${wholeDollars(loan.figure('monthly_payment'))} for ten years.`,
      ]
    : [];
}
