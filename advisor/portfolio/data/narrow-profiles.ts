import type { AssetClass, Sector } from '#advisor/portfolio/data/classes.ts';
import type { Profile } from '#advisor/portfolio/data/profile.ts';

/** One industry, one country, one corner of a market. */
const industry = (name: string, sector: Sector): Profile => ({
  name,
  classes: { us_stocks: 100 },
  sectors: { [sector]: 100 },
  isOwnMix: true,
});
const country = (name: string, assetClass: AssetClass): Profile => ({ name, classes: { [assetClass]: 100 } });

export const narrowProfiles: Readonly<Record<string, Profile>> = {
  us_mega: { name: 'the largest US companies', classes: { us_stocks: 100 }, within: 'us_market' },
  us_market_core: {
    name: 'the US market, tilted to cheaper companies',
    classes: { us_stocks: 100 },
    isOwnMix: true,
    comparable: 'us_market',
  },
  us_software: { ...industry('US software', 'technology'), comparable: 'us_technology' },
  us_biotech: { ...industry('US biotechnology', 'health_care'), comparable: 'us_health' },
  us_defense: { ...industry('US aerospace and defense', 'industrials'), comparable: 'us_industrials' },
  us_builders: {
    ...industry('US home builders and suppliers', 'consumer_discretionary'),
    comparable: 'us_discretionary',
  },
  us_banks: { ...industry('US banks', 'financials'), comparable: 'us_financials' },
  us_energy_producers: { ...industry('US oil and gas producers', 'energy'), comparable: 'us_energy' },
  us_industry_theme: {
    name: 'US companies of one theme',
    classes: { us_stocks: 100 },
    isOwnMix: true,
  },
  // How much is in which market changes often.
  world_theme: {
    name: 'companies of the world of one theme',
    classes: { us_stocks: 50, unknown: 50 },
    isOwnMix: true,
  },
  germany: country('Germany', 'developed_stocks'),
  united_kingdom: country('the United Kingdom', 'developed_stocks'),
  canada: country('Canada', 'developed_stocks'),
  australia: country('Australia', 'developed_stocks'),
  korea: country('South Korea', 'emerging_stocks'),
  taiwan: country('Taiwan', 'emerging_stocks'),
  brazil: country('Brazil', 'emerging_stocks'),
  india: country('India', 'emerging_stocks'),
  china: { ...country('China', 'emerging_stocks'), isOwnMix: true },
  treasuries_10_20: { name: 'Treasuries of 10 to 20 years', classes: { us_bonds: 100 }, duration: 12 },
  bonds_loans: {
    name: 'loans with floating rates',
    classes: { us_bonds: 100 },
    duration: 0.1,
    isOwnMix: true,
  },
  // No class and no yearly record fits what these do.
  leveraged: {
    name: 'a fund that multiplies or reverses what an index does each day',
    classes: { unknown: 100 },
    isOwnMix: true,
  },
  preferred: { name: 'a fund of preferred shares', classes: { unknown: 100 }, isOwnMix: true },
  commodities: { name: 'commodities', classes: { commodities: 100 }, isOwnMix: true },
};
