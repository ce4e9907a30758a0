import type { GuideContext } from '#advisor/guides/define/define-guide.ts';
import { cashOrLoan, usualSavingsRate, type CarMoney } from '#advisor/guides/home/cars/cash-for-car.ts';
import { cashOrLoanWords } from '#advisor/guides/home/cars/cash-or-loan-words.ts';

export interface Paying {
  price: number | undefined;
  other_price: number | undefined;
  down: number | undefined;
  trade_in: number | undefined;
  rate: number | undefined;
  term: number | undefined;
  cash: number | undefined;
  left_over: string | undefined;
  purchase: string | undefined;
  take_home: number | undefined;
  income: number | undefined;
  no_savings: boolean;
  job_at_risk: boolean;
}

/** What is known of the money for one car, as the guide about cash or a loan takes it. */
function moneyFor(known: Paying): CarMoney {
  const none = { spending: undefined, card: undefined, score: undefined };
  // Only who asks whether to pay cash can mean what would be left after it.
  const left = known.left_over ?? (known.purchase === undefined ? 'before' : undefined);
  const rest = { asked: undefined, cushion: undefined, savings_rate: usualSavingsRate };
  return { ...none, ...rest, ...known, left_over: left };
}

/** How to pay; without a word on savings it is what the guide says of buying a car at all. */
export function howToPay(known: Paying, context: GuideContext) {
  const decision = cashOrLoan(moneyFor(known), context);
  return decision === 'cash_with_cushion' ? 'buy_car' : decision;
}

/** The verdicts about how to pay, for what this guide knows. */
export const payingVerdicts = {
  card_first: (known: Paying, context: GuideContext) => cashOrLoanWords.card_first(moneyFor(known), context),
  keep_cash: (known: Paying, context: GuideContext) => cashOrLoanWords.keep_cash(moneyFor(known), context),
  cheaper_car: (known: Paying, context: GuideContext) =>
    cashOrLoanWords.cheaper_car(moneyFor(known), context),
  take_loan: (known: Paying, context: GuideContext) => cashOrLoanWords.take_loan(moneyFor(known), context),
  less_down: (known: Paying, context: GuideContext) => cashOrLoanWords.less_down(moneyFor(known), context),
  part_down: (known: Paying, context: GuideContext) => cashOrLoanWords.part_down(moneyFor(known), context),
  cheaper_in_cash: (known: Paying, context: GuideContext) =>
    cashOrLoanWords.cheaper_in_cash(moneyFor(known), context),
  mix: (known: Paying, context: GuideContext) => cashOrLoanWords.mix(moneyFor(known), context),
  part_cash: (known: Paying, context: GuideContext) => cashOrLoanWords.part_cash(moneyFor(known), context),
  not_for_credit: (known: Paying, context: GuideContext) =>
    cashOrLoanWords.not_for_credit(moneyFor(known), context),
  cash: (known: Paying, context: GuideContext) => cashOrLoanWords.cash(moneyFor(known), context),
  buy_car: (known: Paying, context: GuideContext) =>
    cashOrLoanWords.cash_with_cushion(moneyFor(known), context),
};

/** One car with a rate or savings, and nothing of pay: it is asked how to pay for it. */
export const isHowToPay = ({ price, other_price: other, rate, cash, income }: Paying) =>
  price !== undefined && other === undefined && income === undefined && (rate ?? cash) !== undefined;
