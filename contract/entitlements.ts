/**
 * What each plan includes: the one table of it. The server enforces it, the pages show it. A preview is real but partial:
 * the reader sees what they would get, computed from their own numbers.
 */
export type PlanId = 'free' | 'pro';
export type Access = 'full' | 'preview' | 'none';

const features = {
  my_numbers: { free: 'full', pro: 'full' },
  holdings: { free: 'full', pro: 'full' },
  portfolio_analysis: { free: 'preview', pro: 'full' },
  strategies: { free: 'preview', pro: 'full' },
  risk_assessment: { free: 'preview', pro: 'full' },
  tax_guidance: { free: 'preview', pro: 'full' },
  scenarios: { free: 'preview', pro: 'full' },
  market_insights: { free: 'preview', pro: 'full' },
  document_export: { free: 'none', pro: 'full' },
  priority_support: { free: 'none', pro: 'full' },
} as const satisfies Record<string, Record<PlanId, Access>>;

type Feature = keyof typeof features;

/**
 * How many positions an account may hold, by plan. The database enforces it (internal.plan_limits): a change here needs
 * a migration, and a test compares the two.
 */
export const maxHoldings: Record<PlanId, number> = { free: 25, pro: 10_000 };

/** How many scenarios an account may keep, by plan; enforced and compared in the same way. */
export const maxScenarios: Record<PlanId, number> = { free: 0, pro: 50 };

/** Within how many hours a request for support is answered; weekends do not count. */
export const supportResponseHours: Record<PlanId, number> = { free: 72, pro: 24 };

export function accessOf(feature: Feature, plan: PlanId): Access {
  return features[feature][plan];
}
