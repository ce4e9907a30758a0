import type { Holding } from '#contract/holdings.ts';
import {
  companyClasses,
  regionOfClass,
  type AssetClass,
  type Region,
  type Sector,
  type Weights,
} from '#advisor/portfolio/data/classes.ts';
import { durationOf, isTreasuryBill } from '#advisor/portfolio/analyze/single-bond.ts';
import { findSecurity } from '#advisor/portfolio/data/securities.ts';
import type { Security } from '#advisor/portfolio/data/fund-rows.ts';

/** A holding, looked through. All weights are fractions of its value. */
export interface Position {
  holding: Holding;
  /** Null where the symbol is not known here. */
  security: Security | null;
  classes: Weights<AssetClass>;
  regions: Weights<Region>;
  /** Of what is in companies; `unknown` where the sectors are not. */
  sectors: Weights<Sector | 'unknown'>;
  /** Of its bonds, in years; null where it is not known. */
  duration: number | null;
}

export const sumOf = (values: Iterable<number>): number => {
  let sum = 0;
  for (const value of values) sum += value;
  return sum;
};

/** As fractions that add up to `whole`, however they were rounded. */
function toFractions<Id extends string>(weights: Weights<Id>, whole = 1): Weights<Id> {
  const total = sumOf(Object.values<number | undefined>(weights).map((weight) => weight ?? 0));
  return Object.fromEntries(
    Object.entries<number | undefined>(weights).map(([id, weight]) => [id, ((weight ?? 0) / total) * whole]),
  ) as Weights<Id>;
}

/** What an option will be worth is not what its underlying is in; coins share letters with companies. */
function securityOf({ kind, symbol }: Holding): Security | null {
  if (kind === 'option' || kind === 'bond') return null;
  const found = findSecurity(symbol);
  return found?.kind === 'coin' && kind !== 'crypto' ? null : found;
}

const classOfKind: Partial<Record<Holding['kind'], AssetClass>> = {
  cash: 'cash',
  bond: 'us_bonds',
  crypto: 'crypto',
};

function classOf(holding: Holding): AssetClass {
  if (holding.kind === 'bond' && isTreasuryBill(holding)) return 'cash';
  return classOfKind[holding.kind] ?? 'unknown';
}

export function lookThrough(holding: Holding): Position {
  const security = securityOf(holding);
  const classes: Weights<AssetClass> = security
    ? toFractions(security.profile.classes)
    : { [classOf(holding)]: 1 };
  const inCompanies = sumOf(companyClasses.map((id) => classes[id] ?? 0));
  const sectors = security?.profile.sectors;
  return {
    holding,
    security,
    classes,
    regions: security?.profile.regions ? toFractions(security.profile.regions) : regionsOf(classes),
    sectors: inCompanies === 0 ? {} : sectors ? toFractions(sectors, inCompanies) : { unknown: inCompanies },
    duration: security?.profile.duration ?? (holding.kind === 'bond' ? durationOf(holding) : null),
  };
}

function regionsOf(classes: Weights<AssetClass>): Weights<Region> {
  const regions: Partial<Record<Region, number>> = {};
  for (const [id, weight] of Object.entries(classes) as [AssetClass, number][])
    regions[regionOfClass[id]] = (regions[regionOfClass[id]] ?? 0) + weight;
  return regions;
}

/** "VOO", or the name where there is no symbol. */
export const labelOf = ({ holding: { symbol, name }, security }: Position): string =>
  security?.symbol ?? symbol ?? name;

/** Sales inside are not taxed. An account of a kind that is not known is treated like a taxable one. */
export const isSheltered = ({ holding: { account_type: type } }: Position): boolean =>
  type !== 'taxable' && type !== 'other';

/** Single companies, and stocks that are not known here: never funds. */
export const isSingleCompany = ({ holding, security }: Position): boolean =>
  security ? security.kind === 'company' : holding.kind === 'stock';

export const isFund = ({ security }: Position): boolean =>
  security?.kind === 'etf' || security?.kind === 'fund';
