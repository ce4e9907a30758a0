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
