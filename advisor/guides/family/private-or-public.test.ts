import { describe, expect, it } from 'vitest';
import { privateOrPublic } from '#advisor/guides/family/private-or-public.ts';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const decide = (given: Record<string, unknown>) => runGuide(privateOrPublic, given, 2026).decision;

describe('private or public college', () => {
  it('goes by the price after aid', () => {
    expect(decide({})).toBe('public');
    expect(['about_the_same', 'more_without_loans', 'more_with_loans'].map((gap) => decide({ gap }))).toEqual(
      ['the_better_fit', 'if_it_is_spare', 'public'],
    );
  });

  it('holds loans below the first pay', () => {
    expect(decide({ debt: 55_000, first_pay: 55_000 })).toBe('public');
    expect(decide({ debt: 56_000, first_pay: 55_000 })).toBe('too_much_debt');
    expect(decide({ debt: 60_000, gap: 'about_the_same' })).toBe('too_much_debt');
  });

  it('says what the loans cost each month', () => {
    const { runs } = runGuide(privateOrPublic, { debt: 100_000, rate: 6 }, 2026);
    expect(runs[0]?.run.result.figures[0]).toMatchObject({ id: 'monthly_payment', value: 1110.21 });
  });

  it('compares the prices and the savings', () => {
    expect(decide({ prices: [{ cost: 32_000 }, { cost: 30_000 }] })).toBe('the_better_fit');
    expect(decide({ prices: [{ cost: 45_000 }, { cost: 30_000 }] })).toBe('public');
    expect(decide({ prices: [{ cost: 75_000 }], saved: 400_000 })).toBe('if_it_is_spare');
    expect(decide({ prices: [{ cost: 75_000 }], saved: 200_000 })).toBe('public');
  });

  it('names the price that the savings cover', () => {
    const { verdict } = runGuide(
      privateOrPublic,
      { prices: [{ cost: 45_000 }, { cost: 28_000 }], saved: 120_000 },
      2026,
    );
    expect(renderPlain(verdict.opening)).toBe(
      'Take the one at $28,000 a year: your $120,000 pays all four years there, without loans.',
    );
  });
});
