import { describe, expect, it } from 'vitest';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { choice, flag, money, percent, years, type Fields } from '#advisor/calculators/define/fields.ts';
import { figure } from '#advisor/calculators/define/result.ts';
import { calculators } from '#advisor/calculators/registry.ts';
import { typicalBeside, typicalValues } from '#advisor/plan/fill/typical-values.ts';
import { simpleReturn } from '#advisor/calculators/investing/returns/simple-return.ts';
import { text } from '#advisor/quantities/text.ts';

const zero = { value: 0, reason: 'there is none' };
const calculatorWith = (...inputs: { amount?: number; rate?: number; time?: number }[]) =>
  defineCalculator({
    name: 'test',
    version: 1,
    title: 'Test',
    about: 'A test.',
    simply: 'A test.',
    input: {
      amount: money({ label: 'Amount', min: 10, max: 1000, default: { ...zero, value: 10 } }),
      rate: percent({ label: 'Rate', min: 0, max: 10, default: zero }),
      time: years({ label: 'Time', min: 0, max: 50, default: zero }),
      kind: choice({
        label: 'Kind',
        options: ['one', 'other'],
        default: { value: 'one', reason: 'it is usual' },
      }),
      happy: flag({ label: 'Happy', default: { value: true, reason: 'why not' } }),
    },
    run: ({ amount }) => ({
      figures: [figure('a', 'A', amount, 'usd')],
      steps: [],
      assumptions: [],
      warnings: [],
      detail: null,
    }),
    explain: () => ({ conclusion: text`It is so.`, reasons: [], next: [] }),
    examples: inputs.map((input, at) => ({ question: `Question ${at}?`, input })),
    sources: [],
  });

describe('usual values of an input', () => {
  it.each([
    [
      'three of many',
      calculatorWith({ rate: 7 }, { rate: 3 }, { rate: 5 }, { rate: 5 }, { rate: 9 }, { rate: 1 }),
      'rate',
      [3, 5, 7],
    ],
    ['a point up and down, for a rate', calculatorWith({ rate: 5 }), 'rate', [4, 5, 6]],
    ['half and double, for an amount', calculatorWith({ amount: 100 }), 'amount', [50, 100, 200]],
    ['within the bounds', calculatorWith({ amount: 600 }), 'amount', [300, 600]],
    ['within the bounds of a rate', calculatorWith({ rate: 10 }), 'rate', [9, 10]],
    ['none for a rate of zero', calculatorWith({ rate: 0 }), 'rate', []],
    ['none if no example has one', calculatorWith({ rate: 5 }), 'time', []],
    ['all options of a choice', calculatorWith({}), 'kind', ['one', 'other']],
    ['none for a flag', calculatorWith({}), 'happy', []],
    ['none for an unknown field', calculatorWith({}), 'wishes', []],
  ])('%s', (_, calculator, field, expected) => {
    expect(typicalValues(calculator, field)).toEqual(expected);
  });
});

it('are values that each calculator accepts', () => {
  const refused = calculators.flatMap((calculator) =>
    Object.entries(calculator.fields as Fields).flatMap(([field, schema]) =>
      typicalValues(calculator, field)
        .filter((value) => !schema.safeParse(value).success)
        .map((value) => [calculator.name, field, value]),
    ),
  );
  expect(refused).toEqual([]);
});

it('are in order, lowest first', () => {
  for (const calculator of calculators) {
    for (const field of Object.keys(calculator.fields as object)) {
      const values = typicalValues(calculator, field).filter((value) => typeof value === 'number');
      expect(values).toEqual(values.toSorted((a, b) => a - b));
    }
  }
});

it('are close in size to what was said', () => {
  const beside = (worth: number) => typicalBeside(simpleReturn, 'paid', { worth }).map(Number);
  for (const value of beside(84_000)) {
    expect(value).toBeGreaterThan(8400);
    expect(value).toBeLessThan(840_000);
  }
  expect(beside(840_000)).toEqual(beside(84_000).map((value) => value * 10));
  expect(typicalBeside(simpleReturn, 'paid', {})).toEqual(typicalValues(simpleReturn, 'paid'));
});
