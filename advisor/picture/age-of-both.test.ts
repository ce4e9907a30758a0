import { expect, it } from 'vitest';
import { withAgeOfBoth } from '#advisor/picture/age-of-both.ts';
import type { ReadQuantity } from '#advisor/reader/reading.ts';

const age = (value: number, both: number, more: Partial<ReadQuantity> = {}) =>
  ({
    role: 'age',
    owner: 'me',
    value,
    otherOwners: [{ id: 'both', probability: both }],
    ...more,
  }) as ReadQuantity;
const ownersOf = (...told: ReadQuantity[]) => withAgeOfBoth({ told }).map(({ owner }) => owner);

it('takes the only age of a couple for that of both', () => {
  expect(ownersOf(age(71, 0.31))).toEqual(['both']);
});

it('leaves one’s own age, two ages and those of children alone', () => {
  expect(ownersOf(age(68, 0.01))).toEqual(['me']);
  expect(ownersOf(age(68, 0.3), age(64, 0.3, { owner: 'spouse' }))).toEqual(['me', 'spouse']);
  expect(ownersOf(age(68, 0.3), age(9, 0, { owner: 'child' }))).toEqual(['both', 'child']);
});
