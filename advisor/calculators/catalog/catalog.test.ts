import { describe, expect, it } from 'vitest';
import {
  calculatorAtPage,
  catalog,
  pageOfCalculator,
  placeInCatalog,
} from '#advisor/calculators/catalog/catalog.ts';
import { searchCatalog } from '#advisor/calculators/catalog/search-catalog.ts';
import { calculators } from '#advisor/calculators/registry.ts';

const entries = catalog.flatMap((group) => group.entries);
const foundFor = (query: string) =>
  searchCatalog(catalog, query).flatMap((group) => group.entries.map(({ name }) => name));

describe('the catalog of calculators', () => {
  it('has every calculator once, with its own title', () => {
    const listed = entries.map(({ name, title }) => `${name}: ${title}`).toSorted();
    expect(listed).toEqual(calculators.map(({ name, title }) => `${name}: ${title}`).toSorted());
  });

  it.each(entries.map(({ name, summary }) => [name, summary]))('describes %s in one line', (_, summary) => {
    expect(summary).toMatch(/^[A-Z].{15,95}\.$/);
  });

  it('has an address for each page that leads back to its calculator', () => {
    const pages = calculators.map(({ name }) => pageOfCalculator(name));
    expect(new Set(pages).size).toBe(calculators.length);
    expect(pages.map(calculatorAtPage)).toEqual(calculators.map(({ name }) => name));
    expect(calculatorAtPage('/calculators')).toBeUndefined();
    expect(calculatorAtPage('/calculators/a/b')).toBeUndefined();
    expect(placeInCatalog('constructor')).toBeUndefined();
  });

  it.each([
    ['paycheck', 'take_home_pay'],
    ['obamacare', 'premium_tax_credit'],
    ['how much house', 'mortgage_affordability'],
    ['401k', 'contribution_limits'],
    ['401(K) LIMITS', 'contribution_limits'],
    ['taxes', 'federal_income_tax'],
    ['widow', 'survivor_benefit'],
    ['compound interest calculator', 'compound_growth'],
    ['  mortg  ', 'refinance_breakeven'],
    ['the', 'take_home_pay'],
  ])('finds by %j what it is about', (query, name) => {
    expect(foundFor(query)).toContain(name);
  });

  it('puts those first that are called so', () => {
    const [group] = searchCatalog(catalog, 'tax refund');
    expect(group?.entries[0]?.name).toBe('refund_or_due');
  });

  it('lists all for nothing, and none for what nobody knows', () => {
    expect(foundFor('   ')).toHaveLength(calculators.length);
    expect(foundFor('zebra')).toEqual([]);
    expect(foundFor('<script>')).toEqual([]);
  });
});
