import { loanAmortization } from '#advisor/calculators/borrowing/loans/loan-amortization.ts';
import type { GuideContext } from '#advisor/guides/define/define-guide.ts';
import { wholeDollars } from '#advisor/guides/home/whole-dollars.ts';
import { text } from '#advisor/quantities/text.ts';

/** Loan payment as a share of pay before taxes that leaves room for property tax and insurance. */
export const easyShare = 22;
/** About what a thirty-year loan has lately cost, used if no rate is stated. */
const usualRate = 6.5;
/** A fifteen-year loan usually costs about this much less than a thirty-year one. */
const usualDiscount = 0.6;
const monthsPerYear = 12;
/** From here on a thirty-year loan runs far into retirement. */
export const laterLife = 45;
/** Taken where no age is named. */
export const usualRetirement = 67;
export const usualShort = 15;
const usualLong = 30;
/** A single term that is named is the longer one from here on. */
const longFrom = 25;

/** Of take-home pay, above this a mortgage payment leaves too little room. */
export const mostOfTakeHome = 33;
/** Years past the last paycheck that a little extra can still close. */
const fewYears = 5;

interface Paid {
  payment: number | undefined;
  other_payment: number | undefined;
  take_home: number | undefined;
}

interface Terms {
  term: number | undefined;
  other_term: number | undefined;
}

interface Loan extends Terms {
  loan: number | undefined;
  price: number | undefined;
  down: number | undefined;
  rate: number | undefined;
  other_rate: number | undefined;
}

/** The two terms in years; fifteen and thirty where they are not named. */
export function termsOf({ term = usualShort, other_term: other }: Terms) {
  if (other === undefined || other === term)
    return term >= longFrom ? { short: usualShort, long: term } : { short: term, long: usualLong };
  return { short: Math.min(term, other), long: Math.max(term, other) };
}

const isShortUsual = (terms: Terms) => termsOf(terms).short === usualShort;
const isLongUsual = (terms: Terms) => termsOf(terms).long === usualLong;
export const shortLoan = (terms: Terms) => (isShortUsual(terms) ? 'fifteen-year loan' : 'shorter loan');
export const longLoan = (terms: Terms) => (isLongUsual(terms) ? 'thirty-year loan' : 'longer loan');

/** What the shorter loan would be. */
export function shorterOf({ loan, price, down = 0, rate = usualRate, other_rate: other }: Loan) {
  return {
    principal: loan ?? (price === undefined ? undefined : price - down),
    rate: other === undefined ? Math.max(0, rate - usualDiscount) : Math.min(rate, other),
  };
}

/** Both loans, where the amount and a rate are known. */
function both(known: Loan, { run }: GuideContext) {
  const { rate = usualRate, other_rate: other } = known;
  const { principal, rate: short } = shorterOf(known);
  if (principal === undefined) return undefined;
  const long = Math.max(rate, other ?? rate);
  const terms = termsOf(known);
  const shorter = run(loanAmortization, { principal, rate: short, years: terms.short });
  const longer = run(loanAmortization, { principal, rate: long, years: terms.long });
  return shorter && longer && { shorter, longer };
}

export function shareOfPay(
  loan: Loan,
  income: number | undefined,
  context: GuideContext,
): number | undefined {
  const payment = both(loan, context)?.shorter.figure('monthly_payment').value;
  return income === undefined || payment === undefined ? undefined : (payment * monthsPerYear * 100) / income;
}

/** The share of take-home pay that the shorter loan takes, by the payments told or worked out. */
export function shareOfTakeHome(known: Loan & Paid, context: GuideContext): number | undefined {
  const { payment, other_payment: other, take_home: pay } = known;
  const short =
    payment !== undefined && other !== undefined
      ? Math.max(payment, other)
      : both(known, context)?.shorter.figure('monthly_payment').value;
  return pay === undefined || short === undefined ? undefined : (short * 100) / pay;
}

/** The shorter loan would end some years after the last paycheck, so a little extra closes the gap. */
export function isGoneSoon(known: Terms & { age: number | undefined; retire: number | undefined }): boolean {
  const { age, retire } = known;
  if (age === undefined || retire === undefined || retire <= age) return false;
  const late = age + termsOf(known).short - retire;
  return late > 1 && late <= fewYears;
}

export function payments(loan: Loan, context: GuideContext) {
  const loans = both(loan, context);
  return loans
    ? [
        text`${loan.rate === undefined ? 'At about today’s rates the' : 'The'} payment would be about ${wholeDollars(loans.shorter.figure('monthly_payment'))} with the ${shortLoan(loan)} against ${wholeDollars(loans.longer.figure('monthly_payment'))} with the ${longLoan(loan)}, and the interest in all ${loans.shorter.figure('total_interest')} against ${loans.longer.figure('total_interest')}.`,
      ]
    : [];
}

/** A year of pay for each so many years of age is on the way to a retirement in the late sixties. */
const yearsPerPay = 5;
const firstAge = 25;
/** Below this part of it the saving comes before a shorter loan. */
const wellBehind = 0.75;
/** Take-home pay is about this part of pay before taxes. */
const keptOfPay = 0.75;
/** Months of the bigger payment that cash should carry. */
const monthsOfCash = 6;

interface Saver {
  retirement: number | undefined;
  age: number | undefined;
  income: number | undefined;
  take_home: number | undefined;
}

/** Too little is saved for retirement at this age, by the pay. */
export function isBehind({ retirement, age, income, take_home: pay }: Saver): boolean {
  const yearly = income ?? (pay === undefined ? undefined : (pay * monthsPerYear) / keptOfPay);
  if (retirement === undefined || age === undefined || yearly === undefined) return false;
  return retirement < (wellBehind * yearly * Math.max(0, age - firstAge)) / yearsPerPay;
}

/** The cash would not carry the bigger payment for half a year. */
export function isCashShort(known: Loan & { cash: number | undefined }, context: GuideContext): boolean {
  const payment = both(known, context)?.shorter.figure('monthly_payment').value;
  return known.cash !== undefined && payment !== undefined && known.cash < monthsOfCash * payment;
}
