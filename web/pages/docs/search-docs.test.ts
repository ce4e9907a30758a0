import { expect, it } from 'vitest';
import { docs } from '#web/content/docs/docs.ts';
import { searchDocs } from '#web/pages/docs/search-docs.ts';

const found = (query: string) => searchDocs(docs.sections, query).map(({ heading }) => heading);

it('ranks a section with the word in its heading first', () => {
  expect(found('rate')[0]).toBe('Rate limiting');
});

it('finds a word by its beginning, not by its middle', () => {
  expect(found('idempot')).not.toEqual([]);
  expect(found('dempotency')).toEqual([]);
});

it('requires every word of the query, and ignores punctuation', () => {
  expect(found('idempotency xylophone')).toEqual([]);
  expect(found('/findeus-chat')).not.toEqual([]);
  expect(() => found('(')).not.toThrow();
  expect(found('  ')).toEqual(docs.sections.map(({ heading }) => heading));
});
