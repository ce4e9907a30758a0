import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buyOrWait } from '#advisor/calculators/borrowing/home-buying/buy-or-wait.ts';
import { openingOf } from '#advisor/calculators/define/opening-of.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';

const run = (input: object) =>
  Object.fromEntries(
    runCalculator(buyOrWait, input, { year: 2026 }).result.figures.map(({ id, value }) => [id, value]),
  );

const part = (percent: number) => percent / 100;
const payment = (loan: number, rate: number, months: number) =>
  rate === 0 ? loan / months : (loan * part(rate / 12)) / (1 - (1 + part(rate / 12)) ** -months);

interface Told {
  price: number;
  rent: number;
  rate: number;
  later_rate: number;
  wait: number;
  stay: number;
  save: number;
  home_growth: number;
  rent_growth: number;
  savings_rate: number;
  investment: number;
  down_percent: number;
}

/**
 * Another way round: two people with the same money live through it month by month, and whatever one pays less goes
 * into the same investment. One buys on the first day, the other after the wait. Other costs are the defaults.
 */
function liveThrough(told: Told): number {
  const grow = (1 + part(told.investment)) ** (1 / 12);
  const months = Math.round(told.stay * 12);
  const down = told.price * part(told.down_percent);
  /** What a person pays by month, and has from the sale. */
  const owner = (from: number, rate: number, put: number) => {
    const price = told.price * (1 + part(told.home_growth)) ** (from / 12);
    let owed = price - Math.min(price, put);
    const level = payment(owed, rate, 360);
    const out = Array.from({ length: months - from }, (_, index) => {
      const assessed = price * (1 + part(told.home_growth)) ** Math.floor(index / 12);
      const pmi = owed > 0.8 * price + 1e-6 ? (owed * 0.007) / 12 : 0;
      owed = owed * (1 + part(rate / 12)) - level;
      return (assessed * part(1.1 + 1 + 0.5)) / 12 + pmi + level;
    });
    const value = told.price * (1 + part(told.home_growth)) ** (months / 12);
    return { out, sale: value * 0.94 - owed, start: Math.min(price, put) + price * 0.03 };
  };
  const wait = Math.round(told.wait * 12);
  const first = owner(0, told.rate, down);
  // The other: the down payment and what is saved each month lie in savings until the wait is over.
  let pot = down;
  const bank = (1 + part(told.savings_rate)) ** (1 / 12);
  for (let month = 0; month < wait; month += 1) pot = pot * bank + told.save;
  const second = owner(wait, told.later_rate, pot);
  let [mine, other] = [-first.start, -down];
  for (let month = 1; month <= months; month += 1) {
    mine = mine * grow - first.out[month - 1]!;
    const rent = told.rent * (1 + part(told.rent_growth)) ** Math.floor((month - 1) / 12);
    other = other * grow - (month <= wait ? rent + told.save : second.out[month - wait - 1]!);
    if (month === wait) other += pot - second.start;
  }
  return (other + second.sale - mine - first.sale) / (1 + part(told.investment)) ** (months / 12);
}

const tenths = (min: number, max: number) => fc.integer({ min: min * 10, max: max * 10 }).map((n) => n / 10);

