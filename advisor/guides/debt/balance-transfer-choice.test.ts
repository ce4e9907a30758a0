import { describe, expect, it } from 'vitest';
import { balanceTransferChoice } from '#advisor/guides/debt/balance-transfer-choice.ts';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const offer = { balance: 6800, rate: 26, intro_months: 18, fee_percent: 3 };
const run = (given: Record<string, unknown>) => runGuide(balanceTransferChoice, given, 2026);

const openingOf = (given: Record<string, unknown>) =>
  renderPlain(runGuide(balanceTransferChoice, given, 2026).verdict.opening);

describe('a balance transfer', () => {
  it('names the fee and the payment that clears it', () => {
    const { verdict } = run({ balance: 7200, rate: 24, intro_rate: 0, intro_months: 18, fee_percent: 4 });
    const because = verdict.because.map(renderPlain).join(' ');
    expect(because).toMatch(/^The fee is \$288 once/);
    expect(because).toMatch(/At \$416(?:\.\d+)? a month the balance is gone/);
  });

  it('is right where it saves, with a higher payment where it would not end in time', () => {
    expect(run({ ...offer, payment: 400 }).decision).toBe('move');
    expect(run({ ...offer, payment: 250 }).decision).toBe('move_and_raise');
  });

  it('is not worth its fee at a low rate or for a short time', () => {
    expect(run({ ...offer, rate: 4, fee_percent: 5 }).decision).toBe('stay');
    expect(run({ ...offer, payment: 3500, fee_percent: 5 }).decision).toBe('stay');
  });

  it('waits for better credit and for the spending to stop', () => {
    expect(run({ ...offer, score: 669 }).decision).toBe('unlikely');
    expect(run({ ...offer, score: 670 }).decision).toBe('move');
    expect(run({ ...offer, spending: 'goes_on' }).decision).toBe('stop_first');
  });

  it('says what it saves', () => {
    const { runs } = run({ ...offer, payment: 400 });
    const value = (name: string) => runs[0]?.run.result.figures.find(({ id }) => id === name)?.value;
    expect(value('fee')).toBe(204);
    expect(value('left_after_intro')).toBe(0);
  });

  it('does without any numbers', () => {
    expect(run({}).decision).toBe('usual');
    expect(run({}).question?.field).toBe('spending');
  });

  it('pays the card from savings that leave a cushion, and waits for the house', () => {
    expect(run({ ...offer, cash: 10_200 }).decision).toBe('pay_it_off');
    expect(run({ ...offer, cash: 10_100 }).decision).toBe('move');
    expect(run({ ...offer, buying: true }).decision).toBe('after_closing');
    expect(openingOf({ balance: 5000, rate: 22, cash: 12_000 })).toBe(
      'No transfer needed: pay off the $5,000 from your savings.',
    );
  });
});

it('waits for the house only where it comes soon, and says what waiting costs', () => {
  const soon = { balance: 4500, rate: 22, intro_months: 15, fee_percent: 4, payment: 350, buying: true };
  expect(run(soon).decision).toBe('after_closing');
  expect(run({ ...soon, horizon: 0.9 }).decision).toBe('after_closing');
  expect(run({ ...soon, horizon: 1 }).decision).toBe('move');
  expect(renderPlain(run(soon).verdict.because[0]!)).toContain('$82.50 of interest a month');
});
