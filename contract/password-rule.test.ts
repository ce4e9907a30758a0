import { expect, it } from 'vitest';
import {
  describePasswordFaults,
  findPasswordFaults,
  usualPasswordRule as rule,
} from '#contract/password-rule.ts';

it.each([
  ['', ['length', 'characters']],
  ['abc1234', ['length']],
  ['abcdefgh', ['characters']],
  ['12345678', ['characters']],
  ['abcd1234', []],
  ['пароль42', []],
  [`a1${'x'.repeat(70)}`, []],
  [`a1${'x'.repeat(71)}`, ['too_long']],
  [`a1${'é'.repeat(36)}`, ['too_long']],
  [`a1${'😀'.repeat(17)}`, []],
  [`a1${'😀'.repeat(18)}`, ['too_long']],
])('findPasswordFaults(%j), by the usual rule, returns %j', (password, faults) => {
  expect(findPasswordFaults(password, rule)).toEqual(faults);
});

it('findPasswordFaults checks only the length when the rule allows any characters', () => {
  expect(findPasswordFaults('abcdef', { minLength: 6, characters: 'any' })).toEqual([]);
});

it('describePasswordFaults names both faults when there are two', () => {
  expect(describePasswordFaults(['length', 'characters'], rule)).toBe(
    'Password should be at least 8 characters. Password should contain letters and numbers.',
  );
});
