import { expect, it } from 'vitest';
import { docs } from '#web/content/docs.ts';
import { searchDocs } from '#web/pages/search-docs.ts';

const found = (query: string) => searchDocs(docs.sections, query).map(({ heading }) => heading);

it('a section with the word in its heading comes first', () => {
  expect(found('rate')[0]).toBe('Rate limiting');
});

it('a word is found by its beginning, not by its middle', () => {
  expect(found('idempot')).not.toEqual([]);
  expect(found('dempotency')).toEqual([]);
});

it('every word of a query has to be there, and signs are only signs', () => {
  expect(found('idempotency xylophone')).toEqual([]);
  expect(found('/findeus-chat')).not.toEqual([]);
  expect(() => found('(')).not.toThrow();
  expect(found('  ')).toEqual(docs.sections.map(({ heading }) => heading));
});
