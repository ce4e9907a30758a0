import { describe, expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { leaseOrBuyCar } from '#advisor/guides/home/cars/lease-or-buy-car.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const run = (given: Record<string, unknown>) => runGuide(leaseOrBuyCar, given, 2026);
const decide = (given: Record<string, unknown>) => run(given).decision;

const openingOf = (given: Record<string, unknown>) =>
  renderPlain(runGuide(leaseOrBuyCar, given, 2026).verdict.opening);

describe('lease or buy', () => {
  it('buys for everyone who keeps a car, and for many miles', () => {
    expect([3, 4, 10].map((keep) => decide({ keep }))).toEqual(['lease', 'buy', 'buy']);
    expect(decide({ keep: 3, miles: 15_000 })).toBe('lease');
    expect(decide({ keep: 3, miles: 15_001 })).toBe('buy_miles');
    expect(decide({})).toBe('buy');
  });

  it('leases only what is cheaper over the lease', () => {
    expect(decide({ price: 32_000, payment: 349, keep: 3 })).toBe('lease');
    expect(decide({ price: 32_000, payment: 649, keep: 3 })).toBe('buy');
  });

  it('compares the buyout with what the car sells for', () => {
    expect(decide({ residual: 18_200, worth: 21_000 })).toBe('buy_out');
    expect(decide({ residual: 22_200, worth: 21_000 })).toBe('turn_in');
  });

  it('says what the lease costs', () => {
    const { runs } = run({ price: 32_000, payment: 349, down: 2500, keep: 3 });
    expect(runs[0]?.run.result.figures.find(({ id }) => id === 'lease_cost')?.value).toBe(2500 + 36 * 349);
  });

  it('keeps an old car that a repair brings back', () => {
    expect(decide({ odometer: 138_000, payment: 389 })).toBe('keep_car');
    expect(decide({ repair: 2300, payment: 389 })).toBe('keep_car');
    expect(decide({ odometer: 138_000, price: 32_000 })).toBe('buy');
  });

  it('buys cheaper with a low score', () => {
    expect(decide({ score: 639, price: 25_000 })).toBe('poor_credit');
    expect(decide({ score: 640, price: 25_000 })).toBe('buy');
    expect(openingOf({ score: 590, price: 25_000 })).toBe(
      'Buy, but buy cheaper and used: with a score of 590 a lease or a big loan gets expensive.',
    );
  });
});
