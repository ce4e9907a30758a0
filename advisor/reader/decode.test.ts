import { expect, it } from 'vitest';
import { decodeSpans } from '#advisor/reader/decode.ts';
import { readQuantities } from '#advisor/reader/quantities/read-quantities.ts';
import type { Case, RoleId } from '#advisor/reader/roles.ts';
import type { SpanScores } from '#advisor/reader/scores.ts';

/** The scores of one number: roles with their probabilities, and its case. */
const scored = (roles: Partial<Record<RoleId, number>>, variant: [Case, number] = ['none', 0.9]) =>
  ({
    roles: Object.entries(roles).map(([id, probability]) => ({ id, probability })),
    owners: [],
    kinds: [],
    cases: [{ id: variant[0], probability: variant[1] }],
    relatives: [],
  }) as unknown as SpanScores;

const decode = (text: string, spans: SpanScores[], isFirst = true) =>
  decodeSpans(text, readQuantities(text), spans, { isFirst });

it('adds up parts of hours, without hourly pay', () => {
  const [pay, hours] = decode('22.50 an hour, 37.5 hours', [
    scored({ hours: 0.7, wages: 0.3 }),
    scored({ hours: 0.9, wages: 0.1 }),
  ]);
  expect(pay).toMatchObject({ role: 'wages', value: 22.5 });
  expect(hours).toMatchObject({ role: 'hours', value: 37.5 });
  // Children do not come in parts.
  expect(decode('1.5', [scored({ n_children: 0.9, other: 0.1 })])[0]!.role).toBe('other');
});

it('ignores a second case without a first, unless it is likely', () => {
  const loan = (probability: number) => [scored({ loan_rate: 1 }), scored({ term: 1 }, ['b', probability])];
  const text = 'at 6.1 for 30';
  expect(decode(text, loan(0.6))[1]!.case).toBe('none');
  expect(decode(text, loan(0.9))[1]!.case).toBe('b');
  // What follows on a message is compared with that.
  expect(decode(text, loan(0.6), false)[1]!.case).toBe('b');
  const twice = [scored({ term: 1 }), scored({ term: 1 }, ['b', 0.6])];
  expect(decode('for 30, and for 15?', twice)[1]!.case).toBe('b');
});

it('drops a period that leaves no likely meaning', () => {
  const home = decode('How much would a $290,000 home cost a month', [
    scored({ home_price: 0.97, price_now: 0.01 }),
  ])[0]!;
  expect(home).toMatchObject({ role: 'home_price', value: 290_000 });
  expect(home.per).toBeUndefined();
  const paid = decode('I pay $900 a month', [scored({ debt_balance: 0.5, housing_cost: 0.5 })])[0]!;
  expect(paid).toMatchObject({ role: 'housing_cost', per: 'month' });
});

it('counts a number on top of another only where that is likelier than not', () => {
  const signed = (probability: number) => ({
    ...scored({ housing_cost: 1 }),
    relatives: [{ id: 'plus' as const, probability }],
  });
  expect(decode('2450', [signed(0.48)])[0]!.relative).toBe('none');
  expect(decode('2450', [signed(0.6)])[0]!.relative).toBe('plus');
});

it('gives a number within a list the role of those on both sides of it', () => {
  const payment = scored({ debt_payment: 0.97, loan_rate: 0.02 });
  const rate = scored({ loan_rate: 0.97, debt_payment: 0.02 });
  const rolesOf = (text: string, spans: SpanScores[]) => decode(text, spans).map(({ role }) => role);
  const listed = 'minimums are 130, 40 and 190';
  expect(rolesOf(listed, [payment, rate, payment])).toEqual(Array(3).fill('debt_payment'));
  // Two numbers are no list, and with a word between them neither are three.
  expect(rolesOf('130 and 40', [payment, rate])).toEqual(['debt_payment', 'loan_rate']);
  // What stands last may begin something else.
  expect(rolesOf('130 and 190, 40', [payment, payment, rate])[2]).toBe('loan_rate');
  expect(rolesOf('130, at 24, or 190', [payment, rate, payment])[1]).toBe('loan_rate');
});
