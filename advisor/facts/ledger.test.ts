import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { FactEntry, Source } from '#advisor/facts/define-facts.ts';
import { askedNames } from '#advisor/facts/asked-names.ts';
import { ledger, type FactId } from '#advisor/facts/ledger.ts';
import { readFacts } from '#advisor/facts/read-facts.ts';
import { sources } from '#advisor/facts/sources.ts';

const entries = Object.entries<FactEntry>(ledger);

function keysIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(keysIn);
  return Object.entries(value).flatMap(([key, inner]) => [key, ...keysIn(inner)]);
}

/** The tax year that the ledger is kept for. */
const currentYear = 2026;

/** What the law itself has set for the years to come. */
const setForLater = ['failure_to_file_minimum', 'salt_cap', 'salt_phase_down'];

/** Figures for the current year that nobody had announced when they were last looked for. They are told as older ones. */
const notYetAnnounced = [
  'college_cost',
  'consumer_price_index',
  'i_bond_composite_rate',
  'i_bond_rates',
  ...['az', 'ca', 'il', 'md', 'mi', 'mo', 'or', 'wi'].map((state) => `state_tax_${state}`),
];

describe('the ledger', () => {
  it('names every fact and every source once', async () => {
    const folder = new URL('topics/', import.meta.url);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.ts') && !file.includes('.test.'),
    );
    const topics = await Promise.all(
      files.map(
        (file) =>
          import(/* @vite-ignore */ `#advisor/facts/topics/${file}`) as Promise<
            Record<string, Record<string, unknown>>
          >,
      ),
    );
    const namesIn = (kind: string) =>
      topics.flatMap((topic) =>
        Object.entries(topic).flatMap(([name, table]) => (name.endsWith(kind) ? Object.keys(table) : [])),
      );
    const facts = namesIn('Facts');
    expect(facts.toSorted()).toEqual([...new Set(facts)].toSorted());
    expect(facts.toSorted()).toEqual(Object.keys(ledger).toSorted());
    const cited = namesIn('Sources');
    expect(cited.toSorted()).toEqual([...new Set(cited)].toSorted());
    expect(cited.toSorted()).toEqual(Object.keys(sources).toSorted());
  });

  it.each(entries)('%s has a source for every year', (_, entry) => {
    const years = Object.keys(entry.values).map(Number);
    expect(years.length).toBeGreaterThan(0);
    for (const year of years) {
      const source = typeof entry.source === 'string' ? entry.source : entry.source[year];
      expect(Object.keys(sources)).toContain(source);
    }
    expect(entry.label).not.toBe('');
    expect(entry.checkedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  it.each(entries)('%s describes the keys of its table', (_, { values, keys = {}, keyUnits = {} }) => {
    const used = new Set(keysIn(Object.values(values)));
    expect([...used].filter((key) => !Object.hasOwn(keys, key))).toEqual([]);
    expect(Object.keys(keyUnits).filter((key) => !used.has(key))).toEqual([]);
  });

  it('maps the words of questions to one fact each', () => {
    const asked = Object.values(askedNames)
      .flat()
      .map((name) => name.toLowerCase());
    expect(asked.filter((name, index) => asked.indexOf(name) !== index)).toEqual([]);
    expect(Object.values(askedNames).filter((names) => names.length === 0)).toEqual([]);
    expect(Object.keys(askedNames).length).toBeGreaterThan(80);
    expect(Object.keys(askedNames).filter((id) => !Object.hasOwn(ledger, id))).toEqual([]);
  });

  it.each(Object.entries<Source>(sources))(
    '%s has an address, a title, a publisher and a date',
    (_, source) => {
      expect(source.url).toMatch(/^https?:\/\/\S+$/);
      expect([source.title, source.publisher, source.date].every((part) => part.length > 0)).toBe(true);
    },
  );

  it.each(entries.filter(([, entry]) => entry.changesYearly))(
    '%s is of the current year, or says that it is not',
    (id) => {
      const useOf = (year: number) => {
        const facts = readFacts(year);
        facts.get(id as FactId);
        return facts.used()[0]!;
      };
      const lapsed = useOf(currentYear).lapsed;
      expect({ id, lapsed }).toEqual({ id, lapsed: notYetAnnounced.includes(id) });
      expect(useOf(currentYear + 1).lapsed).toBe(!setForLater.includes(id));
    },
  );
});
