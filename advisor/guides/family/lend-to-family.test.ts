import { describe, expect, it } from 'vitest';
import { lendToFamily } from '#advisor/guides/family/lend-to-family.ts';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const decide = (given: Record<string, unknown>) => runGuide(lendToFamily, given, 2026).decision;

describe('lend to family', () => {
  it('turns from a gift to a note where the law asks for interest', () => {
    expect(decide({})).toBe('give_what_you_can');
    expect([10_000, 10_001].map((amount) => decide({ amount }))).toEqual(['give_what_you_can', 'in_writing']);
  });

  it('refuses what would eat the cushion', () => {
    expect(decide({ amount: 3000, cash: 7000 })).toBe('refuse');
    expect(decide({ amount: 2000, cash: 7000 })).toBe('give_what_you_can');
    expect(decide({ amount: 3000, cash: 7000, spending: 1300 })).toBe('give_what_you_can');
    expect(decide({ amount: 3000, cash: 7000, spending: 1400 })).toBe('part_of_it');
    expect(decide({ amount: 3000, cash: 4200, spending: 1400 })).toBe('refuse');
  });

  it('refuses who has not paid back before', () => {
    expect(decide({ amount: 500, before: 'not_repaid' })).toBe('refuse');
    expect(decide({ amount: 500, before: 'repaid' })).toBe('give_what_you_can');
  });

  it('refuses beside card debt or empty savings', () => {
    expect(decide({ amount: 5000, cards: 7000 })).toBe('refuse');
    expect(decide({ amount: 5000, no_savings: true })).toBe('refuse');
    expect(decide({ amount: 5000 })).toBe('give_what_you_can');
    expect(decide({ amount: 6000, cash: 14_000, spending: 3200, cards: 7000 })).toBe('refuse');
    expect(decide({ amount: 6000, gift: 500, cash: 14_000, cards: 7000 })).toBe('refuse');
    const { verdict } = runGuide(
      lendToFamily,
      { amount: 1000, cash: 30_000, spending: 3000, cards: 7000 },
      2026,
    );
    expect(renderPlain(verdict.because[0]!)).not.toContain('too thin');
  });

  it('says yes where enough cash is left', () => {
    const { verdict } = runGuide(lendToFamily, { amount: 8000, cash: 30_000, spending: 3500 }, 2026);
    expect(renderPlain(verdict.opening)).toBe(
      'Yes, you can help with $8,000, but treat it as a gift you may never see again.',
    );
  });

  it('says what can be spared with three months of spending kept', () => {
    const { verdict } = runGuide(lendToFamily, { amount: 6000, cash: 14_000, spending: 3200 }, 2026);
    expect(renderPlain(verdict.opening)).toContain('about $4,400 is what you can spare');
  });

  it('lends again to someone who paid back, and says what a month pays back', () => {
    const words = (given: Record<string, unknown>) => {
      const { verdict } = runGuide(lendToFamily, given, 2026);
      return [verdict.opening, ...verdict.because].map(renderPlain).join(' ');
    };
    expect(words({ amount: 500, before: 'repaid' })).toMatch(/^Yes, lend \$500/);
    // 2,400 in a year without interest.
    expect(words({ amount: 2400, term: 1 })).toContain('$200 a month');
  });
});

it('weighs help that comes every month by the pay', () => {
  const opening = (given: Record<string, unknown>) =>
    renderPlain(runGuide(lendToFamily, { monthly: 500, ...given }, 2026).verdict.opening);
  expect(decide({ monthly: 500, cash: 11_000 })).toBe('every_month');
  expect(opening({ pay: 60_000 })).toMatch(/^Yes, \$500 a month/);
  expect(opening({ pay: 48_000 })).toContain('about $400 a month is what your pay carries');
});

it('says yes to a large loan that the cash carries', () => {
  const opening = (cash: number) =>
    renderPlain(
      runGuide(lendToFamily, { amount: 25_000, cash, spending: 6000, rate: 5, term: 5 }, 2026).verdict
        .opening,
    );
  expect(opening(140_000)).toMatch(/^Yes, you can lend \$25,000/);
  expect(opening(30_000)).toMatch(/^Not all of it/);
});
