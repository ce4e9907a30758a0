import type { PublicConfig } from '#contract/public-config.ts';
import { pricing } from '#web/content/pricing.ts';

const marketInsights = 'Real-time market insights';

/** What a line of the price list is called on this site: prices are real-time only where a provider sends them. */
export function nameOf(feature: string, config: PublicConfig | null): string {
  return feature === marketInsights && config?.market !== 'live' ? pricing.market.name : feature;
}

/** What has to be said beside a line of the price list; undefined where it needs nothing. */
export function noteOf(feature: string, config: PublicConfig | null): string | undefined {
  if (feature === marketInsights) {
    const market = config?.market;
    return market === undefined || market === 'live' ? undefined : pricing.market[market];
  }
  return (pricing.pro.notes as Readonly<Record<string, string>>)[feature];
}
