import { expect, it } from 'vitest';
import { withSidesOfLease } from '#advisor/picture/derived/lease-told.ts';
import type { PictureFact } from '#advisor/picture/picture.ts';

const inTurn = (...roles: readonly PictureFact['role'][]) =>
  withSidesOfLease(
    roles.map(
      (role, start) => ({ role, start, turn: 0, value: 1, owner: 'me', case: 'none' }) as PictureFact,
    ),
  ).map(({ role }) => role);

it('gives money down to the lease or to the car, whichever was named last before it', () => {
  expect(inTurn('lease_payment', 'down_amount', 'car_price')).toEqual([
    'lease_payment',
    'down_amount',
    'car_price',
  ]);
  expect(inTurn('lease_payment', 'car_price', 'down_amount')).toEqual([
    'lease_payment',
    'car_price',
    'trade_in',
  ]);
  expect(inTurn('car_price', 'down_amount', 'lease_payment', 'down_amount')).toEqual([
    'car_price',
    'trade_in',
    'lease_payment',
    'down_amount',
  ]);
});

it('tells the term of the loan from that of the lease by the side, and leaves a lone term', () => {
  expect(inTurn('car_price', 'term', 'lease_payment', 'term')).toEqual([
    'car_price',
    'time_payoff',
    'lease_payment',
    'term',
  ]);
  expect(inTurn('term_left', 'lease_payment', 'car_price', 'term').at(-1)).toBe('time_payoff');
  expect(inTurn('lease_payment', 'car_price', 'term')).toEqual(['lease_payment', 'car_price', 'term']);
});

it('leaves money down alone where nothing is leased', () => {
  expect(inTurn('car_price', 'down_amount')).toEqual(['car_price', 'down_amount']);
});
