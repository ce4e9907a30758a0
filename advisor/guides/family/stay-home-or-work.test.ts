import { expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { stayHomeOrWork } from '#advisor/guides/family/stay-home-or-work.ts';

const decide = (given: Record<string, unknown>) => runGuide(stayHomeOrWork, given, 2026).decision;

it('turns on what is left of the second paycheck after child care', () => {
  const take_home = 36_000;
  expect([31_000, 31_001].map((childcare) => decide({ take_home, childcare }))).toEqual([
    'keep_job',
    'home_is_fine',
  ]);
  expect(decide({ wages: 50_000, childcare: 30_001 })).toBe('home_is_fine');
  expect(decide({ wages: 50_000, childcare: 30_000 })).toBe('keep_job');
});

it('keeps the job where one income is not enough', () => {
  expect(decide({ one_income: 'no', take_home: 20_000, childcare: 24_000 })).toBe('keep_job');
});

it('follows the wish where the money allows it', () => {
  expect(decide({ one_income: 'yes', wish: 'home' })).toBe('home_with_plan');
  expect(decide({ take_home: 20_000, childcare: 24_000, wish: 'work' })).toBe('work_anyway');
  expect(decide({})).toBe('count_both');
});
