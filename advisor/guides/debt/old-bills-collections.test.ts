import { describe, expect, it } from 'vitest';
import { oldBillsCollections } from '#advisor/guides/debt/old-bills-collections.ts';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const decide = (given: Record<string, unknown>) => runGuide(oldBillsCollections, given, 2026).decision;

const openingOf = (given: Record<string, unknown>) =>
  renderPlain(runGuide(oldBillsCollections, given, 2026).verdict.opening);

describe('a debt in collections', () => {
  it('is disputed before it is paid', () => {
    expect(decide({})).toBe('dispute');
    expect(decide({ yours: 'mine' })).toBe('settle');
  });

  it('is left alone where it may be too old', () => {
    expect(decide({ age: 2.5, yours: 'mine' })).toBe('settle');
    expect(decide({ age: 3, yours: 'mine' })).toBe('too_old');
  });

  it('is checked first where it is a medical bill', () => {
    expect(decide({ medical: 2300 })).toBe('medical');
    expect(decide({ yours: 'medical_bill', age: 5 })).toBe('medical');
  });

  it('never goes before court papers, nor after threats', () => {
    expect(decide({ age: 9, status: 'sued' })).toBe('answer_court');
    expect(decide({ yours: 'mine', status: 'threat' })).toBe('scam');
  });

  it('names the debt, and what paying still does for the report', () => {
    expect(openingOf({ debt: 1840 })).toBe("Don't pay the $1,840 yet: make them prove it in writing.");
    const reason = (age: number) =>
      renderPlain(runGuide(oldBillsCollections, { age }, 2026).verdict.because[1]!);
    expect(reason(7)).toContain("paying won't lift your score");
    expect(reason(6)).toContain('drops off your credit report');
  });
});

it('names a first and a fair offer', () => {
  const first = (given: Record<string, unknown>) =>
    renderPlain(
      runGuide(oldBillsCollections, { yours: 'mine', debt: 4100, ...given }, 2026).verdict.because[0]!,
    );
  expect(first({})).toMatch(/\$1,230, and half, \$2,050/);
  expect(first({ cash: 2500 })).toContain('covers');
  expect(first({ cash: 900 })).toContain('two or three payments');
});

it('says what an offer on an old debt is worth', () => {
  const because = (offer: number) =>
    runGuide(oldBillsCollections, { debt: 4100, age: 4, offer }, 2026)
      .verdict.because.map(renderPlain)
      .join(' ');
  expect(because(1900)).toContain('$1,900 is a fair settlement');
  expect(because(2100)).not.toContain('fair settlement');
});
