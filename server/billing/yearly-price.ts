import type { Stripe } from 'stripe';
import type { YearlyPrice } from '#contract/plans.ts';
import type { PlanReader } from '#server/billing/read-plan.ts';

/** Pro by the year, where the operator sells it so. Its amount is Stripe's own: nothing here promises another one. */
export interface YearlyOffer {
  priceId: string;
  /** The price as last read; null while it cannot be sold. Reads it again if it is unknown. */
  current(): YearlyPrice | null;
  /** Why it must not be sold, or null. */
  findProblem(): Promise<string | null>;
}

interface YearlyOptions {
  stripe: Stripe;
  priceId: string;
  /** The product of the monthly price, to which the yearly price has to belong: any price of it gives Pro. */
  readPlan: PlanReader;
  warn: (message: string, details: object) => void;
  onError: (error: unknown, message: string) => void;
  retryMs?: number;
}

export function createYearlyOffer(options: YearlyOptions): YearlyOffer {
  const { stripe, priceId, readPlan, warn, onError, retryMs = 60_000 } = options;
  let known: YearlyPrice | null = null;
  let askedAt = -Infinity;

  async function findProblem(): Promise<string | null> {
    if (known) return null;
    askedAt = Date.now();
    const [{ productId }, price] = await Promise.all([readPlan(), stripe.prices.retrieve(priceId)]);
    const problem = problemOf(price, productId);
    if (problem === null) known = { priceId, priceCents: price.unit_amount! };
    return problem;
  }
  function ask(): void {
    findProblem().then(
      (problem) => problem !== null && warn(problem, {}),
      (error: unknown) =>
        onError(error, 'the price of STRIPE_PRO_YEARLY_PRICE_ID could not be read at Stripe'),
    );
  }
  ask();
  return {
    priceId,
    current() {
      if (!known && Date.now() - askedAt > retryMs) ask();
      return known;
    },
    findProblem,
  };
}

function problemOf(price: Stripe.Price, productId: string): string | null {
  const { recurring } = price;
  const product = typeof price.product === 'string' ? price.product : price.product.id;
  const isYearly =
    price.active &&
    (price.unit_amount ?? 0) > 0 &&
    price.currency === 'usd' &&
    recurring?.interval === 'year' &&
    recurring.interval_count === 1 &&
    product === productId;
  return isYearly
    ? null
    : 'the price of STRIPE_PRO_YEARLY_PRICE_ID is not an active one in US dollars a year, of the product of STRIPE_PRO_PRICE_ID';
}
