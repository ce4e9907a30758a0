import { describe, expect, it } from 'vitest';
import { composePlan } from '#advisor/answer/compose-plan.ts';
import { changedInput } from '#advisor/calculators/define/dependent-defaults.ts';
import { aboutField, type Fields } from '#advisor/calculators/define/fields.ts';
import { noPause } from '#advisor/calculators/define/pause.ts';
import type { Figure } from '#advisor/calculators/define/result.ts';
import { runCalculator, type AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { calculators } from '#advisor/calculators/registry.ts';
import type { Plan } from '#advisor/plan/plan.ts';

const [year, seed] = [2026, 1];
const examples = calculators.flatMap((calculator) =>
  calculator.examples.map((example) => ({ calculator, name: calculator.name, ...example })),
);

const compose = (plan: Plan, question = '') =>
  composePlan(plan, { question, articles: new Map(), calculators, mode: 'pro', seed, year, pause: noPause });

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

it('says first which of two loans costs less, where that is asked', async () => {
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
  expect(opening).toContain('With yearly interest rate of 5.9%, term of 4 years you pay less');
  expect(opening).toContain('a difference of $117.81');
});

it('names both cases of a comparison where both were said, and only the change otherwise', async () => {
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

describe('what stands under one label is one figure', () => {
  it.each(examples)('$name, in depth: $question', async ({ calculator, input }) => {
    const [receipt] = (await inDepth(calculator, input)).receipts;
    for (const { changes, value, label = receipt!.figures[0]!.label } of receipt!.variants ?? []) {
      const { input: full } = runCalculator(calculator, input, { year, seed });
      const figure = figureOf(calculator, changedInput(calculator, full, changes, year));
      expect({ changes, ...identityOf(figure) }).toEqual({
        changes,
        ...identityOf({ ...receipt!.figures[0]!, label }),
      });
      expect(value).toBe(figure.value);
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

describe('alternatives', () => {
  const find = (name: string) => calculators.find((calculator) => calculator.name === name)!;

  it('are none where the only choice is what to ask', async () => {
    const { calculator, input } = examples.find(({ name }) => name === 'portfolio_analysis')!;
    const { parts = [] } = await inDepth(calculator, input);
    expect(parts.map(({ title }) => title)).not.toContain('Alternatives compared');
  });

  it('are those of the next choice where the first picks the question', async () => {
    const rsu = find('employer_match_espp_rsu').examples.find(({ input }) => input.kind === 'rsu')!;
    const { parts = [] } = await inDepth(find('employer_match_espp_rsu'), rsu.input);
    const compared = parts.find(({ title }) => title === 'Alternatives compared');
    expect(compared?.text).toContain('| Filing status | Value after federal taxes |');
  });
});
