import { expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { llcChoice } from '#advisor/guides/work/llc-choice.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

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

it('holds the price of the insurance against the profit', () => {
  const words = (given: Record<string, unknown>) =>
    runGuide(llcChoice, { risk: 'high', profit: 18_000, ...given }, 2026)
      .verdict.because.map(renderPlain)
      .join(' ');
  expect(words({ premium: 600 })).toContain('3.3% of the $18,000 a year');
  expect(words({ premium: 600, profit: 0 })).not.toMatch(/Infinity|NaN|\$0/);
  expect(words({ state: 'ca' })).toContain('California');
});
