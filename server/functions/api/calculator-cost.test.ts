import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aboutField, type FieldAbout, type Fields } from '#advisor/calculators/define/fields.ts';
import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { calculators } from '#advisor/calculators/registry.ts';
import type { Database } from '#server/db/database.ts';
import { createApiWire, type ApiWire } from '#server/testing/wire/api-wire.ts';
import { freshDatabase } from '#server/testing/postgres/fresh-database.ts';
import { measureCpu } from '#server/testing/measure-cpu.ts';
import { nastyPieces, repeated } from '#server/testing/hostile/nasty-texts.ts';

/** The slowest legal run takes about 100 ms, and the slowest refusal 30; work without a bound takes many seconds. */
const maxMs = 1_000;

type Input = Record<string, unknown>;

/** The longest list that a field takes, each item as the example has it. */
function longest({ max = 0 }: FieldAbout, items: readonly unknown[]): unknown[] {
  return Array.from({ length: max }, (_, at) => items[at % items.length]);
}

/** The input with one thing more at its limit each time: a calculator may refuse some of them. */
function extremesOf(calculator: AnyCalculator): Input[] {
  const fields = Object.entries(calculator.fields as Fields).flatMap(([name, field]) => {
    const about = aboutField(field);
    return about ? [{ name, about }] : [];
  });
  return calculator.examples.slice(0, 1).flatMap(({ input: example }: { input: Input }) => {
    const each = fields.flatMap(({ name, about }): Input[] => {
      const value = example[name];
      if (Array.isArray(value)) return [{ [name]: longest(about, value) }];
      if (about.options) return Object.keys(about.options).map((option) => ({ [name]: option }));
      return [about.min, about.max].flatMap((end) => (end === undefined ? [] : [{ [name]: end }]));
    });
    const all = fields.flatMap(({ name, about }) =>
      typeof example[name] === 'number' && about.max !== undefined ? [[name, about.max] as const] : [],
    );
    return [...each, Object.fromEntries(all)].map((change) => ({ ...example, ...change }));
  });
}

describe('POST /calculators', () => {
  let database: Database;
  let wire: ApiWire;
  beforeAll(async () => {
    database = await freshDatabase();
    wire = await createApiWire(database);
  });
  afterAll(() => database.close());

  const timeOf = async (name: string, body: unknown) => {
    let status = 0;
    let length = 0;
    const ms = await measureCpu(async () => {
      const response = await wire.post(`/calculators/${name}`, body);
      status = response.status;
      length = (await response.text()).length;
    });
    return { status, ms, length };
  };

  it.each(calculators.map((calculator) => [calculator.name, calculator] as const))(
    'runs %s in time with the largest input it accepts',
    async (name, calculator) => {
      let worst = 0;
      let runs = 0;
      for (const input of extremesOf(calculator)) {
        const { status, ms } = await timeOf(name, input);
        expect([200, 422]).toContain(status);
        worst = Math.max(worst, ms);
        runs += status === 200 ? 1 : 0;
      }
      expect(runs).toBeGreaterThan(0);
      expect(worst).toBeLessThan(maxMs);
    },
  );

  it.each(nastyPieces)('refuses values and names full of %s in time', async (_, piece) => {
    // Twice that, each character written as \u0000, is nearly what a body may have.
    const text = repeated(piece, 5_000);
    for (const body of [{ holdings: text }, { [text]: 1 }, { holdings: [{ amount: text, kind: text }] }]) {
      const { status, ms, length } = await timeOf('portfolio_analysis', body);
      expect(status).toBe(422);
      expect(ms).toBeLessThan(maxMs);
      expect(length).toBeLessThan(2_000);
    }
  });

  it.each([
    ['items', { holdings: Array.from({ length: 4_990 }, () => 1) }],
    ['unknown names', Object.fromEntries(Array.from({ length: 4_990 }, (_, n) => [`name${n}`, 1]))],
  ])('refuses the maximum number of %s in time', async (_, body) => {
    const { status, ms } = await timeOf('portfolio_analysis', body);
    expect(status).toBe(422);
    expect(ms).toBeLessThan(maxMs);
  });
});
