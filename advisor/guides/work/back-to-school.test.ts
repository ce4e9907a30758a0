import { expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { backToSchool } from '#advisor/guides/work/back-to-school.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const run = (given: Record<string, unknown>) => runGuide(backToSchool, given, 2026);
const decide = (given: Record<string, unknown>) => run(given).decision;

it('decides by how long the higher pay takes to earn the cost back', () => {
  const told = { wages: 40_000, wages_new: 50_000 };
  expect([50_000, 50_001, 100_000, 100_001].map((cost) => decide({ ...told, cost }))).toEqual([
    'go',
    'cheaper_way',
    'cheaper_way',
    'no',
  ]);
  expect(decide({ cost: 30_000, wages: 60_000, wages_new: 60_000 })).toBe('no');
});

it('recommends money from an employer first', () => {
  const { decision, verdict } = run({ payer: 'employer', cost: 90_000, raise: 1000 });
  expect(decision).toBe('go_paid');
  expect(verdict.because.map(renderPlain).join(' ')).toContain('$5,250');
});

it('decides by what the job requires when there are no numbers', () => {
  expect(decide({})).toBe('by_payback');
  expect(decide({ need: 'required' })).toBe('go_cheaply');
  expect(decide({ need: 'unsure' })).toBe('no');
});
