import { expect, it } from 'vitest';
import { debtPayoff } from '#advisor/calculators/borrowing/debts/debt-payoff.ts';
import { optimizeRebalance } from '#advisor/calculators/investing/portfolio/optimize-rebalance.ts';
import { portfolioAnalysis } from '#advisor/calculators/investing/portfolio/portfolio-analysis.ts';
import { jobOffers } from '#advisor/calculators/tax/pay/job-offers.ts';
import { aboutField, type Fields } from '#advisor/calculators/define/fields.ts';
import { fillRows } from '#advisor/plan/fill/fill-rows.ts';
import { toldPicture } from '#server/testing/advisor/picture-facts.ts';

type Told = Parameters<typeof toldPicture>[0];

const debts = aboutField((debtPayoff.fields as Fields).debts)!;
const offers = aboutField((jobOffers.fields as Fields).offers)!;
const holdings = aboutField((portfolioAnalysis.fields as Fields).holdings)!;
const rowsOf = (list: typeof debts, facts: Told) => fillRows(list, toldPicture(facts), new Set())?.value;

it('pairs each debt with its rate in either order', () => {
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

it('uses a rent that names no offer for both offers', () => {
  const pay: Told = [
    { role: 'wages_new', value: 83_000, case: 'a' },
    { role: 'wages_new', value: 80_000, case: 'b' },
  ];
  const rentOf = (rent: Told[number]) =>
    rowsOf(offers, [...pay, rent])?.map((row) => (row as { housing?: number }).housing);
  expect(rentOf({ role: 'housing_cost', value: 1600 })).toEqual([1600, 1600]);
  expect(rentOf({ role: 'housing_cost', value: 1600, case: 'b' })).toEqual([undefined, 1600]);
});

it('sets the rate of a debt to zero when the person says there is no interest', () => {
  const owed = toldPicture([{ role: 'debt_balance', value: 7500, kind: 'family' }], 'flag=no_interest');
  expect(fillRows(debts, owed, new Set())?.value).toEqual([{ name: 'family loan', balance: 7500, rate: 0 }]);
});

it('gives one payment for several debts to none of them', () => {
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

it('uses one rate for all debts', () => {
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

it('assumes no interest on a medical bill or a loan from family unless a rate is told', () => {
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

it('puts the numbers of a case into its row in any order', () => {
  expect(
    rowsOf(offers, [
      { role: 'wages_new', value: 98_000, case: 'a' },
      { role: 'wages_new', value: 106_000, case: 'b' },
      { role: 'premium', value: 350, case: 'b' },
      { role: 'premium', value: 90, case: 'a' },
    ]),
  ).toEqual([
    { pay: 98_000, premium: 90 },
    { pay: 106_000, premium: 350 },
  ]);
});

it('puts the present job into the first row when the rows name no case', () => {
  expect(
    rowsOf(offers, [
      { role: 'wages_new', value: 115_000 },
      { role: 'wages', value: 90_000 },
      { role: 'housing_cost', value: 3400, case: 'b' },
      { role: 'housing_cost', value: 1100, case: 'a' },
    ]),
  ).toEqual([
    { pay: 115_000, housing: 3400 },
    { pay: 90_000, housing: 1100 },
  ]);
});

it('puts the numbers of a case into the row whose pay stands before them', () => {
  expect(
    rowsOf(offers, [
      { role: 'wages_new', value: 112_000, start: 0 },
      { role: 'premium', value: 380, per: 'month', case: 'a', start: 20 },
      { role: 'wages', value: 101_000, start: 40 },
      { role: 'match_limit', value: 6, unit: 'percent', case: 'b', start: 50 },
      { role: 'premium', value: 210, per: 'month', case: 'b', start: 60 },
    ]),
  ).toEqual([
    { pay: 112_000, premium: 380 },
    { pay: 101_000, match_limit: 6, premium: 210 },
  ]);
});

it('gives a number of one offer to the nearest row, and only if its period fits the field', () => {
  expect(
    rowsOf(offers, [
      { role: 'wages', value: 76_000, start: 0 },
      { role: 'wages_new', value: 88_000, start: 30 },
      { role: 'spend_item', value: 340, per: 'month', start: 50 },
      { role: 'spend_item', value: 8500, start: 60 },
    ]),
  ).toEqual([{ pay: 76_000 }, { pay: 88_000, commute: 340 }]);
});

it('gives a target that names its kind to the holding of that kind', () => {
  const targets = aboutField((optimizeRebalance.fields as Fields).holdings)!;
  expect(
    rowsOf(targets, [
      { role: 'hold_amount', value: 15_000, kind: 'crypto' },
      { role: 'hold_amount', value: 31_000, kind: 'stocks' },
      { role: 'target_share', value: 5, unit: 'percent', kind: 'crypto' },
    ]),
  ).toEqual([
    { amount: 15_000, target: 5, kind: 'crypto' },
    { amount: 31_000, kind: 'stocks' },
  ]);
});

it('reads two payments on one balance as one debt, and ignores a second guess at a rate', () => {
  expect(
    rowsOf(debts, [
      { role: 'debt_balance', value: 10_500, start: 0 },
      { role: 'loan_rate', value: 23.49, unit: 'percent', start: 8 },
      { role: 'debt_payment', value: 275, start: 20 },
      { role: 'debt_payment', value: 425, start: 30 },
    ]),
  ).toEqual([{ balance: 10_500, rate: 23.49, minimum: 275 }]);
  expect(
    rowsOf(debts, [
      { role: 'debt_balance', value: 5200, start: 0 },
      { role: 'loan_rate', value: 24, unit: 'percent', start: 8 },
      { role: 'debt_balance', value: 1150, start: 30 },
      { role: 'loan_rate', value: 29, unit: 'percent', start: 38 },
      { role: 'loan_rate', value: 30, unit: 'percent', start: 44 },
      { role: 'debt_balance', value: 14_300, start: 56 },
      { role: 'loan_rate', value: 6.4, unit: 'percent', start: 64 },
    ]),
  ).toEqual([
    { balance: 5200, rate: 24 },
    { balance: 1150, rate: 29 },
    { balance: 14_300, rate: 6.4 },
  ]);
});

it('leaves out the debt of another person when only its balance is told', () => {
  const own: Told = [
    { role: 'debt_balance', value: 10_500, start: 0 },
    { role: 'loan_rate', value: 23.49, unit: 'percent', start: 8 },
  ];
  const hers = { role: 'debt_balance', value: 2000, owner: 'spouse', start: 60 } as const;
  expect(rowsOf(debts, [...own, hers])).toEqual([{ balance: 10_500, rate: 23.49 }]);
  expect(
    rowsOf(debts, [...own, hers, { role: 'loan_rate', value: 19, unit: 'percent', start: 68 }]),
  ).toHaveLength(2);
});

it('names a debt as the person does, and not by a kind that was not said', () => {
  expect(
    rowsOf(debts, [
      { role: 'debt_balance', value: 5200, kind: 'car', name: 'Discover', start: 0 },
      { role: 'loan_rate', value: 26.9, unit: 'percent', start: 10 },
      { role: 'debt_balance', value: 9100, kind: 'student', start: 20 },
      { role: 'loan_rate', value: 6, unit: 'percent', start: 30 },
    ]),
  ).toEqual([
    { name: 'Discover', balance: 5200, rate: 26.9 },
    { balance: 9100, rate: 6 },
  ]);
});

it('gives each debt the payment that follows it, even where its kind is misread', () => {
  const told: Told = [
    { role: 'debt_balance', value: 1900, kind: 'medical' },
    { role: 'loan_rate', value: 0, unit: 'percent' },
    { role: 'debt_payment', value: 50, kind: 'card' },
    { role: 'debt_balance', value: 4800, kind: 'card' },
    { role: 'loan_rate', value: 24.9, unit: 'percent' },
    { role: 'debt_payment', value: 120, kind: 'card' },
    { role: 'debt_balance', value: 9300, kind: 'car' },
    { role: 'loan_rate', value: 6.9, unit: 'percent' },
    { role: 'debt_payment', value: 265, kind: 'card' },
  ];
  expect(rowsOf(debts, told)).toEqual([
    { balance: 1900, rate: 0, minimum: 50 },
    { balance: 4800, rate: 24.9, minimum: 120 },
    { balance: 9300, rate: 6.9, minimum: 265 },
  ]);
  // In another order, the kinds decide if they are all different.
  expect(
    rowsOf(debts, [
      { role: 'debt_balance', value: 4800, kind: 'card' },
      { role: 'debt_payment', value: 265, kind: 'car' },
      { role: 'debt_balance', value: 9300, kind: 'car' },
      { role: 'debt_payment', value: 120, kind: 'card' },
      { role: 'loan_rate', value: 20, unit: 'percent' },
    ]),
  ).toMatchObject([
    { balance: 4800, minimum: 120 },
    { balance: 9300, minimum: 265 },
  ]);
});

it('names a debt to family that nobody names, and leaves a card without a name', () => {
  const named = rowsOf(debts, [
    { role: 'debt_balance', value: 4200, kind: 'card' },
    { role: 'loan_rate', value: 22, unit: 'percent' },
    { role: 'debt_balance', value: 2000, kind: 'family' },
    { role: 'loan_rate', value: 0, unit: 'percent' },
  ]);
  expect(named).toMatchObject([{ balance: 4200 }, { balance: 2000, name: 'family loan' }]);
  expect(named?.[0]).not.toHaveProperty('name');
});
