import { expect, it } from 'vitest';
import { nounBeside } from '#advisor/picture/noun-beside.ts';

/** What the amounts in brackets are in. */
function nounsIn(marked: string) {
  const text = marked.replaceAll(/[[\]]/g, '');
  return [...marked.matchAll(/\[(.*?)\]/g)].map((match, place) =>
    nounBeside(text, { end: match.index - 2 * place + match[1]!.length }),
  );
}

it.each([
  [
    'I have [$70,000] in index funds and [$30k] in my savings account. How do I get to 60/40?',
    ['index funds', 'savings account'],
  ],
  ['[$9,000] in student loans at 5%, [$300] on a store card', ['student loans', 'store card']],
  ['[50k] invested in US stocks, [20k] bond fund', ['US stocks', 'bond fund']],
  ['I owe [$6,000] at 24% and pay [$200] a month', [undefined, undefined]],
  ['I HAVE [70K] IN INDEX FUNDS', [undefined]],
  ['[$500] which I could put into something that grows', [undefined]],
])('finds the words for what the amounts are in: %s', (marked, nouns) => {
  expect(nounsIn(marked)).toEqual(nouns);
});
