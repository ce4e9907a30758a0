import { describe, expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { pensionChoice } from '#advisor/guides/retirement/pension-choice.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const ask = (given: Record<string, unknown>) => runGuide(pensionChoice, given, 2026);
const opening = (given: Record<string, unknown>) =>
  renderPlain(runGuide(pensionChoice, given, 2026).verdict.opening);

describe('pension or lump sum', () => {
  it('turns with how much the lump sum pays for', () => {
    const at = (lump: number) => ask({ pension: 2000, lump, age: 65 }).decision;
    expect([250_000, 350_000, 450_000].map(at)).toEqual(['monthly', 'close', 'lump']);
  });

  it('starts the smaller pension now when the larger one starts later', () => {
    const now = { pension: 1410, lump: 231_000, age: 58 };
    // RATE(384, 1410, -231000) * 12, effective: 6.4 % a year until ninety.
    expect(ask({ ...now, other_pension: 2020, start_age: 65 }).decision).toBe(ask(now).decision);
    expect(ask({ ...now, other_pension: 2020, start_age: 65 }).decision).not.toBe('lump');
    expect(ask({ ...now, start_age: 65 }).decision).toBe('lump');
  });

  it('protects a spouse, and turns with health', () => {
    expect(ask({ pension: 2900, marital: 'married' }).decision).toBe('survivor');
    expect(ask({ pension: 2900, marital: 'married', health: 'poor' }).decision).toBe('survivor');
    expect(ask({ pension: 2000, lump: 250_000, health: 'poor' }).decision).toBe('poor_health');
  });

  it.each([
    [{ pension: 3400, other_pension: 2900 }, 'survivor'],
    [{ pension: 3400, other_pension: 2900, marital: 'married' }, 'survivor'],
    [{ pension: 2000, lump: 250_000, marital: 'married' }, 'survivor'],
    [{ pension: 2000, lump: 450_000, marital: 'married' }, 'survivor'],
    [{ marital: 'married' }, 'survivor'],
    [{ pension: 3400, other_pension: 2900, marital: 'single' }, 'poor_health'],
    [{ pension: 2000, lump: 250_000, marital: 'single' }, 'poor_health'],
    [{ pension: 2000, lump: 250_000 }, 'poor_health'],
    [{}, 'poor_health'],
  ])('in serious illness turns with a spouse: %j takes %s', (given, decision) => {
    const ill = { ...given, health: 'poor' };
    expect(ask(ill).decision).toBe(decision);
    expect(opening(ill)).not.toMatch(/single-life|\$3,400/i);
    expect(opening(ill)).toMatch(
      decision === 'survivor' ? /survivor/ : /lump sum|guaranteed number of years/,
    );
  });

  it('in serious illness gives the spouse as the reason, and without one says when that changes', () => {
    const ill = (given: object) => {
      const { because, unless } = runGuide(pensionChoice, { ...given, health: 'poor' }, 2026).verdict;
      return [...because, unless!].map(renderPlain).join(' ');
    };
    expect(ill({ marital: 'married' })).toContain('a single-life pension would leave nothing');
    expect(ill({ pension: 2000, lump: 250_000 })).toContain('Then take the joint-and-survivor pension');
    expect(ill({ pension: 2000, lump: 250_000, marital: 'single' })).not.toContain('joint-and-survivor');
  });

  it('for a couple takes the check that goes on for the survivor, also where it beats a lump sum', () => {
    expect(opening({ pension: 2000, lump: 250_000, age: 65, marital: 'married' })).toBe(
      'Take the monthly pension over the $250,000, in the joint-and-survivor form that goes on for your spouse.',
    );
    expect(opening({ pension: 2900, other_pension: 3400, marital: 'single' })).toBe(
      'Take the $3,400 a month.',
    );
  });

  it('takes the monthly check where nothing is known, and asks for health', () => {
    expect(ask({})).toMatchObject({ decision: 'monthly', question: { field: 'health' } });
  });

  it('says the return that the lump sum has to earn', () => {
    const { runs } = ask({ pension: 2000, lump: 250_000, age: 65 });
    const needed = runs[0]!.run.result.figures.find(({ id }) => id === 'break_even_return')!.value;
    expect(needed).toBeGreaterThan(8);
    expect(needed).toBeLessThan(9.5);
  });

  it('names the check that goes on for the survivor', () => {
    expect(opening({ pension: 3400, other_pension: 2900 })).toMatch(
      /^Take the \$2,900 with the survivor benefit/,
    );
    expect(ask({ pension: 3400, other_pension: 2900, marital: 'single' }).decision).toBe('monthly');
    expect(opening({ pension: 700, lump: 90_000, age: 62, start_age: 65 })).toBe(
      'Take the $700 a month over the $90,000.',
    );
  });
});

it('takes amounts far apart for a sum and a pension, not for two forms of one', () => {
  const decision = (given: Record<string, unknown>) => runGuide(pensionChoice, given, 2026).decision;
  expect(decision({ pension: 2150, other_pension: 1870 })).toBe('survivor');
  expect(decision({ pension: 2500, other_pension: 210 })).not.toBe('survivor');
  expect(pensionChoice.fits?.({ pension: 2500, other_pension: 210 })).toBe(false);
});

it('weighs a much younger spouse, and what the check for two costs', () => {
  const because = (given: Record<string, unknown>) => ask(given).verdict.because.map(renderPlain).join(' ');
  const two = { pension: 2900, other_pension: 2450, age: 62 };
  expect(because({ ...two, spouse_age: 55 })).toMatch(/\$450 a month.*spouse of 55/);
  expect(because({ ...two, spouse_age: 61 })).not.toContain('spouse of');
  const offer = { pension: 2450, lump: 410_000, age: 60 };
  expect(opening({ ...offer, spouse_age: 55 })).toContain('joint-and-survivor');
  expect(opening(offer)).not.toContain('joint-and-survivor');
});
