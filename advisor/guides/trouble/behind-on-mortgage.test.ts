import { describe, expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { behindOnMortgage } from '#advisor/guides/trouble/behind-on-mortgage.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const decide = (given: Record<string, unknown>) => runGuide(behindOnMortgage, given, 2026).decision;

describe('behind on the mortgage', () => {
  it('turns where foreclosure may start', () => {
    expect(decide({})).toBe('call');
    expect([1, 3, 4, 7].map((missed) => decide({ missed }))).toEqual(['call', 'call', 'late', 'late']);
    expect(decide({ behind: 5 / 12 })).toBe('late');
    expect(decide({ stage: 'worried' })).toBe('early');
    expect(decide({ stage: 'court_papers' })).toBe('late');
  });

  it('takes eleven years for the time in the house', () => {
    expect(decide({ behind: 11 })).toBe('call');
  });

  it('refuses a rescue for a fee, but puts a sale date first', () => {
    const { decision, verdict } = runGuide(behindOnMortgage, { fee: 2500, missed: 5 }, 2026);
    expect(decision).toBe('rescue');
    expect(verdict.because.map(renderPlain).join(' ')).toContain('$2,500');
    expect(decide({ offer: 'yes' })).toBe('rescue');
    expect(decide({ fee: 85, offer: 'no' })).toBe('call');
    expect(decide({ fee: 2500, stage: 'sale_date' })).toBe('sale_date');
  });

  it('speaks of the equity where it is known, and of none where more is owed', () => {
    const becauseOf = (given: Record<string, unknown>) =>
      runGuide(behindOnMortgage, given, 2026).verdict.because.map(renderPlain).join(' ');
    expect(becauseOf({ home_value: 350_000, owed: 180_000 })).toContain('$170,000 of equity');
    expect(becauseOf({ home_value: 280_000, owed: 290_000 })).toContain('owe more than the house is worth');
    expect(becauseOf({})).not.toContain('equity');
  });
});

it('says what has to be made up', () => {
  const first = (given: Record<string, unknown>) =>
    renderPlain(runGuide(behindOnMortgage, { payment: 1650, ...given }, 2026).verdict.because[0]!);
  expect(first({ missed: 2 })).toContain('$3,300 to make up');
  expect(first({ behind: 0.25 })).toContain('$4,950 to make up');
  expect(first({})).not.toContain('make up');
});

it('asks for a lower payment where it takes much of the pay', () => {
  const told = { missed: 2, payment: 1900 };
  const { decision, verdict } = runGuide(behindOnMortgage, { ...told, take_home: 4000 }, 2026);
  expect(decision).toBe('call');
  expect(renderPlain(verdict.because[0]!)).toContain('$1,900 a month out of $4,000 a month is tight');
  expect(decide({ ...told, take_home: 5200 })).toBe('catch_up');
});
