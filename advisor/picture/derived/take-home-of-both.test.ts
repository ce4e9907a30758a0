import { expect, it } from 'vitest';
import { withTakeHomeOfBoth } from '#advisor/picture/derived/take-home-of-both.ts';
import { toldPicture } from '#server/testing/advisor/picture-facts.ts';

type Told = Parameters<typeof toldPicture>[0];

const rolesOf = (facts: Told) => withTakeHomeOfBoth(toldPicture(facts).facts).map(({ role }) => role);
const own = { role: 'take_home', value: 4100 } as const;

it('reads a month’s pay of the partner beside own take-home pay as take-home pay', () => {
  expect(rolesOf([own, { role: 'wages', value: 3200, owner: 'spouse' }])).toEqual(['take_home', 'take_home']);
});

it('keeps a yearly salary of the partner, and pay beside own pay before taxes', () => {
  expect(rolesOf([own, { role: 'wages', value: 52_000, owner: 'spouse' }])).toEqual(['take_home', 'wages']);
  expect(
    rolesOf([own, { role: 'wages', value: 61_000 }, { role: 'wages', value: 3200, owner: 'spouse' }]),
  ).toEqual(['take_home', 'wages', 'wages']);
});
