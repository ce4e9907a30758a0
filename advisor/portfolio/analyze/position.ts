import type { Holding, ToldKind } from '#contract/holdings.ts';
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
import { toldMixes } from '#advisor/portfolio/data/told.ts';

/** A holding, looked through. All weights are fractions of its value. */
export interface Position {
  holding: Holding;
  /** Null where the symbol is not known here. */
  security: Security | null;
  /** What the owner has said it is in; null where they have not, or where it is known without them. */
  told: ToldKind | null;
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
  option: 'options',
};

function classOf(holding: Holding): AssetClass {
  if (holding.kind === 'bond' && isTreasuryBill(holding)) return 'cash';
  return classOfKind[holding.kind] ?? 'unknown';
}

/** An owner is asked only about what neither its symbol nor its kind tells. */
function toldOf(holding: Holding, security: Security | null): ToldKind | null {
  const isAsked = !security && classOf(holding) === 'unknown';
  return isAsked ? (holding.told_as ?? null) : null;
}

export function lookThrough(holding: Holding): Position {
  const security = securityOf(holding);
  const told = toldOf(holding, security);
  const known = security?.profile.classes ?? (told && toldMixes[told].classes);
  const classes: Weights<AssetClass> = known ? toFractions(known) : { [classOf(holding)]: 1 };
  const inCompanies = sumOf(companyClasses.map((id) => classes[id] ?? 0));
  const sectors = security?.profile.sectors;
  return {
    holding,
    security,
    told,
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

/** Never what is not known: a file calls many a fund a stock. */
export const isSingleCompany = ({ security, told }: Position): boolean =>
  security ? security.kind === 'company' : told !== null && toldMixes[told].is === 'company';

/** A fund of which nothing is known here but that it is one. */
export const isUnknownFund = ({ security, told, holding }: Position): boolean =>
  !security && (told === null ? holding.kind === 'fund' : toldMixes[told].is === 'fund');

export const isFund = ({ security }: Position): boolean =>
  security?.kind === 'etf' || security?.kind === 'fund';
