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

  it('protects a spouse, and turns with health', () => {
    expect(ask({ pension: 2900, marital: 'married' }).decision).toBe('survivor');
    expect(ask({ pension: 2900, marital: 'married', health: 'poor' }).decision).toBe('survivor');
    expect(ask({ pension: 2000, lump: 250_000, health: 'poor' }).decision).toBe('poor_health');
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
