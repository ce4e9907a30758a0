import { expect, it } from 'vitest';
import { passwordStrength } from '#web/lib/account/password-strength.ts';

it.each([
  ['', 0],
  ['abc12', 0],
  ['lettersonly', 1],
  ['password1234', 1],
  ['Password12345!', 1],
  ['seven blue password kites', 4],
  ['aaaaaaaaaaaaaaaaaaa', 1],
  ['Tr4vel-light', 3],
  ['correct horse battery', 4],
  ['x8#Kq2!mZp0&wL', 3],
])('%j has strength %i', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});
