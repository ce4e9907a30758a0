import { describe, expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { newOrUsedCar } from '#advisor/guides/home/cars/new-or-used-car.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const run = (given: Record<string, unknown>) => runGuide(newOrUsedCar, given, 2026);
const decide = (given: Record<string, unknown>) => run(given).decision;

const openingOf = (given: Record<string, unknown>) =>
  renderPlain(runGuide(newOrUsedCar, given, 2026).verdict.opening);

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
    expect(decide({ repair: 2900, sound: 'failing' })).toBe('let_go');
    expect(run({ repair: 2900 }).question?.field).toBe('sound');
  });

  it('weighs a repair whose price is not told, or is large, by the car', () => {
    expect(decide({ topic: 'repair' })).toBe('compare');
    expect(decide({ topic: 'repair', sound: 'sound' })).toBe('fix');
    expect(decide({ topic: 'repair', sound: 'failing' })).toBe('let_go');
    expect([6000, 6001].map((repair) => decide({ repair }))).toEqual(['fix', 'compare']);
    expect(decide({ repair: 6001, worth: 9000 })).toBe('fix');
  });

  it('names both prices', () => {
    expect(openingOf({ price: 36_000, other_price: 28_000 })).toBe(
      'Buy the used one at $28,000 rather than $36,000 new.',
    );
  });

  it('does not roll what is owed on the old car into a new loan', () => {
    expect(openingOf({ owed: 27_000, worth: 21_000 })).toBe(
      "No, don't roll what you still owe into a new loan: you'd start $6,000 behind.",
    );
    expect(decide({ owed: 27_000, down: 21_000 })).toBe('upside_down');
    expect(decide({ owed: 27_000, trade_in: 21_000 })).toBe('upside_down');
    expect(decide({ owed: 9000, worth: 12_000 })).toBe('used');
    expect(decide({ owed: 9000 })).toBe('used');
  });

  it('says the payment', () => {
    const { runs } = run({ price: 36_000, income: 58_000 });
    expect(runs[0]?.run.result.figures[0]?.value).toBe(712.84);
  });

  it('says what the pay carries where no price is named', () => {
    expect(openingOf({ income: 75_000 })).toMatch(/^Up to about \$3\d,\d+ on \$75,000 a year/);
    expect(decide({ income: 75_000, price: 20_000 })).toBe('used');
  });

  it('goes by the worth of the old car, the length of the loan and two prices', () => {
    expect(decide({ repair: 2900, worth: 2900 })).toBe('replace');
    expect(decide({ repair: 2900, worth: 4000 })).toBe('fix');
    expect(decide({ price: 20_000, term: 7 })).toBe('too_long');
    expect(decide({ price: 20_000, term: 6 })).toBe('used');
    expect(decide({ price: 24_000, other_price: 30_000 })).toBe('new_close');
    expect(decide({ price: 23_000, other_price: 30_000 })).toBe('used');
  });
});

describe('one car and how to pay for it', () => {
  it('weighs cash against a loan where only that is told, and the payment where pay is', () => {
    const car = { price: 14_000, rate: 7.9 };
    expect(decide(car)).toBe('buy_car');
    expect(decide({ ...car, cash: 3000, purchase: 'car' })).toBe('mix');
    expect(decide({ ...car, cash: 3000 })).toBe('part_cash');
    expect(decide({ ...car, cash: 3000, down: 7000, purchase: 'car' })).toBe('less_down');
    expect(openingOf({ ...car, cash: 3000, down: 7000, purchase: 'car' })).toContain('only about $0');
    // The trade-in is taken off the loan, and never out of the bank.
    const traded = { ...car, cash: 12_000, down: 2000, trade_in: 4000, purchase: 'car' };
    expect(openingOf(traded)).toContain('keeps $10,000 in the bank');
    expect(decide({ ...car, other_price: 9000 })).toBe('used');
    // 283 a month is a tenth of 33,984 a year.
    expect(decide({ ...car, income: 34_000 })).toBe('fits');
    expect(openingOf({ ...car, income: 33_000 })).toMatch(/too much car for your income: stay at or below/);
  });

  it('counts what stays in the bank, what is rolled in and who drives', () => {
    const said = (given: Record<string, unknown>) => run(given).verdict.because.map(renderPlain).join(' ');
    expect(said({ price: 14_000, rate: 7.9, income: 60_000, cash: 4000, down: 4000 })).toContain(
      'only about $0',
    );
    expect(said({ topic: 'repair', repair: 2900, cash: 4000, sound: 'sound' })).toContain(
      '$2,900 of your $4,000',
    );
    expect(decide({ owed: 17_000, worth: 13_000, price: 30_000 })).toBe('upside_down');
    expect([14, 15].map((age) => decide({ child_age: age }))).toEqual(['used', 'teen_car']);
  });
});
