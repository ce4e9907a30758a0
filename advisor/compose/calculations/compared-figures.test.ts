import { describe, expect, it } from 'vitest';
import { composePlan } from '#advisor/answer/compose-plan.ts';
import { changedInput } from '#advisor/calculators/define/dependent-defaults.ts';
import { aboutField, type Fields } from '#advisor/calculators/define/fields.ts';
import { noPause } from '#advisor/calculators/define/pause.ts';
import type { Figure } from '#advisor/calculators/define/result.ts';
import { runCalculator, type AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { calculators } from '#advisor/calculators/registry.ts';
import { withArticle } from '#advisor/compose/describe-input.ts';
import type { Plan } from '#advisor/plan/plan.ts';

const [year, seed] = [2026, 1];
const examples = calculators.flatMap((calculator) =>
  calculator.examples.map((example) => ({ calculator, name: calculator.name, ...example })),
);

const compose = (plan: Plan, question = '') =>
  composePlan(plan, {
    question,
    articles: new Map(),
    calculators,
    mode: 'pro',
    seed,
    year,
    today: new Date('2026-11-17T00:00:00Z'),
    pause: noPause,
  });

const inDepth = (calculator: AnyCalculator, input: Record<string, unknown>) =>
  compose({
    kind: 'calculate',
    runs: [{ calculator, input, origins: {}, year, changed: [] }],
    readings: [],
    wanted: {},
  });

const identityOf = ({ id, unit, label }: Pick<Figure, 'id' | 'label'> & { unit: string }) => ({
  id,
  unit,
  label,
});
const figureOf = (calculator: AnyCalculator, input: Record<string, unknown>) =>
  runCalculator(calculator, input, { year, seed }).result.figures[0]!;

it('says first which of two loans costs less when the question asks it', async () => {
  const calculator = calculators.find(({ name }) => name === 'loan_amortization')!;
  const loan = (rate: number, years: number, changed: readonly string[]) => ({
    calculator,
    input: { principal: 26_500, rate, years },
    origins: {},
    year,
    changed,
  });
  const { opening } = await compose({
    kind: 'calculate',
    runs: [loan(4.9, 5, []), loan(5.9, 4, ['rate', 'years'])],
    readings: [],
    wanted: { want: 'which' },
  });
  expect(opening).toContain('With a yearly interest rate of 5.9% and a term of 4 years you pay less');
  expect(opening).toContain('a difference of [$117.81](#');
});

it.each([
  ['term', 'a term'],
  ['extra payment every month', 'an extra payment every month'],
  ['IRA contribution this year', 'an IRA contribution this year'],
  ['your age now', 'your age now'],
  ['monthly payments on other debts', 'monthly payments on other debts'],
  ['cash you have', 'cash you have'],
  ['spouse’s pay', 'spouse’s pay'],
])('“With %s of …” has the right article', (label, expected) => {
  expect(withArticle(label)).toBe(expected);
});

it('compares two markets over the same years by their returns', async () => {
  const calculator = calculators.find(({ name }) => name === 'market_history')!;
  const run = (series: string, changed: readonly string[]) => ({
    calculator,
    input: { series, from_year: 2000, to_year: 2012 },
    origins: {},
    year,
    changed,
  });
  const plan = { kind: 'calculate', readings: [], wanted: {} } as const;
  const answer = JSON.stringify(
    await compose({ ...plan, runs: [run('stocks', []), run('bonds', ['series'])] }),
  );
  expect(answer).toContain('average yearly return');
  expect(answer).not.toContain('first year is the same');
});

it('names both cases of a comparison when both were stated, and only the change otherwise', async () => {
  const calculator = calculators.find(({ name }) => name === 'loan_amortization')!;
  const headings = async (
    first: Record<string, unknown>,
    other: Record<string, unknown>,
    changed: string,
  ) => {
    const run = (input: Record<string, unknown>, fields: readonly string[]) => ({
      calculator,
      input: { principal: 300_000, rate: 6.5, ...input },
      origins: {},
      year,
      changed: fields,
    });
    const plan = { kind: 'calculate', readings: [], wanted: {} } as const;
    const { parts = [] } = await compose({ ...plan, runs: [run(first, []), run(other, [changed])] });
    return /^\| Figure \|.*$/m.exec(parts.map(({ text }) => text).join('\n'))?.[0];
  };
  expect(await headings({ years: 15 }, { years: 30 }, 'years')).toBe(
    '| Figure | Term 15 years | Term 30 years |',
  );
  expect(await headings({ years: 30 }, { years: 30, extra: 100 }, 'extra')).toContain('| As it is |');
});

describe('figures with the same label are the same figure', () => {
  it.each(examples)('$name, in depth: $question', async ({ calculator, input }) => {
    const [receipt] = (await inDepth(calculator, input)).receipts;
    const { input: full } = runCalculator(calculator, input, { year, seed });
    for (const { changes, value, label, figures = {} } of receipt!.variants ?? []) {
      const changed = changedInput(calculator, full, changes, year);
      const fresh = runCalculator(calculator, changed, { year, seed }).result.figures;
      expect([value, label ?? receipt!.figures[0]!.label]).toEqual([fresh[0]!.value, fresh[0]!.label]);
      for (const [id, told] of Object.entries(figures)) {
        const figure = fresh.find((one) => one.id === id)!;
        expect(told).toBe(figure.value);
        const asked = receipt!.figures.find((one) => one.id === id)!;
        expect([id, figure.unit]).toEqual([id, asked.unit]);
      }
    }
  });

  it.each(examples)('$name, with one thing missing: $question', async ({ calculator, input }) => {
    const given = Object.keys(input).filter(
      (field) => aboutField((calculator.fields as Fields)[field])?.default === undefined,
    );
    for (const field of given) {
      const { [field]: _, ...rest } = input;
      const planned = { calculator, input: rest, origins: {}, year, changed: [] };
      const { receipts } = await compose({ kind: 'missing', planned, missing: [field], readings: [] });
      const figures = (receipts[0]!.variants ?? []).map(({ changes }) =>
        identityOf(figureOf(calculator, { ...rest, ...changes })),
      );
      expect(new Set(figures.map((figure) => JSON.stringify(figure))).size).toBeLessThanOrEqual(1);
    }
  });
});
