import { expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { timesharePitch } from '#advisor/guides/everyday/timeshare-pitch.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const run = (given: Record<string, unknown>) => runGuide(timesharePitch, given, 2026);

it('refuses an offer, cancels a fresh contract and weighs a resale', () => {
  expect([undefined, 'offered', 'just_signed', 'resale'].map((stage) => run({ stage }).decision)).toEqual([
    'refuse',
    'refuse',
    'rescind',
    'resale_rarely',
  ]);
});

it('names the price', () => {
  expect(renderPlain(run({ price: 22_000 }).verdict.opening)).toContain("don't pay $22,000");
});

it('helps an owner out of it, with or without a loan, and an heir', () => {
  expect(run({ stage: 'owner' }).decision).toBe('hand_back');
  expect(run({ bought: 2016, signed: true }).decision).toBe('hand_back');
  expect(run({ held: 9, owed: 11_000 }).decision).toBe('settle_loan');
  expect(run({ signed: true }).decision).toBe('rescind');
  expect(run({ stage: 'heir', dues: 980 }).decision).toBe('refuse_inherited');
});

it('takes the fee of an exit company for that, and does not ask what the year of the purchase says', () => {
  const { verdict, question } = run({ bought: 2016, price: 6000, fees: 1450 });
  expect(verdict.because.map(renderPlain).join(' ')).toContain("Don't pay $6,000 up front");
  expect(question).toBeUndefined();
});
