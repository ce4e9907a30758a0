import { describe, expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { laidOff } from '#advisor/guides/work/laid-off.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const decide = (given: Record<string, unknown>) => runGuide(laidOff, given, 2026).decision;

describe('laid off', () => {
  it('turns with how long the cash lasts', () => {
    expect(decide({})).toBe('first_steps');
    expect(decide({ spending: 4000, cash: 11_000 })).toBe('tight');
    expect(decide({ spending: 4000, cash: 12_000 })).toBe('steady');
  });

  it('keeps the plan of the last employer reachable between 55 and 59½', () => {
    expect([54, 55, 59, 60].map((age) => decide({ age, runway: 'long' }))).toEqual([
      'steady',
      'over_55',
      'over_55',
      'steady',
    ]);
    expect(decide({ age: 57, runway: 'short' })).toBe('tight');
  });

  it('says how long the cash lasts', () => {
    const { runs } = runGuide(laidOff, { spending: 5000, cash: 20_000 }, 2026);
    expect(runs[0]?.run.result.figures.find(({ id }) => id === 'months_covered')?.value).toBe(4);
  });

  it('does not ask how long the cash lasts where that follows from what was told', () => {
    expect(runGuide(laidOff, { cash: 15_000, debt: 20_000 }, 2026).question?.field).toBe('runway');
    expect(runGuide(laidOff, { cash: 15_000, spending: 4000 }, 2026).question).toBeUndefined();
  });

  it('takes the months that someone says the cash lasts', () => {
    expect(decide({ months_cover: 2 })).toBe('tight');
    expect(decide({ months_cover: 8 })).toBe('steady');
  });

  it('does not speak as on the first day to those long out of work', () => {
    const { verdict } = runGuide(laidOff, { out_for: 0.2 }, 2026);
    expect(renderPlain(verdict.opening)).toBe(
      "If you haven't filed for unemployment yet, do it today, and call your lenders before you miss a payment.",
    );
  });
});

it('puts the visa first, before the cash', () => {
  expect(decide({ spending: 4000, cash: 5000 })).toBe('tight');
  expect(decide({ spending: 4000, cash: 5000, visa: 'work_visa' })).toBe('on_visa');
});
