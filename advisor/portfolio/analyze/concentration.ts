import {
  isFund,
  isSheltered,
  isSingleCompany,
  isUnknownFund,
  labelOf,
  sumOf,
  type Position,
} from '#advisor/portfolio/analyze/position.ts';
import {
  hasCompaniesOnRecord,
  largestCompanies,
  shareInCompany,
} from '#advisor/portfolio/data/largest-companies.ts';
import { findSecurity } from '#advisor/portfolio/data/securities.ts';

/** Above this share of everything, one company is a risk of its own. */
export const mostInOneCompany = 10;

export interface CompanyShare {
  label: string;
  name: string;
  /** What is held directly, in dollars. */
  direct: number;
  /** What funds hold of it, as far as that is on record. */
  throughFunds: number;
  /** Both together. */
  value: number;
  /** The part of the direct shares in accounts where a sale is not taxed. */
  sheltered: number;
  /** Of everything, in percent. */
  share: number;
}

export interface Concentration {
  /** Single companies, the largest first. */
  companies: CompanyShare[];
  /** What is held of them directly, in percent of everything. */
  inCompanies: number;
  /** Above `mostInOneCompany`. */
  concentrated: CompanyShare[];
  /** Stock funds are held whose companies are not on record, so `throughFunds` is a minimum. */
  hasOtherFunds: boolean;
}

/** Two classes of one company's shares are one company. */
const sameCompany: Readonly<Record<string, string>> = { GOOG: 'GOOGL', 'BRK.A': 'BRK.B' };
/** The symbol that stands for a company. */
export const companyOf = (symbol: string): string => sameCompany[symbol] ?? symbol;

const plainName = (name: string) => name.replace(/ \(class \w\)$/, '');

export function concentrationOf(positions: readonly Position[], total: number): Concentration {
  const sums = new Map<string, CompanyShare>();
  const add = (
    label: string,
    name: string,
    more: Partial<Record<'direct' | 'throughFunds' | 'sheltered', number>>,
  ) => {
    const before = sums.get(label) ?? { direct: 0, throughFunds: 0, sheltered: 0 };
    const direct = before.direct + (more.direct ?? 0);
    const throughFunds = before.throughFunds + (more.throughFunds ?? 0);
    const sheltered = before.sheltered + (more.sheltered ?? 0);
    const value = direct + throughFunds;
    sums.set(label, { label, name, direct, throughFunds, value, sheltered, share: (value / total) * 100 });
  };
  for (const position of positions) {
    const { holding, security } = position;
    if (isSingleCompany(position))
      add(companyOf(labelOf(position)), plainName(security?.name ?? holding.name), {
        direct: holding.value,
        sheltered: isSheltered(position) ? holding.value : 0,
      });
  }
  for (const [symbol, throughFunds] of heldByFunds(positions))
    add(symbol, plainName(findSecurity(symbol)?.name ?? symbol), { throughFunds });
  const companies = [...sums.values()].toSorted((a, b) => b.value - a.value);
  return {
    companies,
    inCompanies: sumOf(companies.map(({ direct }) => (direct / total) * 100)),
    concentrated: companies.filter(({ share }) => share > mostInOneCompany),
    hasOtherFunds: positions.some(holdsOtherCompanies),
  };
}

const holdsOtherCompanies = (position: Position): boolean =>
  isUnknownFund(position) ||
  (isFund(position) &&
    (position.classes.us_stocks ?? 0) > 0 &&
    !hasCompaniesOnRecord(position.security?.profileId ?? ''));

/** What the funds hold of each of the largest companies, in dollars. */
function heldByFunds(positions: readonly Position[]): Map<string, number> {
  const byProfile = new Map<string, number>();
  for (const { security, holding } of positions)
    if (security) byProfile.set(security.profileId, (byProfile.get(security.profileId) ?? 0) + holding.value);
  const held = new Map<string, number>();
  for (const symbol of largestCompanies) {
    const value = sumOf([...byProfile].map(([id, amount]) => amount * shareInCompany(id, symbol)));
    if (value > 0) held.set(symbol, value);
  }
  return held;
}
