import type { PublicConfig } from '#contract/public-config.ts';
import { pricing } from '#web/content/pricing.ts';

/** What has to be said beside a line of the price list; undefined where it needs nothing. */
export function noteOf(feature: string, config: PublicConfig | null): string | undefined {
  if (feature === 'Real-time market insights') {
    const market = config?.market;
    return market === 'none' || market === 'sample' ? pricing.market[market] : undefined;
  }
  return (pricing.pro.notes as Readonly<Record<string, string>>)[feature];
}
