import { expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { stayHomeOrWork } from '#advisor/guides/family/stay-home-or-work.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

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

const reasons = (given: Record<string, unknown>) =>
  runGuide(stayHomeOrWork, given, 2026).verdict.because.map(renderPlain).join(' ');

it('counts the pay of the one who would stay home', () => {
  const pay = { wages: 47_000, spouse_wages: 92_000, childcare: 37_200 };
  expect(decide({ ...pay, who: 'me' })).toBe('home_is_fine');
  expect(reasons(pay)).toContain('of $47,000 a year');
  expect(decide({ ...pay, who: 'spouse' })).toBe('keep_job');
  expect(decide({ wages: 90_000, who: 'spouse', childcare: 20_000 })).toBe('count_both');
});

it('takes an amount that is too small for a year for the child care of a month', () => {
  const care = { wages: 30_000, childcare: 1500 };
  expect(decide(care)).toBe('home_is_fine');
  expect(reasons(care)).toContain('child care takes $1,500 a month');
  expect(reasons({ wages: 30_000, childcare: 14_000 })).toContain('child care takes $14,000 a year');
});

it('names pay and child care by the same period', () => {
  expect(reasons({ take_home: 49_800, childcare: 3400 })).toContain(
    'Of the $4,150 a month that you bring home, child care takes $3,400 a month.',
  );
});

it('stays until a pension is vested', () => {
  expect(decide({ leaves: 'vesting', earned_in: 4, wages: 78_000, childcare: 18_000 })).toBe('earn_it_first');
  expect(decide({ leaves: 'vesting', earned_in: 12, wages: 78_000, childcare: 18_000 })).toBe('keep_job');
});

it('counts taxes on top of the other pay, and names what is left and the match', () => {
  const opening = (given: Record<string, unknown>) =>
    renderPlain(
      runGuide(stayHomeOrWork, { wages: 22_000, spouse_wages: 88_000, ...given }, 2026).verdict.opening,
    );
  // 22,000 less 7.65% payroll tax and 12% income tax less than the other pay's, less 10,800 of care.
  expect(opening({ childcare: 900 })).toMatch(/^Keep the job on money alone: about \$7,/);
  expect(opening({ childcare: 1600 })).toMatch(/^Staying home is fine: child care would take about/);
  expect(reasons({ wages: 50_000, spouse_wages: 88_000, childcare: 900, match_limit: 5 })).toContain(
    'a match of up to $2,500 a year',
  );
});
