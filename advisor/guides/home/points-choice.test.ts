import { describe, expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { pointsChoice } from '#advisor/guides/home/points-choice.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const run = (given: Record<string, unknown>) => runGuide(pointsChoice, given, 2026);
const decide = (given: Record<string, unknown>) => run(given).decision;

const openingOf = (given: Record<string, unknown>) =>
  renderPlain(runGuide(pointsChoice, given, 2026).verdict.opening);

describe('mortgage points', () => {
  const offer = { loan: 340_000, rate: 6.5, new_rate: 6.25, points: 1 };

  it('turns where the loan is kept past the break-even', () => {
    // 3,400 of points at 55.59 a month take 62 months, or 48 with the lower balance counted.
    expect(decide({ ...offer, stay: 3.9 })).toBe('too_late');
    expect(decide({ ...offer, stay: 4 })).toBe('pay');
    expect(decide({ ...offer, points: 2, stay: 20 })).toBe('too_late');
  });

  it('skips the points where nothing is known, and asks how long the loan is kept', () => {
    expect(decide({})).toBe('skip');
    expect(run({}).question?.field).toBe('stay');
    expect(decide({ stay: 12 })).toBe('ask_break_even');
  });

  it('says the break-even', () => {
    const { runs } = run({ ...offer, stay: 10 });
    expect(runs[0]?.run.result.figures.find(({ id }) => id === 'breakeven_months')?.value).toBe(62);
  });

  it('keeps the first cash in an emergency fund', () => {
    expect(decide({ ...offer, stay: 10 })).toBe('pay');
    expect(decide({ ...offer, stay: 10, no_savings: true })).toBe('keep_cash');
    expect(openingOf({ ...offer, stay: 3 })).toMatch(/only after \d+ months, and you plan on 3 years\.$/);
  });
});

it('knows the loan from the points and their cost', () => {
  const offer = { rate: 6.75, new_rate: 6.375, points: 1.5, cost: 5100 };
  const { decision, runs } = runGuide(pointsChoice, offer, 2026);
  expect(runs[0]?.run.input).toMatchObject({ loan: 340_000 });
  expect(decision).toBe('pay');
  expect(runGuide(pointsChoice, { ...offer, points: undefined }, 2026).decision).toBe('skip');
});
