import { expect, test } from 'vitest';
import { calculators } from '#advisor/calculators/registry.ts';
import {
  asToldBefore,
  inPlaceOfTakenBack,
  inRoleBefore,
  ownersLikeBefore,
  preferRoles,
} from '#advisor/dialogue/in-context.ts';
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

const back = quantity({ said: '85', value: 85, unit: 'none', role: 'other' });

test('beside a number that is taken back, the one that fills the same field is in its place', () => {
  const fund = toldPicture([{ role: 'hold_amount', value: 85_000 }]);
  const now = quantity({ value: 58_000, role: 'bal_total' });
  const told = inPlaceOfTakenBack([now, back], fund, calculatorNamed('fee_drag'));
  expect(told.map(({ role }) => role)).toEqual(['hold_amount', 'other']);
  // And what is taken back is not told again.
  expect(asToldBefore(told, fund).map(({ role }) => role)).toEqual(['hold_amount', 'other']);
});

test('beside a number that is taken back, a number that cannot mean the same is left as read', () => {
  const fund = toldPicture([{ role: 'hold_amount', value: 85_000 }]);
  const pay = quantity({ value: 58_000, role: 'wages' });
  expect(inPlaceOfTakenBack([pay, back], fund, calculatorNamed('fee_drag'))).toEqual([pay, back]);
});

test('an amount far from the earlier one takes its second most likely role', () => {
  const earned = toldPicture([{ role: 'se_income', value: 54_000 }]);
  const costs = quantity({
    value: 7500,
    role: 'se_income',
    probability: 0.5,
    otherRoles: [{ id: 'business_expenses', probability: 0.34 }],
  });
  const taken = calculatorNamed('payroll_self_employment');
  expect(preferRoles([costs], taken, new Set(['se_income']), earned.facts)[0]!.role).toBe(
    'business_expenses',
  );
});

test('an amount that has several names keeps the name that was used before', () => {
  const house = toldPicture([{ role: 'mortgage_payment', value: 2100 }]);
  const named = quantity({ value: 2450, role: 'housing_cost', probability: 0.5 });
  const read = (fact: ReadQuantity) =>
    preferRoles([fact], calculatorNamed('income_for_home'), new Set(['mortgage_payment']), house.facts)[0]!
      .role;
  expect(read(named)).toBe('mortgage_payment');
  // An amount that is clearly rent stays rent.
  expect(read({ ...named, probability: 0.95 })).toBe('housing_cost');
});

test('of one debt what is paid is what there is for debts, of several it is not', () => {
  const paid = quantity({ value: 300, role: 'debt_payment', probability: 0.94 });
  const budget = { role: 'debt_budget', value: 200 } as const;
  const read = (...balances: readonly number[]) => {
    const owed = toldPicture([
      ...balances.map((value) => ({ role: 'debt_balance', value }) as const),
      budget,
    ]);
    const about = new Set(owed.facts.map(({ role }) => role));
    return preferRoles([paid], calculatorNamed('debt_payoff'), about, owed.facts)[0]!.role;
  };
  expect(read(5400)).toBe('debt_budget');
  expect(read(5400, 900)).toBe('debt_payment');
});
