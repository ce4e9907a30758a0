import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { addUserWithBelongings } from '#server/testing/belongings.ts';
import { freshDatabase } from '#server/testing/fresh-database.ts';
import { addUser } from '#server/testing/users.ts';
import { createWire, type Wire } from '#server/testing/wire-client.ts';

/** A library: books with one author and perhaps a translator, shelves that hold many books, genres inside of genres. */
const library = `
  create table public.people (id integer primary key, name text not null, facts jsonb);
  create table public.portraits (id integer primary key references public.people, painter text);
  create table public.books (
    id integer primary key,
    title text not null,
    author_id integer not null references public.people,
    translator_id integer references public.people
  );
  create table public.shelves (id integer primary key, room text not null);
  create table public.shelved (
    shelf_id integer references public.shelves,
    book_id integer references public.books,
    primary key (shelf_id, book_id)
  );
  create table public.genres (id integer primary key, name text not null, parent_id integer references public.genres);
  create view public.titles as select b.id, upper(b.title) as loud, b.author_id as writer_id from public.books b;
  insert into public.people values (1, 'Ada', '{"born": 1815}'), (2, 'Bob', null), (3, 'Cleo', null);
  insert into public.portraits values (1, 'Kemble');
  insert into public.books values (1, 'Notes', 1, 2), (2, 'Sketch', 1, null), (3, 'Verse', 2, 3);
  insert into public.shelves values (1, 'hall'), (2, 'attic');
  insert into public.shelved values (1, 1), (1, 3), (2, 3);
  insert into public.genres values (1, 'All', null), (2, 'Science', 1), (3, 'Poetry', 1), (4, 'Algebra', 2);
  grant select, insert, update, delete on public.people, public.portraits, public.books, public.shelves, public.shelved,
    public.genres, public.titles to authenticated`;

