import { describe, expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { tooMuchCrypto } from '#advisor/guides/investing/too-much-crypto.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const decide = (given: Record<string, unknown>) => runGuide(tooMuchCrypto, given, 2026).decision;
const opening = (given: Record<string, unknown>) =>
  renderPlain(runGuide(tooMuchCrypto, given, 2026).verdict.opening);

describe('crypto, gold and other bets', () => {
  it('draws the line for coins lower than for gold', () => {
    expect([5, 6].map((share) => decide({ share }))).toEqual(['fine', 'cut']);
    expect([10, 11].map((gold) => decide({ gold }))).toEqual(['fine', 'cut_gold']);
  });

  it('refuses a purchase while the footing is missing', () => {
    expect(decide({ card: 3000 })).toBe('not_yet');
    expect(decide({ months: 2 })).toBe('not_yet');
    expect(decide({ months: 3, debt: 'no' })).toBe('small');
    expect(decide({})).toBe('small');
  });

  it('says the share as it was given', () => {
    expect(renderPlain(runGuide(tooMuchCrypto, { share: 70 }, 2026).verdict.opening)).toContain('70%');
  });

  it('weighs a sum against the rest', () => {
    expect(decide({ wanted: 5000, total: 95_000 })).toBe('small_sum');
    expect(decide({ wanted: 5100, total: 95_000 })).toBe('too_big');
    expect(opening({ wanted: 10_000, total: 100_000 })).toMatch(/^No, \$10,000 is too much beside \$100,000/);
    expect(opening({ wanted: 5000, card: 7000 })).toBe('No, not yet: pay off the $7,000 on the card first.');
    expect(decide({ none_saved: 'yes' })).toBe('not_yet');
  });
});

it('says what a loss in a retirement account means', () => {
  const because = (given: Record<string, unknown>) =>
    runGuide(tooMuchCrypto, given, 2026).verdict.because.map(renderPlain).join(' ');
  expect(because({ account: 'retirement' })).toContain("a loss can't be deducted");
  expect(because({})).not.toContain('deducted');
});

it('calls most of the savings in one bet too much', () => {
  const decision = (given: Record<string, unknown>) => runGuide(tooMuchCrypto, given, 2026).decision;
  expect(decision({ much: 'most', held: 12_000 })).toBe('most');
  expect([5000, 6000].map((held) => decision({ held, total: 100_000 }))).toEqual(['small', 'most']);
});

it('says what five percent is in dollars', () => {
  const openingOf = (given: Record<string, unknown>) =>
    renderPlain(runGuide(tooMuchCrypto, given, 2026).verdict.opening);
  expect(openingOf({ share: 30, held: 45_000 })).toContain('keep about $7,500');
  expect(openingOf({ share: 30, total: 100_000 })).toContain('sell the other $25,000');
  expect(openingOf({ held: 20_000, total: 40_000 })).toContain('keep at most $3,000');
});
