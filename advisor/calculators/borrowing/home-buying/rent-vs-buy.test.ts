import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openingOf } from '#advisor/calculators/define/opening-of.ts';
import { rentVsBuy } from '#advisor/calculators/borrowing/home-buying/rent-vs-buy.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const finish = (input: object) => runCalculator(rentVsBuy, input, { year: 2026 });
const run = (input: object) =>
  Object.fromEntries(finish(input).result.figures.map(({ id, value }) => [id, value]));

const defaults = {
  down_percent: 20,
  rate: 6.5,
  term: 30,
  home_growth: 3,
  rent_growth: 3,
  tax_rate: 1.1,
  maintenance: 1,
  insurance_rate: 0.5,
  hoa: 0,
  pmi_rate: 0.7,
  buying_costs: 3,
  selling_costs: 6,
  investment: 5,
};
type Plan = typeof defaults & { price: number; rent: number; years: number };

/**
 * A simulation as a second method: an owner and a tenant start with the same money. Each month the one who pays less
 * for the home invests the difference; at the end the home is sold.
 */
function liveThrough(plan: Plan): number {
  const part = (percent: number) => percent / 100;
  const grow = (1 + part(plan.investment)) ** (1 / 12);
  const loanRate = part(plan.rate) / 12;
  const term = plan.term * 12;
  let owed = plan.price * (1 - part(plan.down_percent));
  const payment = loanRate === 0 ? owed / term : (owed * loanRate) / (1 - (1 + loanRate) ** -term);
  let owner = 0;
  let tenant = plan.price * (part(plan.down_percent) + part(plan.buying_costs));
  let value = plan.price;
  let assessed = plan.price;
  let rent = plan.rent;
  for (let month = 0; month < Math.round(plan.years * 12); month++) {
    if (month > 0 && month % 12 === 0) {
      assessed = value;
      rent *= 1 + part(plan.rent_growth);
    }
    let cost = (assessed * part(plan.tax_rate + plan.maintenance + plan.insurance_rate)) / 12 + plan.hoa;
    if (owed > 0.8 * plan.price + 1e-6) cost += (owed * part(plan.pmi_rate)) / 12;
    if (month < term) {
      cost += payment;
      owed = owed * (1 + loanRate) - payment;
    }
    value *= (1 + part(plan.home_growth)) ** (1 / 12);
    const budget = Math.max(cost, rent);
    owner = owner * grow + (budget - cost);
    tenant = tenant * grow + (budget - rent);
  }
  const sale = value * (1 - part(plan.selling_costs)) - owed;
  return (owner + sale - tenant) / (1 + part(plan.investment)) ** (Math.round(plan.years * 12) / 12);
}

const tenths = (min: number, max: number) => fc.integer({ min: min * 10, max: max * 10 }).map((n) => n / 10);

