import { expect, it } from 'vitest';
import { debtName } from '#advisor/picture/name-beside.ts';
import type { ThingKind } from '#advisor/reader/roles.ts';

/** The names beside the amounts in brackets. */
function namesIn(marked: string, kind: ThingKind = 'none') {
  const text = marked.replaceAll(/[[\]]/g, '');
  return [...marked.matchAll(/\[(.*?)\]/g)].map((match, place) => {
    const start = match.index - 2 * place;
    return debtName(text, { kind, start, end: start + match[1]!.length });
  });
}

it.each([
  ['I owe [$4,000] on my Visa at 22% and [$9,000] to Navient at 6%', ['Visa', 'Navient']],
  [
    'visa [5,200] at 26.9%, discover card: [2,300] at 18%, capital one is [900]',
    ['Visa', 'Discover', 'Capital One'],
  ],
  ['Chase [$6k] 24%, amex balance of [3k] 19%', ['Chase', 'Amex']],
  ['[$12,000] on my Honda at 7% and [$3,000] to Grandma', ['Honda', 'Grandma']],
  ['I OWE [$4,000] ON MY VISA AND [$900] ON MY TRUCK', ['Visa', undefined]],
])('finds the names beside the amounts of %s', (marked, names) => {
  expect(namesIn(marked)).toEqual(names);
});

it.each([
  'I owe [$6,000] on a credit card and [$9,000] on my Car Loan',
  'Should I discover more? I owe [$6,000]',
  'I have a Visa, [$9,000] in student loans and [$300] for Christmas',
  'Card [4000] at 22% APR, [5k] on the HELOC, [800] on March 3',
  'Visa 4111 [1111] and [$500] to 12345678',
])('finds no name in %s', (marked) => {
  expect(namesIn(marked).filter((name) => name !== undefined)).toEqual([]);
});

it('names a debt by the words for its kind when there is no name', () => {
  expect(namesIn('I owe [6,000] on a card at 24%', 'card')).toEqual(['card']);
  expect(namesIn('I owe [9,000] in student loans at 6%', 'student')).toEqual(['student loans']);
  expect(namesIn('my card is at 24%, I owe [6,000]', 'card')).toEqual(['credit card']);
  expect(namesIn('I owe [6,000] at 24%', 'card')).toEqual([undefined]);
  expect(namesIn('I owe [6,000] on my Visa card at 24%', 'card')).toEqual(['Visa']);
});
