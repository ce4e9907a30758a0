import { expect, it } from 'vitest';
import { withoutFirstBalance } from '#advisor/picture/derived/first-balance.ts';
import { toldPicture } from '#server/testing/advisor/picture-facts.ts';

const taken = [
  { role: 'withdraw_amount', value: 45_000 },
  { role: 'rate_withdrawal', value: 5, unit: 'percent' },
] as const;

it('keeps the current balance, and the loss since the first', () => {
  const told = [
    { role: 'bal_total', value: 900_000 },
    ...taken,
    { role: 'bal_total', value: 690_000 },
  ] as const;
  const facts = withoutFirstBalance(toldPicture(told).facts);
  expect(facts.filter(({ role }) => role === 'bal_total').map(({ value }) => value)).toEqual([690_000]);
  // Of the 855,000 left after the first withdrawal.
  expect(facts.find(({ role }) => role === 'loss_rate')?.value).toBeCloseTo(19.3, 1);
});

it('leaves two accounts unchanged', () => {
  const told = [
    { role: 'bal_total', value: 500_000 },
    ...taken,
    { role: 'bal_total', value: 690_000 },
  ] as const;
  const { facts } = toldPicture(told);
  expect(withoutFirstBalance(facts)).toBe(facts);
});
