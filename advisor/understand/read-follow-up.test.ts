import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFollowUp, stepDirection } from '#advisor/understand/read-follow-up.ts';
import { measureGrowth, tamed } from '#server/testing/measure-growth.ts';

describe('what a question wants of the answer before it', () => {
  it.each([
    'And at 5%?',
    'and in 2024?',
    'what about 15 years instead',
    'how about 20 years',
    'now suppose I am married',
    'What if I retire at 62?',
    'ok, and with 3% inflation?',
    'hmm, what about 6%',
    'same but for 15 years',
    'make it 20 years',
    'thanks, and at 5%?',
    'actually I am 45',
    'no, 30 years',
    'would that change with two kids?',
  ])('a change: %s', (question) => {
    expect(readFollowUp(question)).toBe('change');
  });

  it.each([
    'why?',
    'Why',
    'but why?',
    'why is that so high?',
    'how did you get that?',
    'how do you calculate that',
    'how was that worked out?',
    'show me the steps',
    'can you show the math?',
    'walk me through it',
    'explain that',
    'where does that number come from?',
    'what is that based on?',
  ])('an explanation: %s', (question) => {
    expect(readFollowUp(question)).toBe('explain');
  });

  it.each([
    'thanks',
    'Thanks!',
    'thank you so much',
    'ok great, thanks a lot',
    'thx',
    'perfect',
    'got it',
    'that helps',
    'bye :)',
  ])('nothing more: %s', (question) => {
    expect(readFollowUp(question)).toBe('thanks');
  });

  it.each([
    '',
    'What is an index fund?',
    'Why do bond prices fall when rates rise?',
    'How do you calculate a Sharpe ratio of 12 monthly returns?',
    'explain the difference between a Roth and a traditional IRA',
    'You thankfully said nothing about 5%',
    'Thanksgiving dinner costs 300, how do I budget for it?',
    'I earn 95k',
    'Andorra has no wealth tax, has it?',
    'ok',
  ])('nothing: %s', (question) => {
    expect(readFollowUp(question)).toBeUndefined();
  });

  it('is read of anything', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        expect([undefined, 'change', 'explain', 'thanks']).toContain(readFollowUp(text));
      }),
    );
  });

  it.each(['thank you very much ', 'ok ', 'got it, thank you for the help! '])(
    'is read in time, however often it says %j',
    async (words) => {
      const read = (times: number) => readFollowUp(`${words.repeat(times)}5%`);
      expect(read(22)).toBeUndefined();
      expect(await measureGrowth(read, { from: 12, to: 96 })).toBeLessThan(tamed);
    },
  );
});

describe('a step from what it was', () => {
  it.each([
    ['100 more a month', '100', 1],
    ['$100 more', '$100', 1],
    ['an extra 50 a month', '50', 1],
    ['another $250', '$250', 1],
    ['an additional 5000', '5000', 1],
    ['raise it by 10%', '10%', 1],
    ['200 less a month', '200', -1],
    ['200 lower', '200', -1],
    ['cut it by 300', '300', -1],
    ['reduce that by $300', '$300', -1],
    ['what about 600 a month', '600', 0],
    ['and at 5%?', '5%', 0],
    ['more like 600', '600', 0],
  ])('%s', (question, said, direction) => {
    const start = question.indexOf(said);
    expect(stepDirection(question, start, start + said.length)).toBe(direction);
  });
});
