import { expect, it } from 'vitest';
import { titleOf, withModeTag, withoutModeTag } from '#contract/chat.ts';

it('titles a conversation by its first message, cut after 47 characters when it has more than 50', () => {
  expect(titleOf('  How do I start?  ')).toBe('How do I start?');
  expect(titleOf('x'.repeat(50))).toBe('x'.repeat(50));
  expect(titleOf('x'.repeat(51))).toBe(`${'x'.repeat(47)}...`);
});

it('does not split a surrogate pair when it cuts', () => {
  expect(titleOf('💰'.repeat(50))).toBe('💰'.repeat(50));
  expect(titleOf(`${'x'.repeat(46)}💰 and more`)).toBe(`${'x'.repeat(46)}💰...`);
  expect(titleOf(`${'x'.repeat(46)}\u{1F4B0} and more`).isWellFormed()).toBe(true);
});

it.each(['free', 'pro'] as const)('removes the tag of %s', (mode) => {
  expect(withoutModeTag(withModeTag(mode, 'What is a Roth IRA?'))).toBe('What is a Roth IRA?');
});
