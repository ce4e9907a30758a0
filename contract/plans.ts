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
