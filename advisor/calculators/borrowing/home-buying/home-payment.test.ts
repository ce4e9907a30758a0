import { describe, expect, it } from 'vitest';
import { openingOf } from '#advisor/calculators/define/opening-of.ts';
import { homePayment } from '#advisor/calculators/borrowing/home-buying/home-payment.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';

const run = (input: object) =>
  Object.fromEntries(
    runCalculator(homePayment, input, { year: 2026 }).result.figures.map(({ id, value }) => [id, value]),
  );

describe('home payment', () => {
  it('adds up loan, tax, insurance and mortgage insurance', () => {
    // =PMT(6.5%/12,360,-360000) = 2,275.44; 1.1 % of 400,000 / 12; 2,000 / 12; 0.7 % of 360,000 / 12.
    expect(run({ price: 400_000, down_percent: 10, rate: 6.5 })).toMatchObject({
      principal_interest: 2275.44,
      property_tax: 366.67,
      home_insurance: 166.67,
      pmi: 210,
      monthly_payment: 3018.78,
      payment_without_pmi: 2808.78,
      // 95 payments of the schedule bring 360,000 to 320,000 or less.
      pmi_months: 95,
    });
  });

  it('takes amounts in place of shares', () => {
    // =PMT(6.5%/12,360,-234000) = 1,479.04; 3,640 / 12; 1,250 / 12; 0.6 % of 234,000 / 12 = 117.
    const told = { price: 260_000, down_payment: 26_000, property_tax: 3640, insurance: 1250 };
    const figures = run({ ...told, pmi_rate: 0.6, hoa: 50 });
    expect(figures.monthly_payment).toBeCloseTo(1479.04 + 303.33 + 104.17 + 117 + 50, 2);
    expect(run({ ...told, pmi: 95 }).pmi).toBe(95);
  });

  it('asks for no mortgage insurance at a fifth down, which is what is taken where nothing is said', () => {
    const figures = run({ price: 300_000, pmi: 95 });
    expect(figures).toMatchObject({ loan: 240_000, down: 60_000 });
    expect(figures).not.toHaveProperty('pmi');
    expect(run({ price: 300_000, down_percent: 19.9 }).pmi).toBeGreaterThan(0);
  });

  it('works from the mortgage alone', () => {
    expect(run({ loan: 240_000 })).toMatchObject({ loan: 240_000, down: 60_000, property_tax: 275 });
    expect(run({ loan: 270_000, down_payment: 30_000 })).toMatchObject({ down: 30_000, pmi: 157.5 });
    expect(run({ loan: 270_000, price: 300_000 })).toMatchObject({ down: 30_000, pmi: 157.5 });
  });

  it('ends mortgage insurance sooner with extra payments', () => {
    const usual = { price: 300_000, down_percent: 5 };
    expect(run({ ...usual, extra: 300 }).pmi_months).toBeLessThan(run(usual).pmi_months!);
  });

  it('tells the cash to close', () => {
    // 10 % and 3 % of 228,500.
    expect(run({ price: 228_500, down_percent: 10, closing_rate: 3 }).cash_to_close).toBe(29_705);
    expect(run({ price: 228_500, down_percent: 10, closing_costs: 5000 }).cash_to_close).toBe(27_850);
  });

  it.each([
    [{}, 'Give the price of the home, or the mortgage.'],
    [{ price: 300_000, down_payment: 30_000, down_percent: 5 }, 'not both'],
    [{ price: 300_000, loan: 400_000 }, 'larger than the price'],
    [{ price: 300_000, down_payment: 300_000 }, 'pays for the whole home'],
    [{ price: 300_000, loan: 200_000, down_payment: 10_000 }, 'give two of the three'],
  ])('refuses %j', (input, sentence) => {
    expect(() => run(input)).toThrow(InputProblem);
    expect(() => run(input)).toThrow(sentence);
  });

  it('counts upkeep and a tenant’s rent', () => {
    const home = { price: 365_000, down_percent: 25, rate: 6.375 };
    const plain = run(home).monthly_payment!;
    expect(run({ ...home, maintenance: 300 }).monthly_payment).toBeCloseTo(plain + 300, 2);
    expect(run({ ...home, rent_received: 1150 }).after_rent).toBeCloseTo(plain - 1150, 2);
  });

  it.each([
    [
      { price: 400_000, down_percent: 10, rate: 6.5 },
      'time',
      /^Mortgage insurance can end after about \d+ months/,
    ],
    [{ price: 400_000, down_percent: 20, rate: 6.5 }, 'time', /^You owe no mortgage insurance/],
  ] as const)('opens with the answer: %j, asked for %s', (input, want, says) => {
    expect(openingOf(homePayment, input, want)).toMatch(says);
  });
});
