import { activeProfiles } from '#advisor/portfolio/data/active-profiles.ts';
import { narrowProfiles } from '#advisor/portfolio/data/narrow-profiles.ts';
import { targetDateProfiles } from '#advisor/portfolio/data/target-date-mixes.ts';
import type { Sector, Weights } from '#advisor/portfolio/data/classes.ts';
import type { Profile } from '#advisor/portfolio/data/profile.ts';

/**
 * The S&P 500 on November 28, 2025, as published by the Schwab Center for Financial Research
 * (https://international.schwab.com/node/9646), rounded to a tenth. It stands in for the whole US market, of which it is
 * more than four fifths.
 */
const usSectors: Weights<Sector> = {
  technology: 34.6,
  financials: 13.1,
  communication: 10.7,
  consumer_discretionary: 10.3,
  health_care: 9.8,
  industrials: 8,
  consumer_staples: 4.9,
  energy: 2.8,
  utilities: 2.4,
  real_estate: 1.9,
  materials: 1.7,
};
export const usMarketSectors = usSectors;

/** The world by market value, rounded, as index providers published it in 2025: FTSE counts Korea as developed, MSCI as emerging. */
export const worldShares = { us: 62, developed: 27, emerging: 11 } as const;

const us = (name: string, more: Partial<Profile> = {}): Profile => ({
  name,
  classes: { us_stocks: 100 },
  ...more,
});
const developed = (name: string): Profile => ({ name, classes: { developed_stocks: 100 } });
const bonds = (name: string, duration: number, more: Partial<Profile> = {}): Profile => ({
  name,
  classes: { us_bonds: 100 },
  duration,
  ...more,
});
const sector = (id: Sector, name: string): Profile => us(name, { sectors: { [id]: 100 } });
const cash = (name: string): Profile => ({ name, classes: { cash: 100 } });
const gold = (name: string): Profile => ({ name, classes: { commodities: 100 } });
const crypto = (name: string): Profile => ({ name, classes: { crypto: 100 } });

/** Of a fund of funds, three fifths of the shares in the US, seven tenths of the bonds: Vanguard's published policy. */
function vanguardMix(name: string, stocks: number): Profile {
  const abroad = stocks * 0.4;
  const rest = 100 - stocks;
  return {
    name,
    classes: {
      us_stocks: stocks * 0.6,
      developed_stocks: abroad * 0.73,
      emerging_stocks: abroad * 0.27,
      us_bonds: rest * 0.7,
      other_bonds: rest * 0.3,
    },
    duration: 6,
    isOwnMix: true,
  };
}
const domesticMix = (name: string, stocks: number): Profile => ({
  name,
  classes: { us_stocks: stocks, us_bonds: 100 - stocks },
  duration: 6,
  isOwnMix: true,
});
/** iShares' allocation funds: three fifths of the shares in the US, a sixth of the bonds abroad. */
const isharesMix = (name: string, stocks: number): Profile => ({
  name,
  classes: {
    us_stocks: stocks * 0.6,
    developed_stocks: stocks * 0.28,
    emerging_stocks: stocks * 0.12,
    us_bonds: (100 - stocks) * 0.84,
    other_bonds: (100 - stocks) * 0.16,
  },
  duration: 6,
  isOwnMix: true,
});

