import { describe, expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { sickOrDisabled } from '#advisor/guides/work/sick-or-disabled.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const decide = (given: Record<string, unknown>) => runGuide(sickOrDisabled, given, 2026).decision;

describe('sick or disabled', () => {
  it('sends people to Social Security where it lasts a year', () => {
    expect(decide({})).toBe('first_steps');
    expect(decide({ length: 'months' })).toBe('leave');
    expect(decide({ length: 'year_or_more', bill: 9000 })).toBe('long');
  });

  it('knows that the self-employed have no leave', () =>
    expect(decide({ length: 'months', work: 'self_employed' })).toBe('own_business'));

  it('puts a medical bill on hold', () => expect(decide({ bill: 23_000 })).toBe('bills'));

  it('cites the earnings limit of the year', () => {
    const { facts } = runGuide(sickOrDisabled, { length: 'year_or_more' }, 2026);
    expect(facts.map(({ id }) => id)).toEqual(['disability_earnings_limit']);
  });

  it('claims disability before early retirement', () => {
    expect(decide({ age: 63 })).toBe('before_retirement');
    expect(decide({ age: 61 })).toBe('first_steps');
    expect(decide({ age: 63, length: 'months' })).toBe('leave');
  });

  it('does not send the self-employed to an employer', () => {
    expect(decide({ work: 'self_employed' })).toBe('own_business');
    expect(decide({ work: 'employed' })).toBe('first_steps');
  });

  it('names the bill', () => {
    const { verdict } = runGuide(sickOrDisabled, { bill: 23_000, pay: 48_000 }, 2026);
    expect(renderPlain(verdict.opening)).toBe(
      "Don't pay the $23,000 yet, and don't put it on a card: ask for financial assistance first.",
    );
  });
});

it('says what disability would pay, and how long savings last', () => {
  const because = (given: Record<string, unknown>) =>
    runGuide(sickOrDisabled, given, 2026).verdict.because.map(renderPlain);
  const long = { length: 'year_or_more', pay: 78_000 };
  expect(because(long)[0]).toMatch(/Social Security disability.*about \$2,8\d\d a month on \$78,000 a year/);
  expect(because({ ...long, share: 60 })[0]).toContain('60% would be about $3,900 a month');
  expect(because({ ...long, cash: 22_000, spending: 4100 })[1]).toContain('5.4 months');
  expect(because({ bill: 14_500, plan_payment: 300 })[0]).toContain('49 months');
  expect(because({ bill: 23_000, offer: 12_000 })[0]).toContain('$12,000 shows');
});

it('says what insurance at work leaves to savings', () => {
  const first = (given: Record<string, unknown>) =>
    renderPlain(runGuide(sickOrDisabled, { pay: 46_000, share: 60, ...given }, 2026).verdict.because[0]!);
  expect(first({})).toBe('Your 60% would be about $2,300 a month before tax.');
  expect(first({ spending: 3100 })).toContain('savings have to bring about $800 a month');
  expect(first({ spending: 2300 })).toContain('covers the $2,300 a month of bills');
});