describe('related tables through the official client', () => {
  let database: Database;
  let wire: Wire;
  let client: SupabaseClient;
  beforeAll(async () => {
    database = await freshDatabase();
    await database.transaction((q) => q.script(library));
    wire = await createWire(database);
    client = wire.client(await addUser(database, 'Reader'));
  });
  afterAll(() => database.close());

  const read = async (query: PromiseLike<{ data: unknown; error: unknown }>) => {
    const { data, error } = await query;
    expect(error).toBeNull();
    return data;
  };
  const select = (table: string, columns: string) => client.from(table).select(columns).order('id');

  describe('which they are', () => {
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
        '*,title:people!author_id(name)',
        { title: { name: 'Ada' } },
      ],
      ['without showing them', 'books', 'id,people!author_id()', { id: 1 }],
    ])('returns %s', async (_what, table, columns, first) => {
      const [row] = (await read(select(table, columns))) as object[];
      expect(row).toMatchObject(first);
      if (!columns.startsWith('*')) expect(Object.keys(row ?? {})).toEqual(Object.keys(first));
    });

    it('returns the columns of one related row, or lists of many, in place', async () => {
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

    it('returns how many there are', async () => {
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

    it('returns them with what a change returns', async () => {
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

    it('returns them as CSV and without nulls', async () => {
      const { data } = await select('books', 'id,people!translator_id(name)').csv();
      expect(data).toBe(['id,people', '1,"{""name"":""Bob""}"', '2,', '3,"{""name"":""Cleo""}"'].join('\n'));
      expect(await read(select('people', 'books!author_id(translator_id)').limit(1).stripNulls())).toEqual([
        { books: [{ translator_id: 2 }, {}] },
      ]);
    });
  });

  describe('narrowed down', () => {
    const shelves = (columns = 'room,books(title)') => select('shelves', columns);

    it('returns the related rows that fit, and rows without any', async () => {
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

    it('returns only rows with related ones where those are !inner', async () => {
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

    it('finds rows by whether there are related ones', async () => {
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

  describe('refused', () => {
    it.each([
      ['no relationship', 'books', 'genres(*)', 400, 'PGRST200', "'books' and 'genres' in the schema cache"],
      [
        'a wrong hint',
        'books',
        'people!title(*)',
        400,
        'PGRST200',
        "'books' and 'people' in the schema cache",
      ],
      ['several relationships', 'books', 'people(*)', 300, 'PGRST201', "for 'books' and 'people'"],
      [
        'an unknown column',
        'people',
        'portraits(sum)',
        400,
        '42703',
        'column portraits_1.sum does not exist',
      ],
      [
        'the same name twice',
        'books',
        'people!author_id(id),people!translator_id(id)',
        400,
        '42712',
        '"books_people_1"',
      ],
      [
        'tables of another schema',
        'chat_sessions',
        'users(*)',
        400,
        'PGRST200',
        "'chat_sessions' and 'users'",
      ],
      ['an aggregate', 'people', 'books!author_id(count())', 400, 'PGRST123', 'aggregate functions'],
      [
        'a parenthesis that stays open',
        'people',
        'portraits(painter',
        400,
        'PGRST100',
        'failed to parse select',
      ],
    ])(
      'returns an error in PostgREST’s words for %s',
      async (_what, table, columns, status, code, message) => {
        expect(await client.from(table).select(columns)).toMatchObject({
          status,
          data: null,
          error: { code, message: expect.stringContaining(message) as unknown },
        });
      },
    );

    it('says which relationships there are, and how to choose', async () => {
      const { error } = await client.from('people').select('books(*)');
      expect(error).toMatchObject({
        details: ['author_id', 'translator_id'].map((column) => ({
          cardinality: 'one-to-many',
          embedding: 'people with books',
          relationship: `books_${column}_fkey using people(id) and books(${column})`,
        })),
        hint:
          "Try changing 'books' to one of the following: 'books!books_author_id_fkey', " +
          "'books!books_translator_id_fkey'. Find the desired relationship in the 'details' key.",
      });
    });

    it('refuses filters and orders of what is not embedded, and orders by many rows', async () => {
      expect(await client.from('people').select('*').eq('books.id', 1)).toMatchObject({
        status: 400,
        error: { code: 'PGRST108', message: "'books' is not an embedded resource in this request" },
      });
      const orderBy = (columns: string, order: string) => client.from('people').select(columns).order(order);
      expect(await orderBy('*', 'books(id)')).toMatchObject({ status: 400, error: { code: 'PGRST108' } });
      expect(await orderBy('*,books!author_id()', 'books(id)')).toMatchObject({
        status: 400,
        error: {
          code: 'PGRST118',
          message: "A related order on 'books' is not possible",
          details: "'people' and 'books' do not form a many-to-one or one-to-one relationship",
        },
      });
    });

    it('refuses more tables or levels than a request may have', async () => {
      const many = Array.from({ length: 11 }, (_, n) => `g${n}:genres()`).join(',');
      expect((await client.from('genres').select(many)).error).toMatchObject({
        code: 'PGRST100',
        details: 'expecting at most 10 embedded tables',
      });
      const deep = `${'genres('.repeat(6)}id${')'.repeat(6)}`;
      expect((await client.from('genres').select(deep)).error).toMatchObject({
        code: 'PGRST100',
        details: 'expecting at most 5 levels of embedded tables',
      });
    });

    it('refuses to leave out rows that a change has touched, and changes nothing', async () => {
      const changed = client.from('books').update({ title: 'x' }).eq('id', 1);
      expect((await changed.select('shelves!inner(room)')).error).toMatchObject({ code: 'PGRST127' });
      expect(await read(client.from('books').select('title').eq('id', 1))).toEqual([{ title: 'Notes' }]);
    });
  });

  describe('of strangers', () => {
    const withMessages = 'id,chat_messages(content)';

    it('never appear, whichever way they are asked for', async () => {
      const alice = await addUserWithBelongings(database, 'Alice');
      const mallory = await addUserWithBelongings(database, 'Mallory');
      const stranger = wire.client(mallory);
      expect(await read(wire.client(alice).from('chat_sessions').select(withMessages))).toEqual([
        { id: alice.session, chat_messages: [{ content: 'my secret' }] },
      ]);
      expect(await read(stranger.from('chat_sessions').select('id,chat_messages(session_id)'))).toEqual([
        { id: mallory.session, chat_messages: [{ session_id: mallory.session }] },
      ]);
      const queries = [
        stranger.from('chat_sessions').select(withMessages).eq('id', alice.session),
        stranger.from('chat_messages').select('chat_sessions!inner(*)').eq('session_id', alice.session),
        stranger
          .from('chat_messages')
          .select('*,chat_sessions!inner()')
          .eq('chat_sessions.id', alice.session),
        stranger
          .from('chat_sessions')
          .select('chat_messages(count)')
          .eq('chat_messages.content', 'x')
          .eq('id', alice.session),
        stranger.from('stripe_customers').select('*,stripe_subscriptions(*)').eq('user_id', alice.id),
        wire.client().from('genres').select('*'),
      ];
      for (const { data } of await Promise.all(queries)) expect(data ?? []).toEqual([]);
    });

    it('are not there to be found out about from a row that the caller may see', async () => {
      const alice = await addUserWithBelongings(database, 'Alice');
      // A table of everybody's whose rows refer to Alice's conversation.
      await database.transaction((q) =>
        q.script(`
          create table public.pins (id integer primary key, session_id uuid, user_id uuid,
            foreign key (session_id, user_id) references public.chat_sessions (id, user_id));
          grant select on public.pins to authenticated`),
      );
      await database.query('insert into public.pins values (1, $1, $2)', [alice.session, alice.id]);
      const fresh = await createWire(database);
      const pinsOf = (who: Parameters<typeof fresh.client>[0]) =>
        fresh.client(who).from('pins').select('id,chat_sessions(title,chat_messages(content))');
      const countsOf = (who: Parameters<typeof fresh.client>[0]) =>
        fresh.client(who).from('pins').select('chat_sessions(count)');
      const mallory = await addUser(database, 'Mallory');
      expect(await read(pinsOf(mallory))).toEqual([{ id: 1, chat_sessions: null }]);
      expect(await read(pinsOf(mallory).not('chat_sessions', 'is', null))).toEqual([]);
      expect(await read(countsOf(mallory))).toEqual([{ chat_sessions: { count: 0 } }]);
      expect(await read(countsOf(alice))).toEqual([{ chat_sessions: { count: 1 } }]);
      expect(await read(pinsOf(alice))).toMatchObject([{ chat_sessions: { title: 'Alice' } }]);
    });

    it('are refused where the caller may not read their table', async () => {
      await database.transaction((q) =>
        q.script(
          'create table public.notes (id integer primary key, book_id integer references public.books)',
        ),
      );
      const fresh = await createWire(database);
      const reader = fresh.client(await addUser(database, 'Reader'));
      expect(await reader.from('books').select('id,notes(id)')).toMatchObject({
        status: 403,
        error: { code: '42501', message: 'permission denied for table notes' },
      });
    });
  });
});
