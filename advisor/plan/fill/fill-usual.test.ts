import { describe, expect, it } from 'vitest';
import { balanceTransfer } from '#advisor/calculators/borrowing/debts/balance-transfer.ts';
import { loanAmortization } from '#advisor/calculators/borrowing/loans/loan-amortization.ts';
import { compareInvestments } from '#advisor/calculators/investing/returns/compare-investments.ts';
import { commuteCost } from '#advisor/calculators/saving/budget/commute-cost.ts';
import { savingsGoal } from '#advisor/calculators/saving/goals/savings-goal.ts';
import { federalIncomeTax } from '#advisor/calculators/tax/federal/federal-income-tax.ts';
import { withDerived } from '#advisor/picture/derive.ts';
import { fillFields } from '#advisor/plan/fill/fill-fields.ts';
import { typicalValues } from '#advisor/plan/fill/typical-values.ts';
import { toldPicture } from '#server/testing/advisor/picture-facts.ts';

type Told = Parameters<typeof toldPicture>[0];

const bought: Told = [
  { role: 'car_price', value: 14_000 },
  { role: 'loan_rate', value: 7.9, unit: 'percent' },
];

describe('a term that nobody tells', () => {
  it.each([
    ['loan=car', 5],
    ['loan=mortgage', 30],
    ['loan=student', 10],
  ])('is the usual one of %s', (loan, years) => {
    const { input, missing } = fillFields(loanAmortization, toldPicture(bought, loan));
    expect(input.years).toBe(years);
    expect(missing).toEqual([]);
  });

  it('is asked for where the loan has no name', () => {
    expect(fillFields(loanAmortization, toldPicture(bought)).missing).toEqual(['years']);
    expect(typicalValues(loanAmortization, 'years', { principal: 14_000 })).toEqual([3, 5, 7]);
    expect(typicalValues(loanAmortization, 'years', { principal: 240_000 })).toEqual([15, 20, 30]);
    expect(typicalValues(savingsGoal, 'years', { target: 5000 })).toEqual([1, 2, 3]);
  });
});

it('keeps money in savings out of the down payment', () => {
  const { input } = fillFields(
    loanAmortization,
    toldPicture([...bought, { role: 'bal_cash', value: 10_000 }], 'loan=car'),
  );
  expect(input).toMatchObject({ principal: 14_000, cash: 10_000 });
  expect(input).not.toHaveProperty('down_payment');
});

it('counts a bare number of an introductory rate in months', () => {
  const owed: Told = [
    { role: 'debt_balance', value: 6000, kind: 'card' },
    { role: 'loan_rate', value: 25.49, unit: 'percent' },
  ];
  const monthsOf = (told: Told[number]) =>
    fillFields(balanceTransfer, toldPicture([...owed, told])).input.intro_months;
  expect(monthsOf({ role: 'term', value: 12, unit: 'time', months: 144, said: '12' })).toBe(12);
  expect(monthsOf({ role: 'term', value: 1.5, unit: 'time', months: 18, said: '18 months' })).toBe(18);
});

it('takes the shorter way for the place closer to work', () => {
  const { input } = fillFields(
    commuteCost,
    toldPicture([
      { role: 'miles', value: 5, unit: 'none', start: 0 },
      { role: 'miles', value: 30, unit: 'none', start: 20 },
    ]),
  );
  expect(input).toMatchObject({ miles: 30, closer_miles: 5 });
});

it('pairs two lists of one length in turn', () => {
  const list = (role: 'rate_return' | 'volatility', values: number[], start: number): Told =>
    values.map((value, at) => ({
      role,
      value,
      unit: 'percent',
      start: start + at * 4,
      case: at === 0 && role === 'rate_return' ? 'a' : 'b',
    }));
  const { input } = fillFields(
    compareInvestments,
    toldPicture([...list('rate_return', [5, 7, 9], 0), ...list('volatility', [6, 11, 18], 30)]),
  );
  expect(input.investments).toEqual([
    { rate: 5, volatility: 6 },
    { rate: 7, volatility: 11 },
    { rate: 9, volatility: 18 },
  ]);
});

it('leaves the pay of a former spouse out of one’s own return', () => {
  const pay: Told = [
    { role: 'wages', value: 85_000 },
    { role: 'wages', value: 45_000, owner: 'spouse' },
  ];
  const inputOf = (...words: string[]) =>
    fillFields(federalIncomeTax, withDerived(toldPicture(pay, ...words), 2026)).input;
  expect(inputOf('status=divorced')).toEqual({ wages: 85_000 });
  expect(inputOf()).toEqual({ wages: 85_000, spouse_wages: 45_000, filing_status: 'married_joint' });
});
