import { describe, expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { termOrWhole } from '#advisor/guides/work/term-or-whole.ts';

const decide = (given: Record<string, unknown>) => runGuide(termOrWhole, given, 2026).decision;

describe('term or whole', () => {
  it('turns with who depends on the income, and for how long', () => {
    expect(decide({})).toBe('term');
    expect(decide({ need: 'for_years', children: 2 })).toBe('term');
    expect(decide({ need: 'for_life' })).toBe('permanent');
    expect(decide({ need: 'nobody' })).toBe('none');
  });

  it('says what the difference between two premiums grows to', () => {
    const { runs } = runGuide(termOrWhole, { premium: 410, other_premium: 30 }, 2026);
    const grown = runs[0]?.run.result.figures.find(({ id }) => id === 'future_value')?.value ?? 0;
    expect(grown).toBeGreaterThan(380 * 12 * 20);
    expect(grown).toBeCloseTo(154_216, -3);
  });
});
