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

describe('term or whole in the numbers of a family', () => {
  const words = (given: Record<string, unknown>) =>
    runGuide(termOrWhole, { premiums: [{ premium: 38 }, { premium: 420 }], ...given }, 2026)
      .verdict.because.map(renderPlain)
      .join(' ');

  it('says whether the amount is enough for the pay', () => {
    expect(words({ income: 85_000, amount: 849_000 })).toContain('may be too small');
    expect(words({ income: 85_000, amount: 850_000 })).toContain('is enough');
  });

  it('holds a cash value against what is paid in until then', () => {
    expect(words({ cash_value: 60_000, horizon: 15 })).toContain("less than the $75,600 you'd have paid in");
    expect(words({ cash_value: 90_000, horizon: 15 })).toContain('may not be guaranteed');
  });
});

it('picks the length by a newborn and the years left on the mortgage', () => {
  const two = {
    terms: [{ term: 20 }, { term: 30 }],
    premiums: [{ premium: 52 }, { premium: 88 }],
  };
  const opening = (given: Record<string, unknown>) =>
    renderPlain(runGuide(termOrWhole, { ...two, ...given }, 2026).verdict.opening);
  expect(opening({ baby: true })).toContain('for 30 years');
  expect(opening({ child_age: 10 })).toContain('for 20 years');
  expect(opening({ child_age: 10, mortgage_left: 28 })).toContain('the 28 years left on the mortgage');
});

it('lets a policy end near retirement where the savings are larger', () => {
  const renewal = { age: 60, amount: 400_000, premiums: [{ premium: 295 }] };
  expect(decide({ ...renewal, savings: 750_000 })).toBe('late');
  expect(decide({ ...renewal, savings: 300_000 })).toBe('term');
  expect(decide({ ...renewal, savings: 750_000, child_age: 15 })).toBe('term');
});
