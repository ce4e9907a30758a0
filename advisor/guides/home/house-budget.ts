import { cashToClose } from '#advisor/calculators/borrowing/home-buying/cash-to-close.ts';
import { mortgageAffordability } from '#advisor/calculators/borrowing/home-buying/mortgage-affordability.ts';
import { given } from '#advisor/calculators/define/result.ts';
import type { GuideContext } from '#advisor/guides/define/define-guide.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

/** From here on a long mortgage runs far past the last paycheck. */
const laterLife = 50;
const longTerm = 20;
/** Of savings without a word on the down payment: the rest is for closing costs and a cushion. */
const partDown = 0.7;
/** More than this of the price is not needed for the down payment. */
const usualDown = 0.2;
/** So many months of the full cost should stay in the bank after the closing. */
const monthsKept = 2;

export interface Buyer {
  income: number | undefined;
  mine: number | undefined;
  partner: number | undefined;
  other_income: number | undefined;
  take_home: number | undefined;
  price: number | undefined;
  debts: number | undefined;
  down: number | undefined;
  down_share: number | undefined;
  rate: number | undefined;
  term: number | undefined;
  cash: number | undefined;
  childcare: number | undefined;
  hoa: number | undefined;
  tax: number | undefined;
  rent: number | undefined;
  expecting: boolean;
  job_at_risk: boolean;
}

/** All the pay there is: what both earn, told together or apart, and what comes besides. */
function incomeOf({ income, mine, partner, other_income: rest }: Buyer): number | undefined {
  const apart = mine === undefined && partner === undefined ? undefined : (mine ?? 0) + (partner ?? 0);
  const pay = income === undefined && apart === undefined ? undefined : Math.max(income ?? 0, apart ?? 0);
  return pay === undefined && rest === undefined ? undefined : (pay ?? 0) + (rest ?? 0);
}

/** Whether only take-home pay is known, and no pay before taxes. */
export function isTakeHomeOnly(buyer: Buyer): boolean {
  return buyer.take_home !== undefined && incomeOf(buyer) === undefined;
}

/** The same in a sentence, under the name of the field that told it. */
export function incomePart(buyer: Buyer) {
  if (isTakeHomeOnly(buyer)) return given('take_home', buyer.take_home ?? 0, 'usd_per_month');
  const all = incomeOf(buyer) ?? 0;
  const name = (['income', 'mine', 'partner', 'other_income'] as const).find((field) => buyer[field] === all);
  return name === undefined
    ? { value: Math.round(all), unit: 'usd_per_year' as const }
    : given(name, all, 'usd_per_year');
}

/** What a planner counts and a lender leaves out. */
export function careLine({ childcare, debts }: Buyer) {
  return childcare === undefined
    ? debts === undefined
      ? text`Lenders don't count child care, repairs or your retirement.`
      : text`That counts your ${given('debts', debts, 'usd_per_month')} of other payments. Lenders don't count child care, repairs or your retirement.`
    : text`That counts your ${given('childcare', childcare, 'usd_per_month')} of child care, which lenders leave out.`;
}

/** Said where the loan would outlast the paychecks. */
export function lateLine({ age, term = 30 }: { age: number | undefined; term: number | undefined }): Text[] {
  return age !== undefined && age >= laterLife && term > longTerm
    ? [
        text`At ${given('age', age, 'age')} a loan this long runs well into retirement, so the payment has to fit your income then.`,
      ]
    : [];
}

/** What of the savings is taken as down payment, where they are all that is told. */
function downOf({ down, down_share: share, cash, price }: Buyer): number | undefined {
  if (down !== undefined || share !== undefined || cash === undefined) return down;
  // For the most that could be, all of it goes down; for a house that is named, a cushion stays.
  return price === undefined ? cash : Math.min(Math.round(cash * partDown), Math.round(price * usualDown));
}

/** Says how much of the savings is counted as down payment. */
export function downLine({ down, down_share: share, cash, price }: Buyer): Text[] {
  if (down !== undefined || share !== undefined || cash === undefined || cash === 0) return [];
  const mine = given('cash', cash, 'usd');
  return [
    price === undefined
      ? text`That puts all of your ${mine} down. Keep some back for closing costs and a cushion, and it's less.`
      : text`Of your ${mine}, part stays back for closing costs and a cushion.`,
  ];
}

export function affordable(buyer: Buyer, { run }: GuideContext, income = incomeOf(buyer)) {
  const home = income === undefined ? buyer.take_home : undefined;
  if (income === undefined && home === undefined) return undefined;
  const { debts, down_share: share, rate, term, price, childcare, hoa, tax } = buyer;
  const down = downOf(buyer);
  const downPayment = down === undefined ? { down_percent: share } : { down_payment: down };
  const payments =
    debts === undefined && childcare === undefined ? undefined : (debts ?? 0) + (childcare ?? 0);
  const told = { debts: payments, ...downPayment, rate, years: term, price, hoa, property_tax: tax };
  return run(mortgageAffordability, {
    ...(income === undefined ? { take_home: home } : { income }),
    ...Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined)),
  });
}

/** The paycheck that stays where one of two may stop. */
export function onePay({ mine, partner }: Buyer): number | undefined {
  return mine === undefined || partner === undefined ? undefined : Math.max(mine, partner);
}

/** The closing, where the savings and the price are told. */
export function closingOf(buyer: Buyer, { run }: GuideContext) {
  const { price, cash, down_share: share } = buyer;
  if (price === undefined || cash === undefined) return undefined;
  const down = downOf(buyer);
  return run(cashToClose, {
    price,
    cash,
    ...(down === undefined ? { down_percent: share } : { down_payment: Math.min(down, price) }),
  });
}

/** The payment fits, but the closing takes nearly all the cash. */
export function isCashThin(buyer: Buyer, context: GuideContext): boolean {
  const left = closingOf(buyer, context)?.figure('left').value;
  const cost = affordable(buyer, context)?.figure('price_cost').value;
  return left !== undefined && cost !== undefined && left < monthsKept * cost;
}

/** The full cost against the rent of today. */
export function rentLine(cost: number, { rent }: Buyer): Text[] {
  if (rent === undefined) return [];
  const more = { value: Math.round(Math.abs(cost - rent)), unit: 'usd_per_month' as const };
  return [
    cost > rent
      ? text`That's about ${more} more than your rent: put that much aside each month from now on, and you'll see if it fits.`
      : text`That's about ${more} less than your rent.`,
  ];
}
