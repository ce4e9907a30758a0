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

describe('loans of a parent', () => {
  const openingOf = (given: Record<string, unknown>) =>
    renderPlain(runGuide(privateOrPublic, given, 2026).verdict.opening);
  const oneSchool = { parent_loans: true, prices: [{ cost: 18_000 }] };

  it('are decided instead of the school, unless two prices are told', () => {
    expect(decide(oneSchool)).toBe('parent_loans');
    expect(decide({ ...oneSchool, prices: [{ cost: 18_000 }, { cost: 30_000 }] })).toBe('public');
    expect(decide({ prices: [{ cost: 18_000 }] })).toBe('public');
  });

  it('turn with the age at the last payment', () => {
    // Four years of college and ten of payments end at 67.
    expect(openingOf({ ...oneSchool, age: 53 })).toMatch(/^Only for a small gap/);
    expect(openingOf({ ...oneSchool, age: 54 })).toBe(
      "No, don't take them on at 54: you'd still be paying at about 68.",
    );
  });

  it('name the payment on what is borrowed in all', () => {
    const { verdict, runs } = runGuide(privateOrPublic, { ...oneSchool, age: 56, income: 95_000 }, 2026);
    expect(runs[0]?.run.input).toMatchObject({ principal: 72_000 });
    expect(renderPlain(verdict.because[0]!)).toBe(
      '$18,000 a year for four years means about $912 a month for ten years at nine percent out of your $95,000 a year.',
    );
  });
});

it('weighs a school before college by the pay, and says what the tuition would come to', () => {
  const school = { level: 'school', prices: [{ cost: 18_500 }], income: 190_000, time: 4 };
  const words = (given: Record<string, unknown>) => {
    const { verdict } = runGuide(privateOrPublic, { ...school, ...given }, 2026);
    return [verdict.opening, ...verdict.because].map(renderPlain).join(' ');
  };
  expect(words({})).toMatch(/^Yes, you can/);
  expect(words({ children: 2 })).toMatch(/^No, not on \$190,000/);
  expect(words({})).toContain('comes to about $83,');
});

it('says what the difference of two prices costs as a loan', () => {
  const { verdict } = runGuide(privateOrPublic, { prices: [{ cost: 45_000 }, { cost: 28_000 }] }, 2026);
  // 68,000 at 6.5% for ten years.
  expect(verdict.because.map(renderPlain).join(' ')).toContain('$772 a month');
});
