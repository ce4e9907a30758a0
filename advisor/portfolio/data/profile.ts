import type { AssetClass, Region, Sector, Weights } from '#advisor/portfolio/data/classes.ts';

/** What a fund holds: an index, or a published mix. Funds of one profile hold practically the same. */
export interface Profile {
  /** As a sentence calls it: "VOO and FXAIX both hold the S&P 500". */
  name: string;
  /** In percent of the fund; they add up to 100. */
  classes: Weights<AssetClass>;
  /** Only where the classes do not say it. */
  regions?: Weights<Region>;
  /** Of its shares of companies, in percent; left out where it is not known. */
  sectors?: Weights<Sector>;
  /** Of its bonds, in years, as issuers published it in 2025, rounded. */
  duration?: number;
  /** Most of this one is in another. */
  within?: string;
  /** Its interest is free of federal income tax. */
  isMunicipal?: true;
  /** A mix of its own: two funds of it are not the same fund. */
  isOwnMix?: true;
  /** Of a mix of its own: the profile of index funds of the same class, whose fees it is held against. */
  comparable?: string;
}
