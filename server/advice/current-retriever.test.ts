import { expect, it, vi } from 'vitest';
import type { Retriever } from '#advisor/retrieve/search.ts';
import { openCurrentRetriever } from '#server/advice/current-retriever.ts';

/** Finds nothing. `byMeaning` tells the tests for which year it was opened. */
const retrieverOf = (year: number): Retriever<'articles'> => {
  const query = {
    byMeaning: year > 2026,
    find: () => [],
    shareOfWords: () => 1,
    shareOfText: () => 1,
    scoreOf: () => 0,
  };
  return { read: () => Promise.resolve(query) };
};

it('opens the texts of a new year once, at its first question', async () => {
  let now = new Date('2026-12-31T23:59:59Z');
  const openFor = vi.fn<(year: number) => Promise<Retriever<'articles'>>>((year) =>
    Promise.resolve(retrieverOf(year)),
  );
  const retriever = await openCurrentRetriever({ now: () => now, openFor, log: () => undefined });
  expect((await retriever.read('?')).byMeaning).toBe(false);
  now = new Date('2027-01-01T00:00:00Z');
  const [one, other] = await Promise.all([retriever.read('?'), retriever.read('?')]);
  expect([one.byMeaning, other.byMeaning]).toEqual([true, true]);
  expect(openFor.mock.calls).toEqual([[2026], [2027]]);
});

it('keeps the texts it has when those of the new year cannot be read, and reports it', async () => {
  let now = new Date('2026-06-01T00:00:00Z');
  const log = vi.fn<(message: string) => void>();
  const openFor = (year: number) =>
    year === 2026 ? Promise.resolve(retrieverOf(year)) : Promise.reject(new Error('gone'));
  const retriever = await openCurrentRetriever({ now: () => now, openFor, log });
  now = new Date('2027-06-01T00:00:00Z');
  expect((await retriever.read('?')).byMeaning).toBe(false);
  expect(log).toHaveBeenCalledWith(expect.stringContaining('gone'));
});