describe('rent or buy', () => {
  it('agrees with the monthly simulation of an owner and a tenant', () => {
    fc.assert(
      fc.property(
        fc.record({
          price: fc.integer({ min: 50_000, max: 2_000_000 }),
          rent: fc.integer({ min: 500, max: 9000 }),
          years: fc.integer({ min: 1, max: 40 }),
          down_percent: fc.integer({ min: 0, max: 100 }),
          rate: tenths(0, 12),
          term: fc.constantFrom(10, 15, 20, 30),
          home_growth: tenths(-3, 8),
          rent_growth: tenths(-3, 8),
          tax_rate: tenths(0, 3),
          maintenance: tenths(0, 3),
          insurance_rate: tenths(0, 2),
          hoa: fc.integer({ min: 0, max: 800 }),
          pmi_rate: tenths(0, 2),
          buying_costs: tenths(0, 6),
          selling_costs: tenths(0, 9),
          investment: tenths(0, 10),
        }),
        (plan) => {
          // Within a millionth of the amounts.
          expect(Math.abs(run(plan).buying_ahead! - liveThrough(plan))).toBeLessThan(
            plan.price * 1e-6 + 0.01,
          );
        },
      ),
      { numRuns: 60 },
    );
  });

  it('agrees with a simple case worked out by hand', () => {
    // A home of $120,000 bought with cash, nothing grows, no costs but a tax of 1 % a year; rent $500. After two years
    // the owner has paid 2 x 1,200 = $2,400 in tax and sells for what it cost; the tenant has paid 24 x 500 = $12,000.
    const figures = run({
      price: 120_000,
      rent: 500,
      years: 2,
      down_percent: 100,
      home_growth: 0,
      rent_growth: 0,
      tax_rate: 1,
      maintenance: 0,
      insurance_rate: 0,
      buying_costs: 0,
      selling_costs: 0,
      investment: 0,
    });
    expect(figures.buying_cost).toBeCloseTo(2400, 6);
    expect(figures.renting_cost).toBeCloseTo(12_000, 6);
    expect(figures.buying_ahead).toBeCloseTo(9600, 6);
    expect(figures.breakeven_year).toBe(1);
    expect(figures.owner_monthly).toBeCloseTo(100, 6);
  });

  it('finds the first year in which buying wins', () => {
    const plan: Plan = { ...defaults, price: 400_000, rent: 2200, years: 7 };
    const first = Array.from({ length: 40 }, (_, index) => index + 1).find(
      (years) => liveThrough({ ...plan, years }) > 0,
    );
    expect(first).toBeGreaterThan(1);
    expect(run(plan).breakeven_year).toBe(first);
    expect(run({ ...plan, rent: 300 })).not.toHaveProperty('breakeven_year');
  });

  it('favors buying more with a higher rent or home growth, and less with higher costs', () => {
    const plan = { price: 400_000, rent: 2200, years: 7 };
    const base = run(plan).buying_ahead!;
    for (const better of [{ rent: 2400 }, { home_growth: 4 }, { rent_growth: 4 }, { rate: 6 }]) {
      expect(run({ ...plan, ...better }).buying_ahead).toBeGreaterThan(base);
    }
    for (const worse of [
      { tax_rate: 2 },
      { maintenance: 2 },
      { selling_costs: 8 },
      { hoa: 200 },
      { price: 450_000 },
    ]) {
      expect(run({ ...plan, ...worse }).buying_ahead).toBeLessThan(base);
    }
    expect(run({ ...plan, down_percent: 10 }).owner_monthly).toBeGreaterThan(
      run({ ...plan, down_percent: 10, pmi_rate: 0 }).owner_monthly!,
    );
  });

  it('names the cheaper option first', () => {
    const say = (input: object) => {
      const finished = finish(input);
      return renderPlain(rentVsBuy.explain(finished.result as never, finished.input as never).conclusion);
    };
    expect(say({ price: 400_000, rent: 1000, years: 3 })).toMatch(
      /^Renting is cheaper: after 3 years you’d be about \$[\d,]+ ahead of buying, in today’s dollars\.$/,
    );
    expect(say({ price: 200_000, rent: 3000, years: 10 })).toMatch(
      /^Buying is cheaper: after 10 years you’d be about \$[\d,]+ ahead of renting, in today’s dollars\.$/,
    );
  });

  it.each([
    [{ price: 400_000, rent: 0 }, 'Monthly rent must be at least $1 a month.'],
    [{ price: 400_000, rent: 2000, years: 50 }, 'Time you stay must be at most 40 years.'],
  ])('refuses %j', (input, sentence) => {
    expect(() => run(input)).toThrow(InputProblem);
    expect(() => run(input)).toThrow(sentence);
  });

  it('accepts amounts instead of shares of the price', () => {
    const home = { price: 400_000, rent: 2200, years: 7, down_percent: 10 };
    const told = run({ ...home, insurance: 2000, upkeep: 4000, pmi: 210 });
    expect(told).toEqual(run({ ...home, insurance_rate: 0.5, maintenance: 1, pmi_rate: 0.7 }));
    expect(run({ ...home, repairs: 10_000 }).buying_cost! - run(home).buying_cost!).toBeCloseTo(10_000, 6);
    expect(run({ ...home, owner_costs: 100 }).owner_monthly! - run(home).owner_monthly!).toBeCloseTo(100, 6);
  });

  it.each([
    [{ price: 285_000, rent: 1750 }, 'yesno', /^Yes, buy: /],
    [{ price: 400_000, rent: 1500 }, 'yesno', /^No, keep renting: /],
  ] as const)('opens with the answer: %j, asked for %s', (input, want, says) => {
    expect(openingOf(rentVsBuy, input, want)).toMatch(says);
  });
});
