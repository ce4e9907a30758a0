import { describe, expect, it } from 'vitest';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { rentalProperty } from '#advisor/calculators/investing/rental/rental-property.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const finish = (input: object) => runCalculator(rentalProperty, input, { year: 2026 });
const run = (input: object) =>
  Object.fromEntries(finish(input).result.figures.map(({ id, value }) => [id, value]));
const conclude = (input: object) => {
  const done = finish(input);
  return renderPlain(rentalProperty.explain(done.result as never, done.input as never).conclusion);
};

const triplex = {
  price: 520_000,
  rent: 3950,
  down_percent: 25,
  rate: 7.5,
  property_tax: 8200,
  insurance: 3100,
  vacancy: 5,
  maintenance: 8000,
};

describe('rental property', () => {
  it('takes a total of all costs as it is told', () => {
    // By hand: (2,350 x 12 - 11,400) / 214,000.
    expect(run({ price: 214_000, rent: 2350, all_costs: 11_400 }).cap_rate).toBeCloseTo(7.85, 2);
  });

  it('agrees with a spreadsheet', () => {
    // =PMT(7.5%/12,360,-390000) = 2,726.94; 3,950 x 12 x 0.95 = 45,030 less 19,300 of costs = 25,730;
    // less 32,723.28 = -6,993.28; 25,730 / 520,000; -6,993.28 / 130,000.
    const figures = run(triplex);
    expect(figures).toMatchObject({ payment: 2726.94, net_income: 25_730, collected: 45_030, costs: 19_300 });
    expect(figures.cash_flow).toBeCloseTo(-582.773, 3);
    expect(figures.cap_rate).toBeCloseTo(4.948_077, 5);
    expect(figures.cash_on_cash).toBeCloseTo(-5.379_446, 5);
    expect(conclude(triplex)).toContain('It doesn’t pay for itself');
  });

  it('breaks even at the rent that it says', () => {
    for (const input of [triplex, { price: 200_000, rent: 1800, management_rate: 10 }]) {
      expect(run({ ...input, rent: run(input).break_even_rent }).cash_flow).toBeCloseTo(0, 6);
    }
  });

  it('takes a quarter down, tax, insurance and a reserve where only the rate of a loan is said', () => {
    // 20,520 less 2,200, 2,000 and 8 % of 21,600 is 14,592; =PMT(7%/12,360,-150000) = 997.95.
    const figures = run({ price: 200_000, rent: 1800, rate: 7 });
    expect(figures).toMatchObject({ loan: 150_000, cash_invested: 50_000, payment: 997.95 });
    expect(figures.cash_flow).toBeCloseTo(218.05, 2);
    expect(run({ price: 200_000, rent: 1800, rate: 7, closing_costs: 6000 }).cash_invested).toBe(56_000);
    // Without a word of a loan there is none: 14,592 / 200,000.
    expect(run({ price: 200_000, rent: 1800 })).toMatchObject({ payment: 0, cash_invested: 200_000 });
  });

  it('has no mortgage where all is paid in cash', () => {
    const figures = run({ price: 149_000, rent: 1450, down_percent: 100, property_tax: 2100 });
    expect(figures.payment).toBe(0);
    expect(figures.cap_rate).toBeCloseTo(figures.cash_on_cash!, 10);
  });

  it('has no mortgage where it was paid in cash, and assumes nothing beside costs told as one sum', () => {
    // By hand: 2,400 x 12 - 9,200 = 19,600; / 12 = 1,633.33; / 240,000 = 8.1667 %.
    const told = { price: 240_000, no_mortgage: true, rent: 2400, all_costs: 9200 };
    const figures = run(told);
    expect(figures).toMatchObject({ payment: 0, costs: 9200, net_income: 19_600, cash_invested: 240_000 });
    expect(figures.cash_flow).toBeCloseTo(1633.33, 2);
    expect(figures.cap_rate).toBeCloseTo(8.1667, 4);
    expect(figures).not.toHaveProperty('loan');
    // Without a price there is a cash flow, and no rate of it.
    expect(run({ no_mortgage: true, rent: 1500, all_costs: 6000 }).cash_flow).toBeCloseTo(1000, 6);
  });

  it('does not count tax and insurance again beside a payment that includes them', () => {
    // 2,400 x 12 x (0.95 - 0.08) - 2,050 x 12.
    const figures = run({ price: 415_000, rent: 2400, payment: 2050 });
    expect(figures.cash_flow_year).toBeCloseTo(28_800 * 0.87 - 24_600, 6);
    expect(figures).not.toHaveProperty('cap_rate');
    // An owed balance is what the payment goes by where none is told: =PMT(3%/12,300,-131000) = 621.22.
    expect(run({ price: 290_000, rent: 2050, loan: 131_000, rate: 3, years: 25 })).toMatchObject({
      payment: 621.22,
      cash_invested: 159_000,
    });
  });

  it.each([
    [{ price: 100_000 }, 'Monthly rent is missing.'],
    [{ rent: 1000 }, 'Give the price of the property'],
    [{ rent: 1000, price: 100_000, down_payment: 200_000 }, 'give a smaller one'],
  ])('refuses %j', (input, sentence) => {
    expect(() => run(input)).toThrow(InputProblem);
    expect(() => run(input)).toThrow(sentence);
  });
});
