import { describe, expect, it } from 'vitest';
import { collegeOrRetirement } from '#advisor/guides/family/college-or-retirement.ts';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const decide = (given: Record<string, unknown>) => runGuide(collegeOrRetirement, given, 2026).decision;

describe('college or retirement', () => {
  it('turns to college once retirement gets enough', () => {
    expect(decide({})).toBe('retirement_first');
    expect([14, 15].map((save_share) => decide({ save_share }))).toEqual(['retirement_first', 'both']);
  });

  it('puts a missed match before cards, and cards before both', () => {
    expect(decide({ save_share: 20, match: 'missed', cards: 5000 })).toBe('match_first');
    expect(decide({ save_share: 20, match: 'full', cards: 5000 })).toBe('cards_first');
    expect(decide({ save_share: 20, match: 'full', cards: 0 })).toBe('both');
  });

  it('says what a third of college takes each month', () => {
    const monthly = (child_age: number) =>
      runGuide(collegeOrRetirement, { save_share: 15, child_age }, 2026).runs[0]!.run.result.figures[0]!;
    expect(monthly(5).id).toBe('monthly_needed');
    expect(monthly(12).value).toBeGreaterThan(monthly(5).value);
  });

  it('refuses to take tuition out of a retirement account', () => {
    expect(decide({ taken_out: 40_000, account: 'ira', age: 57 })).toBe('do_not_withdraw');
    expect(decide({ account: 'ira', age: 57 })).toBe('retirement_first');
  });

  it('answers with what can be saved', () => {
    const { verdict } = runGuide(collegeOrRetirement, { monthly: 400, age: 41, retirement: 25_000 }, 2026);
    expect(renderPlain(verdict.opening)).toBe(
      'Put the $400 a month into retirement first, and college gets what comes later.',
    );
  });

  it('answers with the age and what is saved', () => {
    const { verdict } = runGuide(collegeOrRetirement, { age: 52, retirement: 80_000 }, 2026);
    expect(renderPlain(verdict.opening)).toBe(
      'Retirement first: at 52 with $80,000 saved, your own years to catch up count more.',
    );
  });

  it('says what a pause would cost at retirement, and more for a longer one', () => {
    const pause = { asked: 'stop_saving', age: 47, monthly: 900 };
    const cost = (given: Record<string, unknown>) =>
      Number(
        renderPlain(runGuide(collegeOrRetirement, { ...pause, ...given }, 2026).verdict.opening).replaceAll(
          /\D/g,
          '',
        ),
      );
    expect(decide(pause)).toBe('do_not_stop');
    expect(cost({ pause: 5 })).toBeGreaterThan(cost({ pause: 3 }));
    expect(decide({ ...pause, asked: 'loans' })).toBe('small_loans');
    expect(decide({ ...pause, maxes_out: true })).toBe('both');
  });
});

it('says what taking tuition out of a workplace plan costs, with the tax where the pay is told', () => {
  const because = (given: Record<string, unknown>) =>
    runGuide(collegeOrRetirement, { taken_out: 20_000, account: 'workplace', age: 47, ...given }, 2026)
      .verdict.because.map(renderPlain)
      .join(' ');
  expect(because({})).toContain('the early penalty alone would take $2,000');
  // 22% of it and the penalty.
  expect(because({ pay: 90_000 })).toContain('about $6,400 of it');
});
