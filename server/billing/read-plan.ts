import type { Stripe } from 'stripe';
import { proPlan } from '#contract/plans.ts';

/** What is sold, as Stripe has it. */
interface SoldPlan {
  /** Prices may change; a user who pays any price of this product has Pro. */
  productId: string;
  /** Why it must not be sold: the pages promise something else. */
  problem: string | null;
}

export type PlanReader = () => Promise<SoldPlan>;

/** Reads from Stripe once, and again after a failure or an invalid price, which may be corrected since. */
export function createPlanReader(stripe: Stripe, priceId: string): PlanReader {
  let known: SoldPlan | undefined;
  return async () => {
    if (known) return known;
    const plan = describe(await stripe.prices.retrieve(priceId));
    if (plan.problem === null) known = plan;
    return plan;
  };
}

function describe(price: Stripe.Price): SoldPlan {
  const productId = typeof price.product === 'string' ? price.product : price.product.id;
  const { recurring } = price;
  const asPromised =
    price.active &&
    price.unit_amount === proPlan.monthlyPriceCents &&
    price.currency === 'usd' &&
    recurring?.interval === 'month' &&
    recurring.interval_count === 1;
  const problem = asPromised
    ? null
    : `the price of STRIPE_PRO_PRICE_ID is not an active one of ${proPlan.monthlyPriceCents} US cents a month`;
  return { productId, problem };
}
