import { describe, expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { isItAScam } from '#advisor/guides/work/is-it-a-scam.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const decide = (given: Record<string, unknown>) => runGuide(isItAScam, given, 2026).decision;

describe('is it a scam', () => {
  it('is careful without a word of detail, and asks what happened so far', () => {
    expect(decide({})).toBe('stop');
    expect(runGuide(isItAScam, {}, 2026).question?.field).toBe('done');
  });

  it('takes a promised return for what it is', () => {
    expect(decide({ promised: 5, signs: 'no' })).toBe('check');
    expect(decide({ promised: 12, signs: 'no' })).toBe('promise');
    expect(decide({ promised: 36 })).toBe('promise');
  });

  it('puts the rescue first where money or access is gone', () => {
    expect(decide({ promised: 36, done: 'paid' })).toBe('paid');
    expect(decide({ done: 'gave_access', signs: 'no' })).toBe('gave_access');
    expect(decide({ done: 'nothing', signs: 'no' })).toBe('check');
  });

  it('knows promises, fees up front and ordinary rates', () => {
    expect(decide({ stake: 500, promised_sum: 5000 })).toBe('promise');
    expect(decide({ stake: 500, promised_sum: 600 })).toBe('stop');
    expect(decide({ fee: 400 })).toBe('fee_first');
    expect(decide({ deposit_rate: 5.1 })).toBe('bank_check');
    expect(decide({ deposit_rate: 8 })).toBe('stop');
    expect(decide({ deposit_rate: 15 })).toBe('promise');
  });

  it('names the fee', () => {
    const { verdict } = runGuide(isItAScam, { fee: 400 }, 2026);
    expect(renderPlain(verdict.opening)).toBe("Yes, treat it as a scam: don't pay the $400 up front.");
  });
});

it('calls a profit that costs a tax to withdraw fake, whether or not money was sent', () => {
  const openingOf = (given: Record<string, unknown>) =>
    renderPlain(runGuide(isItAScam, given, 2026).verdict.opening);
  expect(decide({ shown_gain: 18_000 })).toBe('stop');
  expect(decide({ shown_gain: 18_000, done: 'paid' })).toBe('paid');
  expect(decide({ shown_gain: 18_000, tax_first: 20, done: 'paid' })).toBe('fake_profit');
  expect(decide({ locked: 'must_pay_first' })).toBe('fake_profit');
  expect(openingOf({ shown_gain: 18_000, tax_first: 20 })).toBe(
    "Don't pay it: the $18,000 isn't real, and the tax or fee to withdraw is the scam.",
  );
});

it('sees the next scam behind a profit that is locked', () => {
  const run = (given: Record<string, unknown>) => runGuide(isItAScam, given, 2026);
  const locked = { locked: 'must_pay_first', tax_sum: 2200 };
  expect(run(locked).decision).toBe('fake_profit');
  expect(run({ ...locked, kind: 'recovery' }).decision).toBe('recovery');
  expect(renderPlain(run(locked).verdict.opening)).toContain("Don't pay the $2,200");
  expect(
    run({ ...locked, done: 'paid', stake: 900 })
      .verdict.because.map(renderPlain)
      .join(' '),
  ).toContain('The $900 you sent');
});
