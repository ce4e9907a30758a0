import { expect, it } from 'vitest';
import { paydayApr } from '#advisor/calculators/borrowing/loans/payday-apr.ts';
import { promoBalance } from '#advisor/calculators/borrowing/debts/promo-balance.ts';
import { equalPayments72t } from '#advisor/calculators/retirement/distributions/equal-payments-72t.ts';
import { emergencyFund } from '#advisor/calculators/saving/goals/emergency-fund.ts';
import { fuelCost } from '#advisor/calculators/saving/budget/fuel-cost.ts';
import { percentChange } from '#advisor/calculators/saving/prices/percent-change.ts';
import { medicalBill } from '#advisor/calculators/saving/insurance/medical-bill.ts';
import { estatePortability } from '#advisor/calculators/tax/estate/estate-portability.ts';
import { gamblingTax } from '#advisor/calculators/tax/deductions/gambling-tax.ts';
import { mileageDeduction } from '#advisor/calculators/tax/deductions/mileage-deduction.ts';
import { houseHack } from '#advisor/calculators/borrowing/home-buying/house-hack.ts';
import { withDerived } from '#advisor/picture/derive.ts';
import { fillFields } from '#advisor/plan/fill/fill-fields.ts';
import { toldPicture } from '#server/testing/advisor/picture-facts.ts';

const inputOf = (
  calculator: Parameters<typeof fillFields>[0],
  facts: Parameters<typeof toldPicture>[0],
  ...words: string[]
) => fillFields(calculator, withDerived(toldPicture(facts, ...words), 2026)).input;

it('counts a fee that comes every month for a loan of a month', () => {
  const loan = { role: 'debt_balance', value: 1200 } as const;
  const fee = { role: 'fee_amount', value: 300 } as const;
  expect(inputOf(paydayApr, [loan, { ...fee, per: 'month' }])).toMatchObject({ monthly_fee: true });
  expect(inputOf(paydayApr, [loan, fee])).not.toHaveProperty('monthly_fee');
  expect(paydayApr.fields.years.safeParse(undefined).success).toBe(true);
});

it('takes what is left of a purchase under a promotion, not its price', () => {
  const told = [
    { role: 'debt_balance', value: 5600 },
    { role: 'debt_balance', value: 3900, start: 40 },
  ] as const;
  expect(inputOf(promoBalance, told)).toMatchObject({ balance: 3900 });
});

it('does not take the time that a payment needs for the end of a promotion', () => {
  const told = [
    { role: 'debt_balance', value: 1850 },
    { role: 'loan_rate', value: 29.99, unit: 'percent' },
    { role: 'debt_payment', value: 150, per: 'month' },
  ] as const;
  expect(inputOf(promoBalance, told)).not.toHaveProperty('months_left');
});

it('fills the rate of equal payments, however it was read', () => {
  const told = [
    { role: 'age', value: 52, unit: 'age' },
    { role: 'bal_retirement', value: 700_000 },
    { role: 'loan_rate', value: 4.5, unit: 'percent' },
  ] as const;
  expect(inputOf(equalPayments72t, told)).toMatchObject({ rate: 4.5 });
});

it('takes the income of the self-employed as unsteady', () => {
  const told = [{ role: 'spend_total', value: 3800, per: 'month' }] as const;
  expect(inputOf(emergencyFund, told, 'work=self_employed')).toMatchObject({ stability: 'unstable' });
});

it('tells the price of gas from that of electricity in either order', () => {
  const power = { role: 'fuel_price', value: 0.16 } as const;
  const gas = { role: 'fuel_price', value: 3.5, start: 40 } as const;
  expect(inputOf(fuelCost, [power, gas])).toMatchObject({ power_price: 0.16, gas_price: 3.5 });
});

it('compares what was paid with the price now', () => {
  const told = [
    { role: 'price_buy', value: 2199 },
    { role: 'price_now', value: 1850 },
  ] as const;
  expect(inputOf(percentChange, told)).toMatchObject({ from: 2199, to: 1850 });
});

it('takes off what is already paid of a deductible', () => {
  const told = [
    { role: 'medical_cost', value: 2200 },
    { role: 'deductible', value: 2000 },
    { role: 'debt_extra', value: 900 },
  ] as const;
  expect(inputOf(medicalBill, told)).toMatchObject({ deductible: 2000, met: 900 });
});

it('counts the years between two deaths', () => {
  const told = [
    { role: 'estate_size', value: 28_000_000, owner: 'both' },
    { role: 'time_held', value: 10, unit: 'time' },
  ] as const;
  expect(inputOf(estatePortability, told)).toMatchObject({ years: 10 });
});

it('itemizes gambling losses of a person who says so', () => {
  const told = [{ role: 'gain_amount', value: 12_000 }] as const;
  expect(inputOf(gamblingTax, told, 'deduction=itemized')).toMatchObject({ deducts: 'itemized' });
  expect(inputOf(gamblingTax, told, 'deduction=standard')).toMatchObject({ deducts: 'standard' });
});

it('deducts the business miles, the fewer of two numbers', () => {
  const told = [
    { role: 'miles', value: 21_000, unit: 'none' },
    { role: 'miles', value: 8000, unit: 'none', start: 40 },
  ] as const;
  expect(inputOf(mileageDeduction, told)).toMatchObject({ miles: 8000 });
});

it('counts the rent of the units that are rented out, not of the whole building', () => {
  const told = [
    { role: 'n_units', value: 4, unit: 'none' },
    { role: 'home_price', value: 720_000 },
    { role: 'n_units', value: 3, unit: 'none', start: 40 },
    { role: 'rental_income', value: 1400, each: true, start: 50 },
  ] as const;
  expect(inputOf(houseHack, told)).toMatchObject({ rent: 4200 });
});