describe('buy now or wait', () => {
  it('agrees with two people living through it month by month', () => {
    fc.assert(
      fc.property(
        fc.record({
          price: fc.integer({ min: 100_000, max: 2_000_000 }),
          rent: fc.integer({ min: 0, max: 6000 }),
          rate: tenths(1, 10),
          later_rate: tenths(1, 10),
          wait: fc.integer({ min: 1, max: 8 }).map((n) => n / 2),
          stay: fc.integer({ min: 5, max: 25 }),
          save: fc.integer({ min: 0, max: 1000 }),
          home_growth: tenths(-3, 8),
          rent_growth: tenths(0, 6),
          savings_rate: tenths(0, 6),
          investment: tenths(0, 9),
          down_percent: fc.integer({ min: 1, max: 40 }),
        }),
        (told) => {
          expect(Math.abs(run(told).waiting_ahead! - liveThrough(told))).toBeLessThan(
            told.price * 1e-6 + 0.01,
          );
        },
      ),
      { numRuns: 60 },
    );
  });

  it('does the parts as one would by hand', () => {
    const figures = run({
      price: 400_000,
      rate: 6,
      later_rate: 5,
      wait: 1,
      home_growth: 5,
      rent: 2000,
      save: 0,
    });
    expect(figures.price_later).toBeCloseTo(420_000, 6);
    expect(figures.rent_paid).toBeCloseTo(24_000, 6);
    // The payment table of 6 % over 30 years: $5.99551 a month for each $1,000; of 320,000 that is $1,918.56.
    expect(figures.payment_now).toBeCloseTo(1918.56, 2);
    expect(figures.saved).toBeCloseTo(80_000 * 1.04, 6);
    expect(figures.payment_later).toBeCloseTo(payment(420_000 - 83_200, 5, 360), 6);
  });

  it('finds the rate at which both ways are even', () => {
    const told = { price: 400_000, rent: 2100, rate: 6.8, wait: 1 };
    const even = run(told).even_rate!;
    expect(run({ ...told, later_rate: even }).waiting_ahead).toBeCloseTo(0, 4);
    expect(run({ ...told, later_rate: even - 0.5 }).waiting_ahead).toBeGreaterThan(0);
    expect(run({ ...told, later_rate: even + 0.5 }).waiting_ahead).toBeLessThan(0);
    // Above every rate there may be none.
    expect(run({ ...told, rent: 100_000 })).not.toHaveProperty('even_rate');
  });

  it('weighs refinancing later, where the rate falls', () => {
    const told = {
      price: 400_000,
      rent: 2100,
      rate: 7,
      wait: 1,
      investment: 0,
      refinance_costs: 0,
      stay: 30,
    };
    // Nothing earned elsewhere and no costs: what the lower rate saves on the balance after a year, to the last payment.
    const after = Array.from({ length: 12 }).reduce<number>(
      (owed) => owed * (1 + 0.07 / 12) - payment(320_000, 7, 360),
      320_000,
    );
    const saved = (payment(320_000, 7, 360) - payment(after, 6, 348)) * 348;
    expect(run({ ...told, later_rate: 6 }).refinance_gain).toBeCloseTo(saved, 4);
    expect(run({ ...told, later_rate: 7 })).not.toHaveProperty('refinance_gain');
  });

  it('favors waiting when prices fall, and buying when rent or prices rise', () => {
    const told = { price: 400_000, rent: 2100, wait: 2 };
    const base = run(told).waiting_ahead!;
    expect(run({ ...told, home_growth: -3 }).waiting_ahead).toBeGreaterThan(base);
    expect(run({ ...told, rent: 2500 }).waiting_ahead).toBeLessThan(base);
    expect(run({ ...told, later_rate: 8 }).waiting_ahead).toBeLessThan(base);
  });

  it.each([
    [
      { price: 400_000, rent: 2100, wait: 3, home_growth: 6 },
      undefined,
      /^Buy now: waiting 3 years would leave you/,
    ],
    [
      { price: 400_000, rent: 1200, wait: 3, home_growth: -5 },
      'yesno',
      /^Wait: if it goes like this, waiting 3 years/,
    ],
    [
      { price: 400_000, rent: 2400, rate: 7, later_rate: 5.5, home_growth: 4, refinance_costs: 0 },
      'which',
      /^Buy now: if the rate does fall, refinancing then gains about \$[\d,]+, more than the \$[\d,]+ from waiting/,
    ],
    [
      { price: 400_000, rent: 2100, later_rate: 5.5 },
      'payment',
      /^The loan payment would be \$2,023 a month if/,
    ],
    [{ price: 400_000, rent: 2100 }, 'rate', /^Waiting 1 year pays if you get a mortgage below about \d/],
  ] as const)('opens with the answer: %j, asked for %s', (input, want, says) => {
    expect(openingOf(buyOrWait, input, want)).toMatch(says);
  });

  it.each([
    [{ price: 400_000, wait: 5, stay: 5 }, 'The time until you sell must be longer than the wait.'],
    [{ price: 400_000, down_payment: 500_000 }, 'The down payment can’t be more than the price.'],
    [{ rent: 2000 }, 'Home price is missing.'],
  ])('refuses %j', (input, sentence) => {
    expect(() => run(input)).toThrow(InputProblem);
    expect(() => run(input)).toThrow(sentence);
  });
});
