import { expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { electricOrGas } from '#advisor/guides/everyday/electric-or-gas.ts';

const run = (given: Record<string, unknown>) => runGuide(electricOrGas, given, 2026);
const decide = (given: Record<string, unknown>) => run(given).decision;

it('turns on the plug and on the miles', () => {
  expect(decide({})).toBe('by_plug');
  expect(decide({ charging: 'none', miles: 20_000 })).toBe('hybrid');
  expect([5999, 6000].map((miles) => decide({ miles, charging: 'home' }))).toEqual([
    'keep_cheap',
    'electric',
  ]);
  expect(decide({ charging: 'home', driving: 'little' })).toBe('keep_cheap');
});

it('works out the fuel saved from the miles', () => {
  // 12,000 miles: 12,000 / 24 gallons at $3.30, less 120 x 30 kWh at $0.17.
  const figures = run({ miles: 12_000, mpg: 24, charging: 'home' }).runs[0]?.run.result.figures;
  expect(figures?.find(({ id }) => id === 'saved_year')?.value).toBeCloseTo(1038, 2);
});
