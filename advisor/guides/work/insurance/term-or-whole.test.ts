import { describe, expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { termOrWhole } from '#advisor/guides/work/insurance/term-or-whole.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const decide = (given: Record<string, unknown>) => runGuide(termOrWhole, given, 2026).decision;

describe('term or whole', () => {
  it('turns with who depends on the income, and for how long', () => {
    expect(decide({})).toBe('term');
    expect(decide({ need: 'for_years', children: 2 })).toBe('term');
    expect(decide({ need: 'for_life' })).toBe('permanent');
    expect(decide({ need: 'nobody' })).toBe('none');
  });

  it('says what the difference between two premiums grows to', () => {
    const { runs } = runGuide(termOrWhole, { premiums: [{ premium: 410 }, { premium: 30 }] }, 2026);
    const grown = runs[0]?.run.result.figures.find(({ id }) => id === 'future_value')?.value ?? 0;
    expect(grown).toBeGreaterThan(380 * 12 * 20);
    expect(grown).toBeCloseTo(154_216, -3);
  });

  it('tells people near retirement that they most likely need neither', () => {
    expect(decide({ age: 64 })).toBe('late');
    expect(decide({ age: 50 })).toBe('term');
    expect(decide({ age: 64, child_age: 15 })).toBe('term');
  });

  it('picks the term that lasts until the youngest is grown', () => {
    const { verdict } = runGuide(termOrWhole, { terms: [{ term: 20 }, { term: 30 }], child_age: 2 }, 2026);
    expect(renderPlain(verdict.opening)).toBe(
      'Take the policy for 20 years: it lasts until your youngest is on their own feet.',
    );
  });

  it('names both premiums', () => {
    const { verdict } = runGuide(termOrWhole, { premiums: [{ premium: 410 }, { premium: 32 }] }, 2026);
    expect(renderPlain(verdict.opening)).toBe(
      'Buy the term policy at $32 a month, not the one at $410 a month.',
    );
  });
});
