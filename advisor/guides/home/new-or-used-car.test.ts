import { describe, expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { newOrUsedCar } from '#advisor/guides/home/new-or-used-car.ts';

const run = (given: Record<string, unknown>) => runGuide(newOrUsedCar, given, 2026);
const decide = (given: Record<string, unknown>) => run(given).decision;

describe('new or used', () => {
  it('turns with how long the car is kept', () => {
    expect([4, 8, 9].map((keep) => decide({ keep }))).toEqual(['used', 'used', 'new_is_fine']);
    expect(decide({})).toBe('used');
  });

  it('turns where the payment takes more than a tenth of pay', () => {
    // 712.84 a month is a tenth of 85,541 a year.
    expect(decide({ price: 36_000, income: 85_000, keep: 10 })).toBe('too_much');
    expect(decide({ price: 36_000, income: 86_000, keep: 10 })).toBe('new_is_fine');
  });

  it('repairs an old car that is otherwise sound', () => {
    expect(decide({ repair: 2900 })).toBe('fix');
    expect(decide({ repair: 2900, sound: 'failing' })).toBe('used');
    expect(run({ repair: 2900 }).question?.field).toBe('sound');
  });

  it('says the payment', () => {
    const { runs } = run({ price: 36_000, income: 58_000 });
    expect(runs[0]?.run.result.figures[0]?.value).toBe(712.84);
  });
});
