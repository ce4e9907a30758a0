import { bondsAndOptions } from '#advisor/calculators/catalog/bonds-and-options.ts';
import type { CatalogEntry, CatalogGroup } from '#advisor/calculators/catalog/catalog-group.ts';
import { familyAndHealth } from '#advisor/calculators/catalog/family-and-health.ts';
import { home } from '#advisor/calculators/catalog/home.ts';
import { investing } from '#advisor/calculators/catalog/investing.ts';
import { loansAndDebt } from '#advisor/calculators/catalog/loans-and-debt.ts';
import { payAndTaxes } from '#advisor/calculators/catalog/pay-and-taxes.ts';
import { retirement } from '#advisor/calculators/catalog/retirement.ts';
import { savingAndEverydayMoney } from '#advisor/calculators/catalog/saving-and-everyday-money.ts';
import { socialSecurityAndMedicare } from '#advisor/calculators/catalog/social-security-and-medicare.ts';

/** Every calculator once, in groups that people would look for. */
export const catalog: readonly CatalogGroup[] = [
  payAndTaxes,
  savingAndEverydayMoney,
  loansAndDebt,
  home,
  retirement,
  socialSecurityAndMedicare,
  investing,
  bondsAndOptions,
  familyAndHealth,
];

export interface CatalogPlace {
  group: CatalogGroup;
  entry: CatalogEntry;
}

const places: ReadonlyMap<string, CatalogPlace> = new Map(
  catalog.flatMap((group) => group.entries.map((entry) => [entry.name, { group, entry }] as const)),
);

/** Where a calculator stands in the catalog. */
export function placeInCatalog(name: string): CatalogPlace | undefined {
  return places.get(name);
}

/** The address of a calculator's page: "/calculators/take-home-pay". The API has the name as it is. */
export function pageOfCalculator(name: string): string {
  return `/calculators/${name.replaceAll('_', '-')}`;
}

/** The name of the calculator whose page an address is, whether or not there is such a calculator. */
export function calculatorAtPage(path: string): string | undefined {
  return /^\/calculators\/([a-z0-9-]+)$/.exec(path)?.[1]?.replaceAll('-', '_');
}
