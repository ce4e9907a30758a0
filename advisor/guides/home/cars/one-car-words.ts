import { given } from '#advisor/calculators/define/result.ts';
import type { GuideContext, Verdict } from '#advisor/guides/define/define-guide.ts';
import { loanFor, type Car } from '#advisor/guides/home/cars/car-loans.ts';
import { wholeDollars } from '#advisor/guides/home/whole-dollars.ts';
import { text } from '#advisor/quantities/text.ts';

/** Less than this in the bank after the down payment is gone with the first repair. */
const thinCash = 2000;

interface OneCar extends Car {
  income: number | undefined;
  cash: number | undefined;
  no_savings: boolean;
}

export const isThinAfter = ({
  cash,
  down = 0,
  no_savings: none,
}: Pick<OneCar, 'cash' | 'down' | 'no_savings'>) => (cash === undefined ? none : cash - down < thinCash);

/** Verdicts about one car, by the payment and the cash, and by who drives it. */
export const oneCarWords = {
  cash_thin: (known: OneCar, context: GuideContext): Verdict => {
    const loan = loanFor(known, context)!;
    const { cash, down = 0 } = known;
    return {
      opening: text`The payment of about ${wholeDollars(loan.figure('monthly_payment'))} fits your pay, but the cash doesn't: wait, put less down or go cheaper.`,
      because: [
        cash === undefined
          ? text`With nothing put aside, the first repair would land on a card.`
          : text`After the down payment only about ${{ value: Math.max(0, Math.round(cash - down)), unit: 'usd' as const, decimals: 0 }} of your ${given('cash', cash, 'usd')} would stay in the bank, and the first repair would land on a card.`,
        text`The loan also costs ${wholeDollars(loan.figure('total_interest'))} of interest in all. A cheaper used car cuts that and the insurance.`,
      ],
      unless: text`your car has died and you need one for work. Then take the cheapest sound one.`,
      next: text`Save the payment for three months first. You'll see whether it fits, and you'll have the cushion.`,
      say: text`I'm shopping by the full price. What's the out-the-door number?`,
    };
  },
  fits: (known: OneCar, context: GuideContext): Verdict => {
    const loan = loanFor(known, context)!;
    const { price = 0, income = 0 } = known;
    return {
      opening: text`Yes, ${given('price', price, 'usd')} fits: about ${wholeDollars(loan.figure('monthly_payment'))} is within a tenth of your ${given('income', income, 'usd_per_year')}.`,
      because: [
        text`The loan costs ${wholeDollars(loan.figure('total_interest'))} of interest in all. A used car at a lower price, or a shorter loan, cuts that.`,
        text`Insurance, gas and repairs come on top, so keep three months of bills in the bank.`,
      ],
      unless: text`rent, child care or other debts already take more than half of your pay. Then go cheaper.`,
      next: text`Get a credit union's rate and an insurance quote for that very car before you sign.`,
      say: text`I'm shopping by the full price. What's the out-the-door number?`,
    };
  },
  teen_car: ({ price, cash }: OneCar): Verdict => ({
    opening:
      price === undefined
        ? text`Buy used, plain and safe: a midsize sedan five to ten years old with good crash ratings, paid in cash.`
        : text`${given('price', price, 'usd')} is fine if it buys a plain, safe midsize car and you can pay it in cash${cash === undefined ? '' : text` out of ${given('cash', cash, 'usd')}`}.`,
    because: [
      text`Insurance is the big bill: a teen can double the family's premium, and a cheap car without a loan lets you skip collision.`,
      text`Look for stability control, side airbags and a small engine. No sports car, no big truck.`,
    ],
    unless: text`the teen can share a family car. That's the cheapest way of all.`,
    next: text`Get an insurance quote for two models before you look at one, and pay a mechanic to inspect it.`,
  }),
};
