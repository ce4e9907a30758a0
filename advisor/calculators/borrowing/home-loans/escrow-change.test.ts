import { expect, it } from 'vitest';
import { escrowChange } from '#advisor/calculators/borrowing/home-loans/escrow-change.ts';
import { openingOf } from '#advisor/calculators/define/opening-of.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';

const run = (input: object) =>
  Object.fromEntries(
    runCalculator(escrowChange, input, { year: 2026 }).result.figures.map(({ id, value }) => [id, value]),
  );

it('adds a twelfth of what each rose by, and the shortage', () => {
  // (5,100 - 4,200 + 2,640 - 1,800) / 12 = 145
  const both = { old_tax: 4200, new_tax: 5100, old_insurance: 1800, new_insurance: 2640 };
  expect(run(both)).toMatchObject({ rise: 145, tax_part: 75, insurance_part: 70 });
  expect(openingOf(escrowChange, both, 'change')).toBe('Your payment rises by $145.00 a month.');
  expect(run({ ...both, shortage: 600, payment: 1500 })).toMatchObject({
    rise: 195,
    new_payment: 1695,
    lasting_rise: 145,
    payment_after: 1645,
  });
});

it('takes a shortage alone, over the months told', () => {
  expect(run({ shortage: 960, payment: 1870 })).toMatchObject({ rise: 80, new_payment: 1950 });
  expect(run({ shortage: 2310, spread: 24 }).rise).toBe(96.25);
});

it('says that it falls where it does', () => {
  expect(openingOf(escrowChange, { old_insurance: 3120, new_insurance: 2280 }, 'change')).toBe(
    'Your payment falls by $70.00 a month.',
  );
});

it('refuses a question without a change', () => {
  expect(() => run({ payment: 1500 })).toThrow(InputProblem);
  expect(() => run({ old_tax: 4000, new_tax: 4000 })).toThrow(
    'Give the property tax or insurance before and now, or the shortage.',
  );
});

it('adds a stated increase to a shortage', () => {
  // 600 / 12 + 1,080 / 12 = 140
  expect(run({ tax_rise: 600, shortage: 1080, payment: 1742 })).toMatchObject({
    tax_part: 50,
    rise: 140,
    new_payment: 1882,
    payment_after: 1792,
  });
});
