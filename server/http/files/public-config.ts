import type { Handler } from 'hono';
import { freePlan, proPlan, type YearlyPrice } from '#contract/plans.ts';
import type { PublicConfig } from '#contract/public-config.ts';
import type { AppEnv } from '#server/http/app-env.ts';

export interface PublicConfigSource {
  /** The configured address of the API; otherwise the address of this server as the browser knows it. */
  supabaseUrl: string | undefined;
  anonKey: string;
  sandbox: boolean;
  /** The price of Pro at the payment provider; undefined if payments are not set up. */
  proPriceId: string | undefined;
  /** The yearly price, if it is sold and already loaded. */
  yearlyPrice?: () => YearlyPrice | null;
  market: PublicConfig['market'];
  operator?: PublicConfig['operator'];
}

/** What the browser needs to know about accounts. */
type AccountRules = Pick<PublicConfig, 'google' | 'passwordRule'>;

/** An explicit whitelist of what the browser may know. */
export function publicConfig(
  { supabaseUrl, anonKey, sandbox, proPriceId, yearlyPrice, market, operator }: PublicConfigSource,
  rules: AccountRules,
): Handler<AppEnv> {
  return (c) => {
    const yearly = yearlyPrice?.() ?? undefined;
    const config: PublicConfig = {
      supabaseUrl: supabaseUrl ?? new URL(c.req.url).origin,
      anonKey,
      sandbox,
      ...rules,
      market,
      ...(operator ? { operator } : {}),
      plans: [freePlan, { ...proPlan, priceId: proPriceId, ...(yearly ? { yearly } : {}) }],
    };
    return c.json(config, 200, { 'cache-control': 'no-store' });
  };
}
