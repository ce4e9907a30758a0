import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '#server/db/database.ts';
import { freshDatabase } from '#server/testing/postgres/fresh-database.ts';
import { addUser } from '#server/testing/wire/users.ts';
import { createWire, type Wire } from '#server/testing/wire/wire-client.ts';

/** A library: books with one author and perhaps a translator, shelves that hold many books, genres inside of genres. */
const schema = `
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

export interface Library {
  database: Database;
  wire: Wire;
  /** Of a user who may read and write all of it. */
  client: SupabaseClient;
}

/** A database with tables that are related in every way there is, beside those of the product. */
export async function openLibrary(): Promise<Library> {
  const database = await freshDatabase();
  await database.transaction((q) => q.script(schema));
  const wire = await createWire(database);
  return { database, wire, client: wire.client(await addUser(database, 'Reader')) };
}

/** What a query returns, which must not be an error. */
export async function read(query: PromiseLike<{ data: unknown; error: Error | null }>): Promise<unknown> {
  const { data, error } = await query;
  if (error) throw error;
  return data;
}
