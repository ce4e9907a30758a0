import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '#server/db/caller.ts';
import type { Database } from '#server/db/database.ts';
import { freshDatabase } from '#server/testing/postgres/fresh-database.ts';
import { addUser } from '#server/testing/wire/users.ts';
import { createWire, type Wire } from '#server/testing/wire/wire-client.ts';

describe('the size of a response of rest/v1', () => {
  let database: Database;
  let wire: Wire;
  let user: Caller & { id: string };
  let client: SupabaseClient;
  let session: string;
  /** 100 messages of 100 KB: 10 MB. */
  beforeAll(async () => {
    const patient = 60_000;
    database = await freshDatabase({
      callerTimeouts: { anon: patient, authenticated: patient, service_role: patient, reserved: patient },
    });
    await database.transaction((q) =>
      q.script(`
        -- What happens with every new message takes long for such texts, and is not of interest here.
        alter table public.chat_messages disable trigger user;
        create table public.many (id integer primary key, label text not null);
        insert into public.many select n, repeat('a', 200) from generate_series(1, 40000) as n;
        grant select, delete on public.many to authenticated`),
    );
    wire = await createWire(database);
    user = await addUser(database, 'Reader');
    client = wire.client(user);
    const { data } = await client.from('chat_sessions').insert({ title: 'Long' }).select('id').single();
    session = (data as { id: string }).id;
    await fill(session, "repeat('a', 100000)", 100);
  });
  afterAll(() => database.close());

  const fill = (sessionId: string, content: string, count: number) =>
    database.query(
      `insert into public.chat_messages (session_id, user_id, role, content)
       select $1, $2, 'user', ${content} from generate_series(1, $3::integer)`,
      [sessionId, user.id, count],
    );
  const tooLarge = {
    status: 413,
    data: null,
    error: {
      code: 'response_too_large',
      message:
        'The result is larger than 4 MB. Ask for fewer rows with limit or Range, or select fewer columns.',
      details: null,
      hint: null,
    },
  };

  it('returns 413 for more than 4 MB, and less of it with a limit or fewer columns', async () => {
    const messages = () => client.from('chat_messages').select('*').eq('session_id', session);
    expect(await messages()).toMatchObject(tooLarge);
    const { data, error } = await messages().limit(25);
    expect(error).toBeNull();
    expect(data).toHaveLength(25);
    const narrow = await client.from('chat_messages').select('id,role').eq('session_id', session);
    expect(narrow.data).toHaveLength(100);
  });

  it('returns the count of rows that are too large to return', async () => {
    const { count, error } = await client
      .from('chat_messages')
      .select('*', { count: 'exact', head: true })
      .eq('session_id', session);
    expect({ count, error }).toEqual({ count: 100, error: null });
  });

  it('returns 413 for texts that become larger as JSON', async () => {
    const { data } = await client.from('chat_sessions').insert({ title: 'Escapes' }).select('id').single();
    const { id } = data as { id: string };
    // 2.5 MB of text, 15 MB of JSON.
    await fill(id, "'a' || repeat(chr(1), 25000)", 100);
    expect(await client.from('chat_messages').select('*').eq('session_id', id)).toMatchObject(tooLarge);
  });

  it('returns 413 for a change with a result that is too large, and changes nothing', async () => {
    const changed = await client
      .from('chat_messages')
      .update({ rating: 'up' })
      .eq('session_id', session)
      .select();
    expect(changed).toMatchObject(tooLarge);
    expect(await client.from('chat_messages').delete().eq('session_id', session).select()).toMatchObject(
      tooLarge,
    );
    const { count } = await client
      .from('chat_messages')
      .select('*', { count: 'exact', head: true })
      .eq('session_id', session)
      .is('rating', null);
    expect(count).toBe(100);
  });

  it('returns 413 for related rows of more than 4 MB, and some of them with a limit', async () => {
    const sessions = () => client.from('chat_sessions').select('id,chat_messages(content)').eq('id', session);
    expect(await sessions()).toMatchObject(tooLarge);
    const { data } = await sessions().limit(3, { referencedTable: 'chat_messages' });
    expect(data).toMatchObject([{ chat_messages: [{}, {}, {}] }]);
    // Each of these is small enough, and all of them together are not.
    const again = client.from('chat_messages').select('chat_sessions(chat_messages(content))');
    const few = again.eq('session_id', session).limit(20, { referencedTable: 'chat_sessions.chat_messages' });
    expect(await few).toMatchObject(tooLarge);
  });

  it('returns 413 for one text that is selected under many names', async () => {
    const names = Array.from({ length: 100 }, (_, n) => `c${n}:content`).join(',');
    expect(await client.from('chat_messages').select(names).eq('session_id', session).limit(1)).toMatchObject(
      tooLarge,
    );
  });

  it('returns 413 for a change of too many small rows', async () => {
    expect(await client.from('many').delete().gt('id', 0).select()).toMatchObject(tooLarge);
    const { count } = await client.from('many').delete({ count: 'exact' }).gt('id', 0);
    expect(count).toBe(40_000);
  });
});
