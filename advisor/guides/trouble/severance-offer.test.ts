import { describe, expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { severanceOffer } from '#advisor/guides/trouble/severance-offer.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const decide = (given: Record<string, unknown>) => runGuide(severanceOffer, given, 2026).decision;

describe('severance offer', () => {
  it('turns at forty, and with a group layoff', () => {
    expect(decide({})).toBe('wait');
    expect([39, 40].map((age) => decide({ age }))).toEqual(['under_forty', 'over_forty']);
    expect(decide({ age: 39, group: 'yes' })).toBe('under_forty');
    expect(decide({ over: 'yes', group: 'yes' })).toBe('group');
  });

  it('sends a possible claim to a lawyer at any age', () => {
    expect(decide({ age: 31, claim: 'yes' })).toBe('lawyer_first');
    expect(decide({ age: 61, claim: 'yes' })).toBe('lawyer_first');
  });

  it('names the offer, and never says to sign today', () => {
    const { verdict } = runGuide(severanceOffer, { offer: 22_000, age: 52 }, 2026);
    expect(verdict.because.map(renderPlain).join(' ')).toContain('$22,000');
    for (const given of [{}, { age: 30 }, { age: 50 }, { claim: 'yes' }])
      expect(renderPlain(runGuide(severanceOffer, given, 2026).verdict.opening)).toMatch(/^Don't sign/);
  });

  it('knows what can still be done after signing', () => {
    expect(decide({ signed: 'yes', age: 51 })).toBe('revoke');
    expect(decide({ signed: 'yes', age: 33 })).toBe('signed_young');
    expect(decide({ age: 51 })).toBe('over_forty');
  });

  it('compares the offer with long service', () => {
    const becauseOf = (worked: number) =>
      runGuide(severanceOffer, { age: 56, worked }, 2026).verdict.because.map(renderPlain).join(' ');
    expect(becauseOf(14)).toContain('After 14 years');
    expect(becauseOf(2)).not.toContain('2 years');
  });

  it('compares one check with paychecks, and a buyout with the pension', () => {
    expect(decide({ asked: 'how_paid', offer: 38_000 })).toBe('lump_or_checks');
    expect(decide({ asked: 'buyout', age: 57, worked: 28 })).toBe('buyout');
    expect(decide({ asked: 'buyout', claim: 'yes' })).toBe('lawyer_first');
  });
});

it('says what one or two weeks for each year come to', () => {
  const first = (given: Record<string, unknown>) =>
    renderPlain(runGuide(severanceOffer, given, 2026).verdict.because[0]!);
  expect(first({ age: 59, worked: 26, pay: 104_000 })).toMatch(/\$52,000, and two weeks \$104,000/);
  expect(first({ age: 36, worked: 3, pay: 95_000 })).toMatch(/\$5,481, and two weeks \$10,962/);
});
