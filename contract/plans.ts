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
