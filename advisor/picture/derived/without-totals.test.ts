import { expect, it } from 'vitest';
import { withoutTotals } from '#advisor/picture/derived/without-totals.ts';
import { toldPicture } from '#server/testing/advisor/picture-facts.ts';

type Told = Parameters<typeof toldPicture>[0];

const kept = (facts: Told) => withoutTotals(toldPicture(facts).facts).map(({ value, per }) => [value, per]);

it('uses the sum of two people’s pay only for its period', () => {
  const mine = { role: 'wages', value: 5000 } as const;
  const hers = { role: 'wages', value: 3250, owner: 'spouse' } as const;
  const total = { role: 'wages', value: 8250, per: 'month' } as const;
  const parts = [
    [5000, 'month'],
    [3250, 'month'],
  ];
  expect(kept([total, mine, hers])).toEqual(parts);
  expect(kept([mine, hers, total])).toEqual(parts);
});

it('counts a debt that is stated in parts once', () => {
  expect(
    kept([
      { role: 'debt_balance', value: 15_000 },
      { role: 'debt_balance', value: 9000, kind: 'card' },
      { role: 'debt_balance', value: 6000, kind: 'card' },
    ]).map(([value]) => value),
  ).toEqual([9000, 6000]);
});

it('counts all numbers that add up by chance', () => {
  const payments: Told = [40, 120, 160].map((value) => ({ role: 'debt_payment', value }));
  expect(kept(payments)).toHaveLength(3);
  expect(kept(payments.toReversed())).toHaveLength(3);
  const balances: Told = [2000, 3000, 5000].map((value) => ({ role: 'debt_balance', value }));
  expect(kept(balances)).toHaveLength(3);
});

it('gives the parts of a likely sum the meaning of the sum', () => {
  const told: Told = [
    { role: 'wages', value: 104_000, owner: 'both' },
    { role: 'wages', value: 62_000 },
    { role: 'wages', value: 42_000, owner: 'spouse', probability: 0.63 },
  ];
  const [, spouse] = withoutTotals(toldPicture(told).facts);
  expect(spouse).toMatchObject({ value: 42_000, probability: 0.95 });
});

it('keeps an amount with its own kind or name beside others', () => {
  const savings = { role: 'hold_amount', value: 20_000, kind: 'cash' } as const;
  const bonds = { role: 'hold_amount', value: 30_000, kind: 'bonds' } as const;
  expect(kept([{ role: 'hold_amount', value: 50_000, kind: 'stocks' }, savings, bonds])).toHaveLength(3);
  const stocks = [20_000, 30_000].map((value) => ({ role: 'hold_amount', value, kind: 'stocks' }) as const);
  expect(kept([{ role: 'hold_amount', value: 50_000, kind: 'stocks', name: 'VTI' }, ...stocks])).toHaveLength(
    3,
  );
});
