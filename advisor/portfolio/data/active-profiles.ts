import type { Profile } from '#advisor/portfolio/data/profile.ts';

/**
 * Funds that somebody manages, by what their prospectus lets them hold, rounded: the mix of one changes over the years. Each
 * is held against the index funds of its class.
 */
const active = (name: string, comparable: string | undefined, more: Omit<Profile, 'name'>): Profile => ({
  name,
  isOwnMix: true,
  ...(comparable === undefined ? {} : { comparable }),
  ...more,
});
const us = (name: string, comparable: string): Profile =>
  active(name, comparable, { classes: { us_stocks: 95, developed_stocks: 5 } });
const bonds = (name: string, comparable: string, duration: number, isMunicipal = false): Profile =>
  active(name, comparable, {
    classes: { us_bonds: 100 },
    duration,
    ...(isMunicipal ? { isMunicipal } : {}),
  });

export const activeProfiles: Readonly<Record<string, Profile>> = {
  us_active: us('US companies that its managers choose', 'us_market'),
  us_growth_active: us('US growth companies that its managers choose', 'us_growth'),
  us_value_active: us('US value companies that its managers choose', 'us_value'),
  us_mid_active: us('mid-sized US companies that its managers choose', 'us_mid'),
  us_small_active: us('small US companies that its managers choose', 'us_small'),
  us_technology_active: active('technology that its managers choose', 'us_technology', {
    classes: { us_stocks: 90, developed_stocks: 5, emerging_stocks: 5 },
    sectors: { technology: 100 },
  }),
  us_health_active: active('health care that its managers choose', 'us_health', {
    classes: { us_stocks: 85, developed_stocks: 15 },
    sectors: { health_care: 100 },
  }),
  international_active: active('companies outside the US that its managers choose', 'international', {
    classes: { developed_stocks: 80, emerging_stocks: 20 },
  }),
  world_active: active('companies of the world that its managers choose', 'world', {
    classes: { us_stocks: 55, developed_stocks: 35, emerging_stocks: 10 },
  }),
  emerging_mixed_active: active('companies that earn in emerging markets', 'emerging', {
    classes: { us_stocks: 20, developed_stocks: 30, emerging_stocks: 50 },
  }),
  balanced_active: active('about two thirds US stocks and one third US bonds', undefined, {
    classes: { us_stocks: 65, us_bonds: 35 },
    duration: 6,
  }),
  balanced_world_active: active('about 60% stocks of the world and 40% bonds', undefined, {
    classes: { us_stocks: 40, developed_stocks: 17, emerging_stocks: 3, us_bonds: 30, other_bonds: 10 },
    duration: 5,
  }),
  star_mix: active('about 60% stocks and 40% bonds', undefined, {
    classes: { us_stocks: 41, developed_stocks: 16, emerging_stocks: 3, us_bonds: 40 },
    duration: 5,
  }),
  income_mix_active: active('stocks with dividends and bonds', undefined, {
    classes: { us_stocks: 50, developed_stocks: 20, us_bonds: 30 },
    duration: 5,
  }),
  bonds_multi_active: active('bonds of many kinds that its managers choose', undefined, {
    classes: { us_bonds: 80, other_bonds: 20 },
    duration: 4.5,
  }),
  treasuries_active: bonds('US government bonds that its managers choose', 'treasuries', 6),
  mortgages_active: bonds('US mortgage bonds that its managers choose', 'mortgages', 6),
  corporate_short_active: bonds(
    'short-term US corporate bonds that its managers choose',
    'corporate_short',
    2.7,
  ),
  corporate_medium_active: bonds(
    'intermediate-term US corporate bonds that its managers choose',
    'corporate_medium',
    6,
  ),
  high_yield_active: bonds('US high-yield bonds that its managers choose', 'high_yield', 3),
  municipal_active: bonds('US municipal bonds that its managers choose', 'municipal', 6.5, true),
  gold_miners: active('companies that mine gold', undefined, {
    classes: { us_stocks: 15, developed_stocks: 65, emerging_stocks: 20 },
    sectors: { materials: 100 },
  }),
};
