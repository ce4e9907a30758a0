import { describe, expect, it } from 'vitest';
import { calculators } from '#advisor/calculators/registry.ts';
import { compoundGrowth } from '#advisor/calculators/saving/growth/compound-growth.ts';
import { inputSchemaOf } from '#advisor/calculators/define/input-schema.ts';
import { createToolBox, maxOffered } from '#advisor/model/tools.ts';

const passage = {
  id: 'ira',
  title: 'IRAs',
  text: 'An IRA is an account of your own.',
  asOf: '2026-11-01',
};

function open(mode: 'free' | 'pro' = 'free') {
  const box = createToolBox({
    calculators,
    offered: [compoundGrowth],
    year: 2026,
    seed: 1,
    mode,
    searchKnowledge: (query) => Promise.resolve(query === 'ira' ? [passage] : []),
  });
  const call = (name: string, input: unknown) => box.tools.find((tool) => tool.name === name)!.run(input);
  return { ...box, call };
}

describe('a calculator as a tool', () => {
  it.each(calculators.map((calculator) => [calculator.name, calculator] as const))(
    'describes every input: %s',
    (_, calculator) => {
      const { properties, additionalProperties } = inputSchemaOf(calculator, 2026) as {
        properties: Record<string, { description?: string }>;
        additionalProperties: boolean;
      };
      expect(additionalProperties).toBe(false);
      expect(Object.keys(properties).toSorted()).toEqual(
        [...Object.keys(calculator.fields as object), 'tax_year'].toSorted(),
      );
      for (const { description } of Object.values(properties)) expect(description).toMatch(/\w.*\.$/);
    },
  );

  it('runs, and returns formatted figures', async () => {
    const { call, runs } = open();
    const told = await call('compound_growth', { monthly: 500, rate: 7, years: 30 });
    expect(told).toMatchObject({
      figures: [{ label: 'Value at the end', text: '$584,726' }, {}, {}, {}, {}, {}, {}],
      steps: [{ text: '7%' }, { text: '0.5654%' }, { text: '$500.00' }, { text: '360' }, {}, {}, {}, {}, {}],
      facts: [],
    });
    expect(told).not.toHaveProperty('matters_most');
    expect(await call('run_calculator', { name: 'contribution_limits', input: { age: 40 } })).toHaveProperty(
      'facts',
      expect.arrayContaining(['elective_deferral_limit of 2026']),
    );
    expect(runs).toMatchObject([{ id: 'm1', year: 2026, sensitivity: [] }, { id: 'm2' }]);
  });

  it('returns to Pro what the answer depends on most', async () => {
    const { call, runs } = open('pro');
    const told = await call('compound_growth', { monthly: 500, rate: 7, years: 30 });
    expect(told).toHaveProperty('matters_most.0.input', 'Time to grow');
    expect(told).toHaveProperty('matters_most.0.at.0', expect.stringMatching(/^27 years: \$\d{3},\d{3}$/));
    expect(runs[0]?.sensitivity).toHaveLength(2);
    const both = open('pro');
    const twice = [1, 2].map(() => both.call('compound_growth', { monthly: 500, rate: 7, years: 30 }));
    expect(await Promise.all(twice)).toEqual([told, told]);
    expect(both.runs).toHaveLength(1);
  });

  it('is stored once for the same input and year', async () => {
    const { call, runs } = open();
    await call('compound_growth', { monthly: 500, rate: 7, years: 30 });
    await call('run_calculator', { name: 'compound_growth', input: { monthly: 500, rate: 7, years: 30 } });
    await call('compound_growth', { monthly: 500, rate: 7, years: 30, tax_year: 2025 });
    expect(runs.map(({ id, year }) => [id, year])).toEqual([
      ['m1', 2026],
      ['m2', 2025],
    ]);
  });

  it('returns what is wrong instead of throwing', async () => {
    const { call, runs } = open();
    expect(await call('compound_growth', { rate: 7, years: 30 })).toEqual({
      problems: ['Give a starting amount, a monthly contribution, or both.'],
    });
    expect(await call('compound_growth', 'nonsense')).toEqual({
      problems: ['Give the inputs as an object.'],
    });
    expect(await call('compound_growth', { monthly: 500, rate: 7, years: 30, tax_year: '2025' })).toEqual({
      problems: ['tax_year must be a calendar year.'],
    });
    expect(await call('run_calculator', { name: 'no_such', input: {} })).toEqual({
      problems: ['There is no calculator called no_such.'],
    });
    expect(await call('run_calculator', {})).toHaveProperty('problems.0');
    expect(runs).toEqual([]);
  });

  it('is offered among a few; the others are found by name', async () => {
    const all = createToolBox({
      calculators,
      offered: calculators,
      year: 2026,
      seed: 1,
      mode: 'free',
      searchKnowledge: () => Promise.resolve([]),
    });
    expect(all.tools).toHaveLength(maxOffered + 4);
    const { call } = open();
    expect(await call('list_calculators', {})).toHaveLength(calculators.length);
    expect(await call('list_calculators', { name: 'rmd' })).toHaveProperty('input.properties.balance');
    expect(
      await call('run_calculator', { name: 'rmd', input: { balance: 500_000, age: 75 } }),
    ).toHaveProperty('figures.0');
  });
});

describe('facts and passages', () => {
  it('are looked up by id and by words, for a year, with their source', async () => {
    const { call, facts } = open();
    expect(await call('look_up_fact', { id: 'ira_limit', year: 2025 })).toMatchObject(
      [{ value: 7000, unit: 'usd_per_year', year: 2025, source: { url: /^https:/ } }].map((fact) => ({
        ...fact,
        source: { url: expect.stringMatching(fact.source.url) as string },
      })),
    );
    expect(await call('look_up_fact', { words: 'standard deduction' })).toMatchObject([
      { id: 'standard_deduction', year: 2026 },
      {},
      {},
      {},
    ]);
    expect(await call('look_up_fact', { words: 'zebra' })).toEqual({
      problems: ['No fact has these words.'],
    });
    expect(await call('look_up_fact', { id: 'ira_limit', year: 2031 })).toMatchObject([
      { year: 2026, note: 'figures of a later year are not announced yet' },
    ]);
    expect(await call('look_up_fact', { id: 'senior_age' })).toMatchObject([
      { value: 65, note: 'the same every year' },
    ]);
    expect(facts).toHaveLength(7);
  });

  it('are not sent when they are a table of a century', async () => {
    const { call } = open();
    expect(await call('look_up_fact', { id: 'average_wage_index' })).toMatchObject([
      { value: 'a long table: run a calculator that uses it' },
    ]);
  });

  it('are searched with the given retriever', async () => {
    const { call, passages } = open();
    expect(await call('search_knowledge', { query: 'ira' })).toEqual([passage]);
    expect(passages).toEqual([passage]);
    expect(await call('search_knowledge', {})).toHaveProperty('problems');
  });
});