export const profiles: Readonly<Record<string, Profile>> = {
  us_market: us('the whole US stock market', { sectors: usSectors }),
  sp500: us('the S&P 500', { sectors: usSectors, within: 'us_market' }),
  us_large: us('large US companies', { sectors: usSectors, within: 'us_market' }),
  us_growth: us('US growth companies'),
  us_value: us('US value companies'),
  us_mid: us('mid-sized US companies'),
  us_small: us('small US companies'),
  us_small_value: us('small US value companies'),
  us_small_growth: us('small US growth companies'),
  us_mid_value: us('mid-sized US value companies'),
  us_mid_growth: us('mid-sized US growth companies'),
  us_extended: us('the US market without the S&P 500'),
  us_mega_growth: us('the largest US growth companies'),
  us_equal: us('the S&P 500 in equal parts'),
  us_dividend_growth: us('US companies with growing dividends', { isOwnMix: true }),
  us_high_dividend: us('US companies with high dividends', { isOwnMix: true }),
  us_factor: us('a selection of US companies', { isOwnMix: true, comparable: 'us_market' }),
  dow: us('the Dow Jones Industrial Average'),
  nasdaq_100: us('the Nasdaq-100'),
  nasdaq: us('the Nasdaq Composite'),
  us_technology: sector('technology', 'US technology'),
  // About a fifth is abroad; how much of that in which market changes often.
  semiconductors: {
    name: 'chip makers',
    classes: { us_stocks: 80, unknown: 20 },
    sectors: { technology: 100 },
    isOwnMix: true,
    comparable: 'us_technology',
  },
  us_financials: sector('financials', 'US financials'),
  us_health: sector('health_care', 'US health care'),
  us_discretionary: sector('consumer_discretionary', 'US consumer discretionary'),
  us_staples: sector('consumer_staples', 'US consumer staples'),
  us_energy: sector('energy', 'US energy'),
  us_industrials: sector('industrials', 'US industrials'),
  us_materials: sector('materials', 'US materials'),
  us_utilities: sector('utilities', 'US utilities'),
  us_communication: sector('communication', 'US communication services'),
  world: {
    name: 'the whole world’s stock market',
    classes: {
      us_stocks: worldShares.us,
      developed_stocks: worldShares.developed,
      emerging_stocks: worldShares.emerging,
    },
  },
  world_msci: {
    name: 'the MSCI All Country World index',
    classes: { us_stocks: 64, developed_stocks: 25, emerging_stocks: 11 },
  },
  international: {
    name: 'all stock markets outside the US',
    classes: { developed_stocks: 73, emerging_stocks: 27 },
  },
  international_msci: {
    name: 'all stock markets outside the US (MSCI)',
    classes: { developed_stocks: 70, emerging_stocks: 30 },
  },
  developed: developed('developed markets outside the US'),
  eafe: developed('the MSCI EAFE index'),
  developed_small: developed('small companies outside the US'),
  developed_factor: {
    ...developed('a selection of companies outside the US'),
    isOwnMix: true,
    comparable: 'developed',
  },
  europe: developed('Europe'),
  pacific: developed('developed Asia and the Pacific'),
  japan: developed('Japan'),
  emerging: { name: 'emerging markets', classes: { emerging_stocks: 100 } },
  emerging_factor: {
    name: 'a selection of emerging-market companies',
    classes: { emerging_stocks: 100 },
    isOwnMix: true,
    comparable: 'emerging',
  },
  us_reits: {
    name: 'US real estate',
    classes: { real_estate: 100 },
    sectors: { real_estate: 100 },
  },
  world_reits: {
    name: 'real estate outside the US',
    classes: { real_estate: 100 },
    regions: { developed: 80, emerging: 20 },
    sectors: { real_estate: 100 },
  },
  us_bonds: bonds('the US bond market', 6),
  us_bonds_plus: bonds('the US bond market with high yield', 6, { isOwnMix: true, comparable: 'us_bonds' }),
  bonds_short: bonds('short-term US bonds', 2.6),
  bonds_intermediate: bonds('intermediate-term US bonds', 6),
  bonds_long: bonds('long-term US bonds', 13),
  bonds_ultra_short: bonds('very short-term US bonds', 0.5, { isOwnMix: true }),
  bonds_floating: bonds('floating-rate US bonds', 0.1),
  treasuries: bonds('US Treasuries of all terms', 6),
  treasuries_short: bonds('short-term Treasuries', 1.9),
  treasuries_medium: bonds('intermediate-term Treasuries', 5),
  treasuries_5_10: bonds('Treasuries of 5 to 10 years', 6),
  treasuries_7_10: bonds('Treasuries of 7 to 10 years', 7),
  treasuries_long: bonds('long-term Treasuries', 15),
  treasuries_extended: bonds('Treasuries of 20 to 30 years without coupons', 24),
  tips: bonds('inflation-protected Treasuries', 6.5),
  tips_short: bonds('short-term inflation-protected Treasuries', 2.4),
  corporate: bonds('US corporate bonds', 7),
  corporate_long_liquid: bonds('large US corporate bonds', 8),
  corporate_short: bonds('short-term US corporate bonds', 2.7),
  corporate_medium: bonds('intermediate-term US corporate bonds', 6),
  corporate_long: bonds('long-term US corporate bonds', 12.5),
  high_yield: bonds('US high-yield bonds', 3),
  mortgages: bonds('US mortgage bonds', 6),
  municipal: bonds('US municipal bonds', 6.5, { isMunicipal: true }),
  municipal_short: bonds('short-term US municipal bonds', 2, { isMunicipal: true }),
  municipal_medium: bonds('intermediate-term US municipal bonds', 5, { isMunicipal: true }),
  bonds_abroad: { name: 'bonds outside the US', classes: { other_bonds: 100 }, duration: 7 },
  bonds_world: {
    name: 'the world’s bonds',
    classes: { us_bonds: 50, other_bonds: 50 },
    duration: 6.5,
  },
  bonds_emerging: {
    name: 'emerging-market bonds in dollars',
    classes: { other_bonds: 100 },
    regions: { emerging: 100 },
    duration: 7,
  },
  treasury_bills: cash('Treasury bills'),
  money_market: cash('a money market'),
  gold: gold('gold'),
  silver: gold('silver'),
  bitcoin: crypto('bitcoin'),
  ether: crypto('ether'),
  other_coin: { ...crypto('a cryptocurrency'), isOwnMix: true },
  // Vanguard Target Retirement, prospectus of January 31, 2025: shares of stocks on September 30, 2024.
  vanguard_2020: vanguardMix('Vanguard’s 2020 mix', 38),
  vanguard_2025: vanguardMix('Vanguard’s 2025 mix', 52),
  vanguard_2030: vanguardMix('Vanguard’s 2030 mix', 62),
  vanguard_2035: vanguardMix('Vanguard’s 2035 mix', 69),
  vanguard_2040: vanguardMix('Vanguard’s 2040 mix', 77),
  vanguard_2045: vanguardMix('Vanguard’s 2045 mix', 84),
  vanguard_2050: vanguardMix('Vanguard’s mix for 2050 and later', 90),
  vanguard_income: vanguardMix('Vanguard’s mix for retirement', 30),
  vanguard_80: vanguardMix('80% stocks and 20% bonds', 80),
  vanguard_60: vanguardMix('60% stocks and 40% bonds', 60),
  vanguard_40: vanguardMix('40% stocks and 60% bonds', 40),
  vanguard_20: vanguardMix('20% stocks and 80% bonds', 20),
  ...targetDateProfiles,
  ...activeProfiles,
  ...narrowProfiles,
  fidelity_2050: {
    name: 'Fidelity’s mix for 2050 and later',
    classes: { us_stocks: 54, developed_stocks: 25, emerging_stocks: 11, us_bonds: 10 },
    duration: 6,
    isOwnMix: true,
  },
  balanced_60: domesticMix('60% US stocks and 40% US bonds', 60),
  balanced_65: domesticMix('about 65% stocks and 35% bonds', 65),
  balanced_38: domesticMix('about 38% stocks and 62% bonds', 38),
  ishares_80: isharesMix('80% stocks and 20% bonds', 80),
  ishares_60: isharesMix('60% stocks and 40% bonds', 60),
  ishares_40: isharesMix('40% stocks and 60% bonds', 40),
  ishares_30: isharesMix('30% stocks and 70% bonds', 30),
};
