import { interestCost } from '#advisor/calculators/borrowing/debts/interest-cost.ts';
import { loanAmortization } from '#advisor/calculators/borrowing/loans/loan-amortization.ts';
import type { GuideContext, GuideRun } from '#advisor/guides/define/define-guide.ts';

/** About what online savings accounts have paid lately. */
export const usualSavingsRate = 3.5;
/** A loan this dear is a reason for a cheaper car rather than for the loan. */
const dearLoan = 12;
/** Taken where no rate or term is named: a middling car loan. */
const usualRate = 7;
const usualTerm = 5;
/** About three months of one person's bills, where no spending is told. */
const usualCushion = 8000;
const cushionMonths = 3;
/** What bills take of pay: after and before taxes. */
const billsOfTakeHome = 0.75;
const billsOfPay = 0.5;
const monthsPerYear = 12;
/** A payment above this share of pay before taxes crowds out saving. */
const mostOfPay = 15;
const mostOfTakeHome = 20;
/** A loan smaller than this is not worth its paperwork. */
const smallestLoan = 1500;

export interface CarMoney {
  price: number | undefined;
  trade_in: number | undefined;
  down: number | undefined;
  rate: number | undefined;
  savings_rate: number;
  term: number | undefined;
  cash: number | undefined;
  left_over: string | undefined;
  spending: number | undefined;
  take_home: number | undefined;
  income: number | undefined;
  card: number | undefined;
  score: number | undefined;
  no_savings: boolean;
  job_at_risk: boolean;
  asked: string | undefined;
  cushion: string | undefined;
}

/** What is left to pay after the trade-in. */
const dueOf = ({ price = 0, trade_in: traded = 0 }: CarMoney) => Math.max(0, price - traded);

/**
 * Whether the savings told are those that stay after the car is paid: who asks whether to pay cash has the price of the
 * car, unless that is more than a year of pay or a down payment is named.
 */
export function isLeft(known: CarMoney): boolean {
  const { cash, left_over: when, income, down, price = 0 } = known;
  if (when !== undefined) return when === 'after';
  return cash !== undefined && down === undefined && cash < dueOf(known) && price <= (income ?? Infinity);
}

/** All there is to pay with before the purchase, the trade-in counted. */
export function totalCash(known: CarMoney): number | undefined {
  const { cash, price } = known;
  if (cash === undefined || price === undefined) return cash;
  return isLeft(known) ? cash + price : cash + (known.trade_in ?? 0);
}

/** What stays in the bank after paying cash; below zero where the savings do not reach. */
export function leftOver(known: CarMoney): number | undefined {
  const total = totalCash(known);
  if (total === undefined || known.price === undefined) return undefined;
  return total - known.price;
}

/** What stays in the bank after the down payment that was named; the trade-in was never there. */
export function inBankAfter(known: CarMoney): number | undefined {
  const { cash, price, down = 0, trade_in: traded = 0 } = known;
  if (cash === undefined) return undefined;
  return (isLeft(known) ? cash + (price ?? 0) - traded : cash) - down;
}

/** Whether the cushion goes by what the person told of bills or pay. */
export const isCushionTold = ({ spending, take_home: pay, income }: CarMoney) =>
  (spending ?? pay ?? income) !== undefined;

/** What should stay in the bank. */
export function cushionOf({ spending, take_home: pay, income }: CarMoney): number {
  const bills =
    spending ??
    (pay === undefined
      ? income === undefined
        ? undefined
        : (income * billsOfPay) / monthsPerYear
      : pay * billsOfTakeHome);
  return bills === undefined ? usualCushion : bills * cushionMonths;
}

function loanOf(known: CarMoney, down: number, { run }: GuideContext): GuideRun | undefined {
  const { price, rate = usualRate, term = usualTerm } = known;
  if (price === undefined || down >= price) return undefined;
  return run(loanAmortization, { principal: price, down_payment: down, rate, years: term });
}

/** The loan without any cash in it. */
export const wholeLoan = (known: CarMoney, context: GuideContext) =>
  loanOf(known, known.trade_in ?? 0, context);

/** The loan beside the down payment that was named. */
export const restLoan = (known: CarMoney, context: GuideContext) =>
  loanOf(known, (known.trade_in ?? 0) + (known.down ?? 0), context);

/** The smallest loan that leaves the cushion in the bank; none where that is the whole price or next to nothing. */
export function mixOf(known: CarMoney, context: GuideContext): GuideRun | undefined {
  const total = totalCash(known);
  if (total === undefined || known.price === undefined) return undefined;
  const spare = Math.round((total - cushionOf(known)) / 500) * 500;
  const down = Math.min(spare, known.price - smallestLoan);
  return down <= (known.trade_in ?? 0) ? undefined : loanOf(known, down, context);
}

/** A year of the loan's interest against what the same cash earns in the bank. */
export function interestBeside(known: CarMoney, { run }: GuideContext): GuideRun | undefined {
  const balance = dueOf(known);
  const { rate = usualRate, savings_rate: earned } = known;
  return balance === 0 || earned === 0
    ? undefined
    : run(interestCost, { balance, rate, pay_off: balance, rate_savings: earned });
}

/** Even with all the spare cash in it, the payment would be too much of the pay. */
export function isBeyond(known: CarMoney, context: GuideContext): boolean {
  const { income, take_home: pay } = known;
  const total = totalCash(known);
  if (total !== undefined && known.price !== undefined && total - known.price >= cushionOf(known))
    return false;
  const loan =
    known.down === undefined
      ? (mixOf(known, context) ?? wholeLoan(known, context))
      : restLoan(known, context);
  const payment = loan?.figure('monthly_payment').value;
  if (payment === undefined) return false;
  return pay === undefined
    ? income !== undefined && (payment * monthsPerYear * 100) / income > mostOfPay
    : (payment * 100) / pay > mostOfTakeHome;
}

/** How to pay: the rule. */
export function cashOrLoan(known: CarMoney, context: GuideContext) {
  const { rate, savings_rate: earned, card, cushion } = known;
  if (card !== undefined) return 'card_first';
  if (known.job_at_risk) return 'keep_cash';
  if (isBeyond(known, context)) return 'cheaper_car';
  if (rate !== undefined && rate <= earned) return 'take_loan';
  if (known.down !== undefined && known.down > 0 && known.price !== undefined)
    return (inBankAfter(known) ?? Infinity) < cushionOf(known) / 2 ? 'less_down' : 'part_down';
  const left = leftOver(known);
  const isShort = known.no_savings || (left ?? Infinity) < cushionOf(known);
  if (cushion === 'no' || (cushion === undefined && isShort)) {
    if (rate !== undefined && rate >= dearLoan) return 'cheaper_in_cash';
    return mixOf(known, context) ? 'mix' : 'part_cash';
  }
  if (known.asked === 'credit') return 'not_for_credit';
  return left !== undefined || cushion === 'yes' ? 'cash' : 'cash_with_cushion';
}
