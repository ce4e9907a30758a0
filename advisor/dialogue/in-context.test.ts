import { expect, test } from 'vitest';
import { calculators } from '#advisor/calculators/registry.ts';
import { asToldBefore, inRoleBefore, ownersLikeBefore, preferRoles } from '#advisor/dialogue/in-context.ts';
import type { ReadQuantity } from '#advisor/reader/reading.ts';
import { toldPicture } from '#server/testing/advisor/picture-facts.ts';

const quantity = (read: Partial<ReadQuantity>): ReadQuantity => ({
  start: 0,
  end: 5,
  said: '1,700',
  value: 1700,
  unit: 'money',
  role: 'withdraw_amount',
  owner: 'me',
  kind: 'none',
  case: 'none',
  relative: 'none',
  probability: 0.9,
  otherRoles: [],
  ...read,
});
const calculatorNamed = (name: string) => calculators.find((one) => one.name === name)!;
const hers = toldPicture([{ role: 'withdraw_amount', value: 2000, owner: 'other' }]);

test.each([
  [0.2, 'other'],
  [0.01, 'me'],
] as const)('what may be another’s with %d goes on from what was told of them', (probability, owner) => {
  const told = [quantity({ otherOwners: [{ id: 'other', probability }] })];
  expect(ownersLikeBefore(told, hers)[0]!.owner).toBe(owner);
});

test('a number that is told of somebody else is not taken for one’s own', () => {
  const mine = toldPicture([{ role: 'bal_retirement', value: 500_000 }]);
  const told = [
    quantity({ role: 'bal_retirement', owner: 'other', otherOwners: [{ id: 'me', probability: 0.3 }] }),
  ];
  expect(ownersLikeBefore(told, mine)[0]!.owner).toBe('other');
});

test('a likely age is not bent into the spending of a calculation that takes no age', () => {
  const age = quantity({
    value: 45,
    unit: 'none',
    role: 'age_retire',
    probability: 0.8,
    otherRoles: [{ id: 'spend_total', probability: 0.013 }],
  });
  const [read] = preferRoles([age], calculatorNamed('fire_number'), new Set(['spend_total']));
  expect(read!.role).toBe('age_retire');
});

test('a doubtful number is what the calculation was told before', () => {
  const price = quantity({
    value: 24_900,
    role: 'bal_retirement',
    probability: 0.45,
    otherRoles: [{ id: 'car_price', probability: 0.4 }],
  });
  const [read] = preferRoles([price], calculatorNamed('loan_amortization'), new Set(['car_price']));
  expect(read!.role).toBe('car_price');
});

test('a bare number that was told in thousands means the same again', () => {
  const goal = toldPicture([{ role: 'goal_amount', value: 90_000 }]);
  const said = quantity({ said: '90', value: 90, unit: 'none', role: 'save_amount', probability: 0.97 });
  expect(asToldBefore([said], goal)[0]).toMatchObject({ role: 'goal_amount', value: 90_000 });
});

test('a bare number close to what was told before replaces it, however it is read', () => {
  const pay = toldPicture([{ role: 'price_now', value: 21_500 }]);
  const nineteen = quantity({
    said: '19',
    value: 19,
    unit: 'none',
    role: 'time_held',
    probability: 0.39,
    otherRoles: [{ id: 'price_now', probability: 0.29 }],
  });
  const told = preferRoles([nineteen], calculatorNamed('simple_return'), new Set(['price_now']), pay.facts);
  expect(told[0]!.role).toBe('price_now');
});

const fee = toldPicture([{ role: 'rate_fee', value: 1, unit: 'percent' }]);
const one = { said: '1%', value: 1, unit: 'percent' } as const;

test.each([
  ['read as nothing', quantity({ ...one, role: 'other', probability: 0.9 })],
  [
    'read doubtfully',
    quantity({
      ...one,
      role: 'rate_return',
      probability: 0.6,
      otherRoles: [{ id: 'rate_fee', probability: 0.2 }],
    }),
  ],
])('a number that was told before and is now %s keeps its meaning', (_, said) => {
  expect(inRoleBefore([said], fee)[0]!.role).toBe('rate_fee');
});

test.each([
  ['clearly means something else', [quantity({ ...one, role: 'rate_return', probability: 0.95 })]],
  [
    'stands beside the one that takes its place',
    [
      quantity({ ...one, role: 'other' }),
      quantity({ said: '1.4%', value: 1.4, unit: 'percent', role: 'rate_fee' }),
    ],
  ],
])('a number that was told before and %s is left as read', (_, told) => {
  expect(inRoleBefore(told, fee)).toEqual(told);
});
