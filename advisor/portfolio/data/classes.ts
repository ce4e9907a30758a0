/** What money can be in. `unknown` is never guessed away: its share is shown. */
export const assetClasses = {
  us_stocks: 'US stocks',
  developed_stocks: 'Developed markets outside the US',
  emerging_stocks: 'Emerging markets',
  real_estate: 'Real estate',
  us_bonds: 'US bonds',
  other_bonds: 'Bonds outside the US',
  cash: 'Cash and Treasury bills',
  commodities: 'Gold and commodities',
  crypto: 'Crypto',
  options: 'Options',
  unknown: 'Unknown',
} as const;

export type AssetClass = keyof typeof assetClasses;
export const assetClassIds = Object.keys(assetClasses) as AssetClass[];

export const regions = {
  us: 'United States',
  developed: 'Developed markets outside the US',
  emerging: 'Emerging markets',
  none: 'No region (cash, gold, crypto, options)',
  unknown: 'Unknown',
} as const;

export type Region = keyof typeof regions;
export const regionIds = Object.keys(regions) as Region[];

/** The sectors of the Global Industry Classification Standard. */
export const sectors = {
  technology: 'Information technology',
  financials: 'Financials',
  health_care: 'Health care',
  consumer_discretionary: 'Consumer discretionary',
  communication: 'Communication services',
  industrials: 'Industrials',
  consumer_staples: 'Consumer staples',
  energy: 'Energy',
  utilities: 'Utilities',
  materials: 'Materials',
  real_estate: 'Real estate',
} as const;

export type Sector = keyof typeof sectors;
export const sectorIds = Object.keys(sectors) as Sector[];

/** In percent; what is not named is zero. */
export type Weights<Id extends string> = Readonly<Partial<Record<Id, number>>>;

/** Where the money of a class is, unless a profile says otherwise. */
export const regionOfClass: Readonly<Record<AssetClass, Region>> = {
  us_stocks: 'us',
  developed_stocks: 'developed',
  emerging_stocks: 'emerging',
  real_estate: 'us',
  us_bonds: 'us',
  other_bonds: 'developed',
  cash: 'none',
  commodities: 'none',
  crypto: 'none',
  options: 'none',
  unknown: 'unknown',
};

/** Classes whose money is in shares of companies: sectors are told of these. */
export const companyClasses: readonly AssetClass[] = [
  'us_stocks',
  'developed_stocks',
  'emerging_stocks',
  'real_estate',
];
