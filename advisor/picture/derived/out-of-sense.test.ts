import { expect, it } from 'vitest';
import { withoutOutOfSense } from '#advisor/picture/derived/out-of-sense.ts';
import type { PictureFact } from '#advisor/picture/picture.ts';

const told = (role: PictureFact['role'], value: number): PictureFact =>
  ({ role, value, owner: 'me', source: 'words', turn: 0, unit: 'money' }) as PictureFact;
const kept = (...facts: readonly PictureFact[]) => withoutOutOfSense(facts).map(({ value }) => value);

it('leaves out what is too large to be withheld from the pay of the message', () => {
  expect(kept(told('wages', 61_000), told('tax_withheld', 6100), told('tax_withheld', 63_500))).toEqual([
    61_000, 6100,
  ]);
});

it('keeps what was withheld where no pay is told', () => {
  expect(kept(told('tax_withheld', 9000))).toEqual([9000]);
});

it('leaves out the price of a contract that was read as the price of the share', () => {
  expect(kept(told('strike', 80), told('option_price', 640), told('price_buy', 640))).toEqual([80, 640]);
  expect(kept(told('strike', 80), told('option_price', 640), told('price_now', 84))).toEqual([80, 640, 84]);
});
