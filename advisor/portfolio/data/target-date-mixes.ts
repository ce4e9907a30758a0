import type { Profile } from '#advisor/portfolio/data/profile.ts';

/**
 * Target-date funds by the share of stocks that their glide path has for 2025. Issuers move it a little every quarter,
 * and managed funds may be off it on purpose, so a figure is good within a few points. Two years that hold the same are
 * one mix.
 */

/** How an issuer splits stocks and bonds, in shares of each. */
interface Split {
  us: number;
  developed: number;
  emerging: number;
  bondsAbroad: number;
}

const mixOf = (name: string, stocks: number, { us, developed, emerging, bondsAbroad }: Split): Profile => ({
  name,
  classes: {
    us_stocks: stocks * us,
    developed_stocks: stocks * developed,
    emerging_stocks: stocks * emerging,
    us_bonds: (100 - stocks) * (1 - bondsAbroad),
    ...(bondsAbroad > 0 ? { other_bonds: (100 - stocks) * bondsAbroad } : {}),
  },
  duration: 6,
  isOwnMix: true,
});

/** Three fifths of the stocks in the US. */
const fidelity: Split = { us: 0.6, developed: 0.28, emerging: 0.12, bondsAbroad: 0 };
/** Two thirds of the stocks in the US. */
const schwab: Split = { us: 0.66, developed: 0.27, emerging: 0.07, bondsAbroad: 0 };
/** Two thirds of the stocks in the US; a part of the bonds abroad. */
const troweprice: Split = { us: 0.67, developed: 0.24, emerging: 0.09, bondsAbroad: 0.2 };

/** One profile for each year, by its share of stocks: { 2045: 87 } makes `fidelity_2045`. */
function byYear(
  id: string,
  issuer: string,
  split: Split,
  stocks: Readonly<Record<string, number>>,
): Record<string, Profile> {
  const entries = Object.entries(stocks).map(([year, share]) => {
    const name = year === 'income' ? `${issuer} mix for retirement` : `${issuer} ${year} mix`;
    return [`${id}_${year}`, mixOf(name, share, split)] as const;
  });
  return Object.fromEntries(entries);
}

export const targetDateProfiles: Readonly<Record<string, Profile>> = {
  ...byYear('fidelity', 'Fidelity’s', fidelity, {
    income: 19,
    2010: 28,
    2015: 36,
    2020: 45,
    2025: 53,
    2030: 60,
    2035: 69,
    2040: 81,
    2045: 88,
  }),
  ...byYear('schwab', 'Schwab’s', schwab, {
    2010: 33,
    2015: 36,
    2020: 40,
    2025: 46,
    2030: 62,
    2035: 74,
    2040: 82,
    2045: 88,
    2050: 91,
    2055: 94,
    2060: 95,
  }),
  // From 98% to 55% at the date and 30% thirty years later.
  ...byYear('troweprice', 'T. Rowe Price’s', troweprice, {
    income: 40,
    2005: 38,
    2010: 42,
    2015: 44,
    2020: 48,
    2025: 55,
    2030: 64,
    2035: 75,
    2040: 85,
    2045: 93,
    2050: 97,
    2055: 98,
  }),
};
