import { expect, it } from 'vitest';
import { openingOf } from '#advisor/calculators/define/opening-of.ts';
import { homeEquity } from '#advisor/calculators/borrowing/home-loans/home-equity.ts';
import { runCalculator } from '#advisor/calculators/define/run-calculator.ts';

const run = (input: object) =>
  Object.fromEntries(
    runCalculator(homeEquity, input, { year: 2026 }).result.figures.map(({ id, value }) => [id, value]),
  );

it('divides and subtracts, with the share of the Homeowners Protection Act', () => {
  // The CFPB's page on removing PMI: at 80 percent of the original value you may ask for it. 80 % of 400,000 is 320,000.
  expect(run({ value: 400_000, owed: 330_000 })).toEqual({
    ltv: 82.5,
    equity: 70_000,
    to_drop_pmi: 10_000,
    equity_share: expect.closeTo(17.5, 9),
    target_balance: 320_000,
    // And at 78 percent it ends by itself.
    end_balance: 312_000,
    borrowable: 0,
  });
  expect(run({ value: 400_000, owed: 300_000 })).toMatchObject({ to_drop_pmi: 0, borrowable: 20_000 });
  expect(run({ value: 400_000, owed: 300_000, lend_up_to: 90 }).borrowable).toBe(60_000);
});

it('says it where more is owed than the home is worth', () => {
  const { result } = runCalculator(homeEquity, { value: 200_000, owed: 230_000 }, { year: 2026 });
  expect(result.warnings).toHaveLength(1);
  expect(result.figures[1]).toMatchObject({ id: 'equity', value: -30_000 });
});

it('counts all loans, and tells when mortgage insurance can go by the price that was paid', () => {
  // Python, month by month: 399,500 at 5.1 % over 312 months is down to 80 % of 438,000 after 69 payments.
  const bought = { value: 515_000, owed: 399_500, basis: 438_000, rate: 5.1, years_left: 26, pmi: 187 };
  expect(run(bought)).toMatchObject({
    to_drop_pmi: 0,
    to_drop_pmi_by_price: 399_500 - 350_400,
    pmi_months: 69,
    pmi_year: 2244,
    gain: 77_000,
  });
  expect(run({ value: 447_000, owed: 260_000, second: 35_000, lend_up_to: 85 })).toMatchObject({
    equity: 152_000,
    borrowable: 447_000 * 0.85 - 295_000,
  });
  expect(run({ value: 308_000, owed: 253_000, pay_down: 9000 }).to_drop_pmi).toBe(0);
});

it.each([
  [{ value: 400_000, owed: 320_000 }, 'yesno', /^Yes, /],
  [{ value: 400_000, owed: 330_000 }, 'yesno', /^Not yet: /],
  [{ value: 515_000, owed: 399_500, basis: 438_000 }, 'yesno', /^Yes, with an appraisal/],
] as const)('opens with the answer: %j, asked for %s', (input, want, says) => {
  expect(openingOf(homeEquity, input, want)).toMatch(says);
});

it('counts the months until mortgage insurance can end, by principal or by payments', () => {
  // (291,400 - 280,000) / 520 = 21.9
  const byPrincipal = { value: 350_000, owed: 291_400, to_principal: 520 };
  expect(run(byPrincipal).pmi_months).toBe(22);
  expect(openingOf(homeEquity, byPrincipal, 'time')).toBe(
    'Mortgage insurance can end in about 22 months with regular payments.',
  );
  // A payment too small to be a whole one is the principal in it.
  expect(run({ value: 350_000, owed: 291_400, payment: 520 }).pmi_months).toBe(22);
  expect(run({ value: 350_000, owed: 291_400, payment: 520, rate: 6 }).pmi_months).toBe(22);
  // Loops in Python: 348,700 at 6.6% with 2,310 a month until 328,000; 322,000 at 6.25% over 28 years and 250 extra.
  expect(run({ value: 410_000, owed: 348_700, rate: 6.6, payment: 2310 }).pmi_months).toBe(47);
  const extra = { value: 389_900, owed: 322_000, rate: 6.25, years_left: 28, to_principal: 250 };
  expect(run(extra).pmi_months).toBe(17);
  // A whole payment without its rate says nothing of the principal in it.
  expect(run({ value: 350_000, owed: 291_400, payment: 2100 })).not.toHaveProperty('pmi_months');
});
