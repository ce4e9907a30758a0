import { leaseVsBuy } from '#advisor/calculators/borrowing/cars/lease-vs-buy.ts';
import type { GuideContext } from '#advisor/guides/define/define-guide.ts';
import { text } from '#advisor/quantities/text.ts';

/** After so many years both ways are compared: cars rarely last longer, and the calculator takes more for months. */
const longestKept = 12;

export interface Offer {
  price: number | undefined;
  payment: number | undefined;
  term: number | undefined;
  down: number | undefined;
  rate: number | undefined;
  residual: number | undefined;
}

export function compare({ price, payment, term, down, rate, residual }: Offer, { run }: GuideContext) {
  if (price === undefined || payment === undefined) return undefined;
  const told = { price, lease_payment: payment, lease_term: term, lease_down: down, rate, residual };
  return run(leaseVsBuy, Object.fromEntries(Object.entries(told).filter(([, each]) => each !== undefined)));
}

export function costs(offer: Offer, context: GuideContext) {
  const compared = compare(offer, context);
  return compared
    ? [
        text`Over the lease, leasing would cost about ${compared.figure('lease_cost')} and buying ${compared.figure('buy_cost')}, what the car is worth then taken off.`,
      ]
    : [];
}

/** Both ways over the time the car is kept, with one lease after the other; over one lease where that is not told. */
export function keptCosts(offer: Offer & { keep: number | undefined }, context: GuideContext) {
  const { keep } = offer;
  const { price, payment, term, down, rate } = offer;
  if (keep === undefined || price === undefined || payment === undefined) return costs(offer, context);
  const told = {
    price,
    lease_payment: payment,
    lease_term: term,
    lease_down: down,
    rate,
    keep: Math.min(keep, longestKept),
  };
  const compared = context.run(
    leaseVsBuy,
    Object.fromEntries(Object.entries(told).filter(([, each]) => each !== undefined)),
  );
  return compared
    ? [
        text`Over those years leases would cost about ${compared.figure('lease_cost')} and buying ${compared.figure('buy_cost')}, what the car is worth then taken off.`,
      ]
    : costs(offer, context);
}
