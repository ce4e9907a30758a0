import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLibrary, read, type Library } from '#server/testing/wire/library.ts';

describe('related tables through the official client', () => {
  let library: Library;
  let client: SupabaseClient;
  beforeAll(async () => {
    library = await openLibrary();
    ({ client } = library);
  });
  afterAll(() => library.database.close());

  const select = (table: string, columns: string) => client.from(table).select(columns).order('id');

  describe('selected', () => {
    it.each([
      [
        'an object along a foreign key',
        'books',
        'id,people!author_id(name)',
        { id: 1, people: { name: 'Ada' } },
      ],
      ['null where it refers to nothing', 'genres', 'id,parent:parent_id(name)', { id: 1, parent: null }],
      [
        'an array against it',
        'people',
        'name,books!author_id(id)',
        { name: 'Ada', books: [{ id: 1 }, { id: 2 }] },
      ],
      [
        'an object where each is referred to once',
        'people',
        'portraits(painter)',
        { portraits: { painter: 'Kemble' } },
      ],
      [
        'through a table between',
        'shelves',
        'books(title)',
        { books: [{ title: 'Notes' }, { title: 'Verse' }] },
      ],
      [
        'by the name of the foreign key',
        'books',
        'people!books_author_id_fkey(name)',
        { people: { name: 'Ada' } },
      ],
      [
        'by the foreign key alone',
        'people',
        'books_translator_id_fkey(id)',
        { books_translator_id_fkey: [] },
      ],
      ['by its column', 'books', 'author_id(name)', { author_id: { name: 'Ada' } }],
      [
        'of a table with itself',
        'genres',
        'genres(name)',
        { genres: [{ name: 'Science' }, { name: 'Poetry' }] },
      ],
      [
        'of a table with itself, by a hint',
        'genres',
        'genres!parent_id(id)',
        { genres: [{ id: 2 }, { id: 3 }] },
      ],
      ['of a view', 'titles', 'loud,people(name)', { loud: 'NOTES', people: { name: 'Ada' } }],
      ['to a view', 'people', 'titles(loud)', { titles: [{ loud: 'NOTES' }, { loud: 'SKETCH' }] }],
      [
        'at several levels',
        'shelves',
        'room,books(title,author:people!author_id(name,portraits(*)))',
        {
          room: 'hall',
          books: [
            { title: 'Notes', author: { name: 'Ada', portraits: { id: 1, painter: 'Kemble' } } },
            { title: 'Verse', author: { name: 'Bob', portraits: null } },
          ],
        },
      ],
      [
        'in place of a column of that name',
        'books',
        'id,title,title:people!author_id(name)',
        { id: 1, title: { name: 'Ada' } },
      ],
      ['without showing them', 'books', 'id,people!author_id()', { id: 1 }],
      ['without showing anything', 'books', 'people!author_id()', {}],
    ])('returns %s', async (_what, table, columns, first) => {
      const [row] = (await read(select(table, columns))) as object[];
      expect(row).toEqual(first);
    });

    it('returns one related row as an object, and many as a list', async () => {
      expect(
        await read(select('books', 'id,...people!author_id(writer:name,portraits(painter))').limit(1)),
      ).toEqual([{ id: 1, writer: 'Ada', portraits: { painter: 'Kemble' } }]);
      expect(await read(select('people', 'name,...books!author_id(id,title)'))).toEqual([
        { name: 'Ada', id: [1, 2], title: ['Notes', 'Sketch'] },
        { name: 'Bob', id: [3], title: ['Verse'] },
        { name: 'Cleo', id: [], title: [] },
      ]);
      expect(await read(select('genres', 'name,...parent_id(above:name)').limit(2))).toEqual([
        { name: 'All', above: null },
        { name: 'Science', above: 'All' },
      ]);
    });

    it('returns the number of related rows', async () => {
      expect(await read(select('people', 'name,books!author_id(count)'))).toEqual([
        { name: 'Ada', books: [{ count: 2 }] },
        { name: 'Bob', books: [{ count: 1 }] },
        { name: 'Cleo', books: [{ count: 0 }] },
      ]);
      const some = select('people', 'written:books!author_id(total:count)')
        .eq('written.title', 'Notes')
        .limit(1);
      expect(await read(some)).toEqual([{ written: [{ total: 1 }] }]);
      expect(await read(select('genres', 'parent_id(count)').limit(2))).toEqual([
        { parent_id: { count: 0 } },
        { parent_id: { count: 1 } },
      ]);
      expect(await read(select('shelves', '...books(count)').limit(1))).toEqual([{ count: [2] }]);
    });

    it('returns related rows with the result of a change', async () => {
      const made = client.from('books').insert({ id: 9, title: 'New', author_id: 3 });
      expect(await read(made.select('title,people!author_id(name)').single())).toEqual({
        title: 'New',
        people: { name: 'Cleo' },
      });
      const put = client.from('books').update({ author_id: 2 }).eq('id', 9);
      expect(await read(put.select('...people!author_id(name)'))).toEqual([{ name: 'Bob' }]);
      const gone = client.from('books').delete().eq('id', 9);
      expect(await read(gone.select('id,shelves(room)'))).toEqual([{ id: 9, shelves: [] }]);
    });

    it('returns related rows as CSV and without nulls', async () => {
      const { data } = await select('books', 'id,people!translator_id(name)').csv();
      expect(data).toBe(['id,people', '1,"{""name"":""Bob""}"', '2,', '3,"{""name"":""Cleo""}"'].join('\n'));
      const spread = await select('books', 'id,...people!author_id(name,portraits(painter))').limit(1).csv();
      expect(spread.data).toBe('id,name,portraits\n1,Ada,"{""painter"":""Kemble""}"');
      expect(await read(select('people', 'books!author_id(translator_id)').limit(1).stripNulls())).toEqual([
        { books: [{ translator_id: 2 }, {}] },
      ]);
    });
  });

  describe('filtered', () => {
    const shelves = (columns = 'room,books(title)') => select('shelves', columns);

    it('returns the related rows that match, and rows without any', async () => {
      expect(await read(shelves().eq('books.title', 'Notes'))).toEqual([
        { room: 'hall', books: [{ title: 'Notes' }] },
        { room: 'attic', books: [] },
      ]);
      expect(await read(shelves().or('title.eq.Notes,id.gt.7', { referencedTable: 'books' }))).toEqual([
        { room: 'hall', books: [{ title: 'Notes' }] },
        { room: 'attic', books: [] },
      ]);
      const people = select('people', 'name,writes:books!author_id(title)').not('writes.title', 'like', 'S%');
      expect(await read(people.lt('id', 2))).toEqual([{ name: 'Ada', writes: [{ title: 'Notes' }] }]);
    });

    it('returns only rows with related ones for !inner', async () => {
      const inner = shelves('room,books!inner(title)').eq('books.title', 'Notes');
      expect(await read(inner)).toEqual([{ room: 'hall', books: [{ title: 'Notes' }] }]);
      const deep = shelves('room,books!inner(title,people!author_id!inner(name))').eq(
        'books.people.name',
        'Ada',
      );
      expect(await read(deep)).toEqual([
        { room: 'hall', books: [{ title: 'Notes', people: { name: 'Ada' } }] },
      ]);
      const counted = client.from('shelves').select('books!inner()', { count: 'exact', head: true });
      expect((await counted.eq('books.id', 1)).count).toBe(1);
    });

    it('filters rows by whether they have related ones', async () => {
      const people = () => select('people', 'name,books!author_id()');
      expect(await read(people().is('books', null))).toEqual([{ name: 'Cleo' }]);
      expect(await read(people().not('books', 'is', null))).toEqual([{ name: 'Ada' }, { name: 'Bob' }]);
      expect(await read(people().or('books.is.null,name.eq.Ada'))).toEqual([
        { name: 'Ada' },
        { name: 'Cleo' },
      ]);
    });

    it('sorts and limits the related rows of each row', async () => {
      const sorted = shelves().order('title', { referencedTable: 'books', ascending: false });
      expect(await read(sorted)).toMatchObject([{ books: [{ title: 'Verse' }, { title: 'Notes' }] }, {}]);
      expect(await read(sorted.limit(1, { referencedTable: 'books' }))).toEqual([
        { room: 'hall', books: [{ title: 'Verse' }] },
        { room: 'attic', books: [{ title: 'Verse' }] },
      ]);
      const second = shelves()
        .order('id', { referencedTable: 'books' })
        .range(1, 1, { referencedTable: 'books' });
      expect(await read(second)).toEqual([
        { room: 'hall', books: [{ title: 'Verse' }] },
        { room: 'attic', books: [] },
      ]);
    });

    it('sorts by a column of the one related row', async () => {
      const books = client.from('books').select('id,people!author_id(name)');
      expect(await read(books.order('people(name)', { ascending: false }).order('id'))).toMatchObject([
        { id: 3 },
        { id: 1 },
        { id: 2 },
      ]);
      const byFact = client
        .from('books')
        .select('id,people!author_id()')
        .order('people(facts->>born)')
        .order('id');
      expect(await read(byFact)).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
    });
  });
});
