import type { ToldKind } from '#contract/holdings.ts';
import type { AssetClass, Weights } from '#advisor/portfolio/data/classes.ts';
import { profiles } from '#advisor/portfolio/data/profiles.ts';

interface ToldMix {
  /** In percent. */
  classes: Weights<AssetClass>;
  /** One company, a fund, or neither. */
  is?: 'company' | 'fund';
}

/** A mixed fund whose owner says how much is in stocks: of US stocks and US bonds, as the choice says. */
const mixed = (stocks: number): ToldMix => ({
  classes: { us_stocks: stocks, us_bonds: 100 - stocks },
  is: 'fund',
});

/** What an owner's word for a position means. Bonds and real estate may be held alone or in a fund, so a fee is not missed. */
export const toldMixes: Readonly<Record<ToldKind, ToldMix>> = {
  us_company: { classes: { us_stocks: 100 }, is: 'company' },
  foreign_company: { classes: { developed_stocks: 100 }, is: 'company' },
  us_stock_fund: { classes: { us_stocks: 100 }, is: 'fund' },
  foreign_stock_fund: { classes: { developed_stocks: 100 }, is: 'fund' },
  emerging_stock_fund: { classes: { emerging_stocks: 100 }, is: 'fund' },
  world_stock_fund: { classes: profiles.world!.classes, is: 'fund' },
  real_estate: { classes: { real_estate: 100 } },
  mixed_80: mixed(80),
  mixed_60: mixed(60),
  mixed_40: mixed(40),
  us_bonds: { classes: { us_bonds: 100 } },
  other_bonds: { classes: { other_bonds: 100 } },
  cash: { classes: { cash: 100 } },
  commodities: { classes: { commodities: 100 } },
  crypto: { classes: { crypto: 100 } },
  other: { classes: { unknown: 100 } },
};
