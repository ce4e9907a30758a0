/** The plan catalogue: the only place where a price is written. Server, web and tests read it from here. */
export const freePlan = {
  id: 'free',
  name: 'FinDeus Free',
  monthlyPriceCents: 0,
} as const;

export const proPlan = {
  id: 'pro',
  name: 'FinDeus Pro',
  description: 'Unlimited messages and the pro mode: deeper analysis of portfolio, risk and tax.',
  mode: 'subscription',
  monthlyPriceCents: 999,
} as const;

/** Pro by the year, where the operator sells it so. */
export interface YearlyPrice {
  priceId: string;
  priceCents: number;
}

/** How much less a year costs when paid yearly instead of monthly. */
export function yearlySavingCents({ priceCents }: YearlyPrice): number {
  return Math.max(0, proPlan.monthlyPriceCents * 12 - priceCents);
}

/**
 * What an account may store, by plan. The database enforces it (internal.storage_limits): a change here needs a migration,
 * and a test compares the two.
 */
export const storageLimits = {
  free: { bytes: 50_000_000, messages: 20_000, sessions: 2_000 },
  pro: { bytes: 500_000_000, messages: 200_000, sessions: 20_000 },
} as const;

/** The SQLSTATE with which the database refuses to store more; rest/v1 answers it with status 413. */
export const storageFullState = 'PT413';

/** What a subscription's status at the payment provider means for its owner. */
export function grantsPro(status: string | null | undefined): boolean {
  return status === 'active';
}

/** A subscription that lives or can be brought back by paying: another one beside it would be paid twice. */
export function isUnderWay(status: string | null | undefined): boolean {
  return ['active', 'trialing', 'past_due', 'unpaid', 'paused', 'incomplete'].includes(status ?? '');
}

/** One of those that waits for nothing but a payment. */
export function owesPayment(status: string | null | undefined): boolean {
  return ['past_due', 'unpaid', 'incomplete'].includes(status ?? '');
}

/** The plan that is sold for a price of the payment provider; undefined for a price that is not sold here any more. */
export function findPlanByPrice<T extends { priceId?: string | undefined; yearly?: YearlyPrice | undefined }>(
  plans: readonly T[],
  priceId: string | null,
): T | undefined {
  if (priceId === null) return undefined;
  return plans.find((plan) => plan.priceId === priceId || plan.yearly?.priceId === priceId);
}
