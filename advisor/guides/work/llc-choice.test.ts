import { expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { llcChoice } from '#advisor/guides/work/llc-choice.ts';

const decide = (given: Record<string, unknown>) => runGuide(llcChoice, given, 2026).decision;

it('turns on the risk of the work', () => {
  expect(['low', 'high', 'partners'].map((risk) => decide({ risk }))).toEqual([
    'stay_simple',
    'llc',
    'llc_partners',
  ]);
  expect(decide({})).toBe('by_risk');
});

it('protects what someone owns once the profit carries the fees', () => {
  const told = { risk: 'low', owns: 'much' };
  expect([9999, 10_000].map((profit) => decide({ ...told, profit }))).toEqual([
    'stay_simple',
    'llc_optional',
  ]);
  expect(decide({ risk: 'low', owns: 'little', profit: 50_000 })).toBe('stay_simple');
});
