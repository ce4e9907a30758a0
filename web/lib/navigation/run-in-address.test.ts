import { describe, expect, it } from 'vitest';
import { runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { calculators } from '#advisor/calculators/registry.ts';
import { readRun, writeRun } from '#web/lib/navigation/run-in-address.ts';

const named = (name: string) => calculators.find((calculator) => calculator.name === name)!;

describe('a run in an address', () => {
  it.each(calculators.map((calculator) => [calculator.name, calculator] as const))(
    'keeps inputs and figures of %s',
    (_, calculator) => {
      for (const { input } of calculator.examples) {
        const read = readRun(calculator, writeRun(calculator, input, 2026));
        expect(read).toEqual({ inputs: input, year: 2026, isYearWrong: false, unknown: [] });
      }
      const { input } = calculator.examples[0]!;
      const { inputs } = readRun(calculator, writeRun(calculator, input));
      const figuresOf = (given: unknown) => runCalculator(calculator, given, { year: 2026 }).result.figures;
      expect(figuresOf(inputs)).toEqual(figuresOf(input));
    },
  );

  it('is readable', () => {
    const query = writeRun(named('loan_amortization'), { principal: 300_000, rate: 6.5, years: 30 });
    expect(query).toBe('?principal=300000&rate=6.5&years=30');
    expect(writeRun(named('loan_amortization'), {})).toBe('');
  });

  it('keeps numbers to the last digit', () => {
    const growth = named('compound_growth');
    for (const rate of [0.1 + 0.2, 1e-7, -3.25, 1e21, 0]) {
      expect(readRun(growth, writeRun(growth, { rate })).inputs).toEqual({ rate });
    }
  });

  it.each([
    ['text', '?rate=abc', { rate: 'abc' }],
    ['markup', '?rate=%3Cimg%20src=x%20onerror=alert(1)%3E', { rate: '<img src=x onerror=alert(1)>' }],
    ['what is not a decimal number', '?rate=0x10&years=Infinity', { rate: '0x10', years: 'Infinity' }],
    ['nothing', '?rate=', { rate: '' }],
    ['the last of several', '?rate=1&rate=2', { rate: 2 }],
    ['broken escapes', '?rate=%E0%A4%A', { rate: '\uFFFD%A' }],
  ])('passes %s on for the calculator to refuse', (_, search, inputs) => {
    expect(readRun(named('compound_growth'), search).inputs).toEqual(inputs);
  });

  it('leaves out unknown inputs, and reports them', () => {
    const growth = named('compound_growth');
    const search = '?__proto__=1&constructor=2&rate.0.x=3&rate=7&utm_source=mail&fbclid=1';
    const read = readRun(growth, search);
    expect(read.inputs).toEqual({ rate: 7 });
    expect(read.unknown).toEqual(['__proto__', 'constructor', 'rate.0.x']);
    expect(Object.getPrototypeOf(read.inputs)).toBe(Object.prototype);
    const many = `?${Array.from({ length: 5_000 }, (_, at) => `${'n'.repeat(200)}${at}=1`).join('&')}`;
    const { unknown } = readRun(growth, many);
    expect(unknown.length).toBeLessThanOrEqual(5);
    expect(unknown.join('').length).toBeLessThanOrEqual(200);
  });

  it('sorts rows of lists by their numbers, and leaves out invalid ones', () => {
    const check = named('portfolio_analysis');
    const search =
      '?holdings.7.amount=2&holdings.3.amount=1&holdings.99999999.amount=5&holdings.-1.amount=5&holdings.0.__proto__=5';
    const { inputs, unknown } = readRun(check, search);
    expect(inputs).toEqual({ holdings: [{ amount: 1 }, { amount: 2 }] });
    expect(unknown).toHaveLength(3);
  });

  it.each(['then', '1', '2026.5', '99999', ''])('reports the year %j as wrong', (year) => {
    const read = readRun(named('rmd'), `?tax_year=${year}`);
    expect(read).toMatchObject({ year: undefined, isYearWrong: true });
  });
});
