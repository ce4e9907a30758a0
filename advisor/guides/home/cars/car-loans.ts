import { loanAmortization } from '#advisor/calculators/borrowing/loans/loan-amortization.ts';
import { loanFromPayment } from '#advisor/calculators/borrowing/loans/loan-from-payment.ts';
import type { GuideContext } from '#advisor/guides/define/define-guide.ts';
import { wholeDollars } from '#advisor/guides/home/whole-dollars.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

/** A payment above this share of pay before taxes crowds out saving once insurance and gas come on top. */
const mostOfPay = 10;
/** Kept this long, a new car spreads its steep first years thin enough. */
export const longKeep = 9;
const monthsPerYear = 12;
/** Taken where no rate or term is named: a middling car loan. */
const usualRate = 7;
const usualTerm = 5;

/** Past this many years a car loan mostly owes more than the car is worth. */
export const longestTerm = 6;
/** A used car that costs at least this share of a new one saves too little. */
export const closePrice = 0.8;
/** Kept at least this long, a new car's first years count for little against so small a difference. */
export const someYears = 5;

export interface Car {
  price: number | undefined;
  down: number | undefined;
  trade_in?: number | undefined;
  rate: number | undefined;
  term: number | undefined;
}

/** What is not borrowed: cash put down and the old car. */
export const putDown = ({ down = 0, trade_in: traded = 0 }: Pick<Car, 'down' | 'trade_in'>) => down + traded;

export function loanFor({ price, rate = usualRate, term = usualTerm, ...car }: Car, { run }: GuideContext) {
  return price === undefined
    ? undefined
    : run(loanAmortization, { principal: price, down_payment: putDown(car), rate, years: term });
}

export function isTooMuch(car: Car, income: number | undefined, context: GuideContext): boolean {
  const payment = loanFor(car, context)?.figure('monthly_payment').value;
  return (
    payment !== undefined && income !== undefined && (payment * monthsPerYear * 100) / income > mostOfPay
  );
}

/** Payments on the used and the new one, where both prices and both rates are told in one order. */
export function bothLoans(
  known: Car & { other_price: number | undefined; other_rate: number | undefined },
  context: GuideContext,
): Text[] {
  const { price, other_price: other, rate, other_rate: otherRate } = known;
  if (price === undefined || other === undefined || rate === undefined || otherRate === undefined) return [];
  const [one, two] = [loanFor(known, context), loanFor({ ...known, price: other, rate: otherRate }, context)];
  if (!one || !two) return [];
  const [fresh, used] = price > other ? [one, two] : [two, one];
  return [
    text`Even at its rate the loan takes about ${wholeDollars(used.figure('monthly_payment'))} against ${wholeDollars(fresh.figure('monthly_payment'))} for the new one.`,
  ];
}

/** The price that a tenth of the pay carries, with what is put down. */
export function priceFor(
  { rate = usualRate, term = usualTerm, ...car }: Car,
  income: number,
  { run }: GuideContext,
) {
  const payment = (income * mostOfPay) / 100 / monthsPerYear;
  return run(loanFromPayment, { payment, rate, years: term, down_payment: putDown(car) });
}
