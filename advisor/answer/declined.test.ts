import { expect, it } from 'vitest';
import { isOfferedByOther } from '#advisor/answer/declined.ts';
import type { Remembered } from '#advisor/dialogue/remember.ts';

const isOffered = (asks: Readonly<Record<string, number>>) =>
  isOfferedByOther({
    reading: { asks: Object.entries(asks).map(([id, probability]) => ({ id, probability })) },
  } as unknown as Remembered);

it('lets a question about someone else’s promise be answered with a warning', () => {
  expect(isOffered({ 'guide:is_it_a_scam': 0.9 })).toBe(true);
  expect(
    isOffered({ 'guide:mlm_pitch': 0.31, 'guide:is_it_a_scam': 0.2, 'article:everyday-scams': 0.17 }),
  ).toBe(true);
});

it('refuses a person who asks for guaranteed returns', () => {
  expect(isOffered({ 'refuse:guaranteed': 0.98 })).toBe(false);
  expect(isOffered({ 'refuse:guaranteed': 0.2, 'guide:is_it_a_scam': 0.7 })).toBe(false);
  expect(isOffered({ 'guide:is_it_a_scam': 0.4, 'guide:one_stock': 0.4 })).toBe(false);
});
