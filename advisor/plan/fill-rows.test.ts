import { expect, it } from 'vitest';
import { debtPayoff } from '#advisor/calculators/borrowing/debt-payoff.ts';
import { portfolioAnalysis } from '#advisor/calculators/investing/portfolio-analysis.ts';
import { aboutField, type Fields } from '#advisor/calculators/define/fields.ts';
import { fillRows } from '#advisor/plan/fill-rows.ts';
import { toldPicture } from '#server/testing/picture-facts.ts';

type Told = Parameters<typeof toldPicture>[0];

const debts = aboutField((debtPayoff.fields as Fields).debts)!;
const holdings = aboutField((portfolioAnalysis.fields as Fields).holdings)!;
const rowsOf = (list: typeof debts, facts: Told) => fillRows(list, toldPicture(facts), new Set())?.value;

it('pairs each debt with its rate, whichever stands first', () => {
  const balancesFirst: Told = [
    { role: 'debt_balance', value: 4200, kind: 'card' },
    { role: 'loan_rate', value: 22, unit: 'percent' },
    { role: 'debt_balance', value: 1800, kind: 'card' },
    { role: 'loan_rate', value: 29.9, unit: 'percent' },
  ];
  const paired = [
    { balance: 4200, rate: 22 },
    { balance: 1800, rate: 29.9 },
  ];
  expect(rowsOf(debts, balancesFirst)).toEqual(paired);
  expect(rowsOf(debts, balancesFirst.toReversed())).toEqual(paired.toReversed());
});

it('gives a payment that is told once with several debts to none of them', () => {
  expect(
    rowsOf(debts, [
      { role: 'debt_balance', value: 4200, start: 0 },
      { role: 'loan_rate', value: 22, unit: 'percent', start: 8 },
      { role: 'debt_balance', value: 9000, start: 40 },
      { role: 'loan_rate', value: 7, unit: 'percent', start: 48 },
      { role: 'debt_payment', value: 310, start: 55 },
    ]),
  ).toEqual([
    { balance: 4200, rate: 22 },
    { balance: 9000, rate: 7 },
  ]);
});

it('takes a rate that is told once for all of them', () => {
  expect(
    rowsOf(debts, [
      { role: 'debt_balance', value: 4200 },
      { role: 'debt_balance', value: 9000 },
      { role: 'loan_rate', value: 24, unit: 'percent' },
    ]),
  ).toEqual([
    { balance: 4200, rate: 24 },
    { balance: 9000, rate: 24 },
  ]);
});

it('takes no interest on a medical bill or a loan from family unless it is told', () => {
  expect(
    rowsOf(debts, [
      { role: 'debt_balance', value: 1900, kind: 'medical', start: 10 },
      { role: 'debt_balance', value: 7350, kind: 'card', start: 40 },
      { role: 'loan_rate', value: 27, unit: 'percent', start: 50 },
    ]),
  ).toEqual([
    { balance: 1900, rate: 0 },
    { balance: 7350, rate: 27 },
  ]);
});

it('names the kind of each holding', () => {
  const told: Told = [
    { role: 'hold_amount', value: 60_000, kind: 'stocks' },
    { role: 'hold_amount', value: 40_000, kind: 'bonds' },
    { role: 'hold_amount', value: 5000 },
  ];
  expect(rowsOf(holdings, told)).toMatchObject([
    { amount: 60_000, kind: 'stocks' },
    { amount: 40_000, kind: 'bonds' },
    { amount: 5000 },
  ]);
  expect((rowsOf(holdings, told) as object[])[2]).not.toHaveProperty('kind');
});

it('has no rows where nothing was told, and uses no fact twice', () => {
  expect(rowsOf(debts, [])).toBeUndefined();
  const picture = toldPicture([{ role: 'debt_balance', value: 4200 }]);
  expect(fillRows(debts, picture, new Set(picture.facts))).toBeUndefined();
});
