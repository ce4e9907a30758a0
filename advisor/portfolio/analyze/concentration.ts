import { isSingleCompany, labelOf, type Position } from '#advisor/portfolio/analyze/position.ts';

/** Above this share of everything, one company is a risk of its own. */
export const mostInOneCompany = 10;

export interface CompanyShare {
  label: string;
  name: string;
  value: number;
  /** The part of it in accounts where a sale is not taxed. */
  sheltered: number;
  /** Of everything, in percent. */
  share: number;
}

export interface Concentration {
  /** What is held directly of single companies, the largest first; what funds hold is not counted. */
  companies: CompanyShare[];
  /** All of them together, in percent of everything. */
  inCompanies: number;
  /** Above `mostInOneCompany`. */
  concentrated: CompanyShare[];
}

/** Two classes of one company's shares are one company. */
const sameCompany: Readonly<Record<string, string>> = { GOOG: 'GOOGL', 'BRK.A': 'BRK.B' };

export function concentrationOf(positions: readonly Position[], total: number): Concentration {
  const sums = new Map<string, CompanyShare>();
  for (const position of positions) {
    if (!isSingleCompany(position)) continue;
    const own = labelOf(position);
    const label = sameCompany[own] ?? own;
    const value = (sums.get(label)?.value ?? 0) + position.holding.value;
    const name = (position.security?.name ?? position.holding.name).replace(/ \(class \w\)$/, '');
    const isSheltered = !['taxable', 'other'].includes(position.holding.account_type);
    const sheltered = (sums.get(label)?.sheltered ?? 0) + (isSheltered ? position.holding.value : 0);
    sums.set(label, { label, name, value, sheltered, share: (value / total) * 100 });
  }
  const companies = [...sums.values()].toSorted((a, b) => b.value - a.value);
  return {
    companies,
    inCompanies: companies.reduce((sum, { share }) => sum + share, 0),
    concentrated: companies.filter(({ share }) => share > mostInOneCompany),
  };
}
