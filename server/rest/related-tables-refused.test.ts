import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addUserWithBelongings } from '#server/testing/wire/belongings.ts';
import { openLibrary, read, type Library } from '#server/testing/wire/library.ts';
import { addUser } from '#server/testing/wire/users.ts';
import { createWire } from '#server/testing/wire/wire-client.ts';

describe('what is not shown of related tables', () => {
  let library: Library;
  let client: SupabaseClient;
  beforeAll(async () => {
    library = await openLibrary();
    ({ client } = library);
  });
  afterAll(() => library.database.close());

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

    it('names the possible relationships and how to choose one', async () => {
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

    it('refuses filters and orders of tables that are not embedded, and orders by many rows', async () => {
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

    it('refuses to leave out changed rows, and changes nothing', async () => {
      const changed = client.from('books').update({ title: 'x' }).eq('id', 1);
      expect((await changed.select('shelves!inner(room)')).error).toMatchObject({ code: 'PGRST127' });
      expect(await read(client.from('books').select('title').eq('id', 1))).toEqual([{ title: 'Notes' }]);
    });
  });

  describe('rows of strangers', () => {
    const withMessages = 'id,chat_messages(content)';

    it('never appear, however they are requested', async () => {
      const alice = await addUserWithBelongings(library.database, 'Alice');
      const mallory = await addUserWithBelongings(library.database, 'Mallory');
      const stranger = library.wire.client(mallory);
      expect(await read(library.wire.client(alice).from('chat_sessions').select(withMessages))).toEqual([
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
        library.wire.client().from('genres').select('*'),
      ];
      for (const { data } of await Promise.all(queries)) expect(data ?? []).toEqual([]);
    });

    it('cannot be inferred from a row that the caller may see', async () => {
      const alice = await addUserWithBelongings(library.database, 'Alice');
      // A table of everybody's whose rows refer to Alice's conversation.
      await library.database.transaction((q) =>
        q.script(`
          create table public.pins (id integer primary key, session_id uuid, user_id uuid,
            foreign key (session_id, user_id) references public.chat_sessions (id, user_id));
          grant select on public.pins to authenticated`),
      );
      await library.database.query('insert into public.pins values (1, $1, $2)', [alice.session, alice.id]);
      const fresh = await createWire(library.database);
      const pinsOf = (who: Parameters<typeof fresh.client>[0]) =>
        fresh.client(who).from('pins').select('id,chat_sessions(title,chat_messages(content))');
      const countsOf = (who: Parameters<typeof fresh.client>[0]) =>
        fresh.client(who).from('pins').select('chat_sessions(count)');
      const mallory = await addUser(library.database, 'Mallory');
      expect(await read(pinsOf(mallory))).toEqual([{ id: 1, chat_sessions: null }]);
      expect(await read(pinsOf(mallory).not('chat_sessions', 'is', null))).toEqual([]);
      expect(await read(countsOf(mallory))).toEqual([{ chat_sessions: { count: 0 } }]);
      expect(await read(countsOf(alice))).toEqual([{ chat_sessions: { count: 1 } }]);
      expect(await read(pinsOf(alice))).toMatchObject([{ chat_sessions: { title: 'Alice' } }]);
    });

    it('are refused when the caller may not read their table', async () => {
      await library.database.transaction((q) =>
        q.script(
          'create table public.notes (id integer primary key, book_id integer references public.books)',
        ),
      );
      const fresh = await createWire(library.database);
      const reader = fresh.client(await addUser(library.database, 'Reader'));
      expect(await reader.from('books').select('id,notes(id)')).toMatchObject({
        status: 403,
        error: { code: '42501', message: 'permission denied for table notes' },
      });
    });
  });
});
