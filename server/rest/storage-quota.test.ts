import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storageLimits } from '#contract/plans.ts';
import { asRole } from '#server/db/as-role.ts';
import type { Caller } from '#server/db/caller.ts';
import type { Database } from '#server/db/database.ts';
import { freshDatabase } from '#server/testing/postgres/fresh-database.ts';
import { addUser } from '#server/testing/wire/users.ts';
import { createWire, type Wire } from '#server/testing/wire/wire-client.ts';

type User = Caller & { id: string };

describe('the storage quota', () => {
  let database: Database;
  let wire: Wire;
  beforeAll(async () => {
    database = await freshDatabase();
    wire = await createWire(database);
  });
  afterAll(() => database.close());

  const addSession = async (user: User) => {
    const { data } = await wire
      .client(user)
      .from('chat_sessions')
      .insert({})
      .select()
      .single<{ id: string }>();
    return data!.id;
  };
  const addMessage = (user: User, session: string, content: string, id: string = randomUUID()) =>
    wire.client(user).from('chat_messages').insert({ id, session_id: session, role: 'user', content });
  const usedBy = async ({ id }: User) => {
    const [row] = await database.query<{ bytes: number; messages: number; sessions: number }>(
      'select bytes, messages, sessions from internal.storage_used where user_id = $1',
      [id],
    );
    return row;
  };
  /** What the rows themselves say. */
  const counted = async ({ id }: User) => {
    const [row] = await database.query(
      `select coalesce(sum(octet_length(content)), 0)::bigint as bytes, count(*) as messages,
         (select count(*) from public.chat_sessions where user_id = $1) as sessions
       from public.chat_messages where user_id = $1`,
      [id],
    );
    return row;
  };
  /** As if the account had stored this much more. */
  const fill = (user: User, more: { bytes?: number; messages?: number; sessions?: number }) =>
    database.query(
      `update internal.storage_used
       set bytes = bytes + $2, messages = messages + $3, sessions = sessions + $4 where user_id = $1`,
      [user.id, more.bytes ?? 0, more.messages ?? 0, more.sessions ?? 0],
    );
  const setTier = (user: User, tier: string) =>
    database.query('update public.profiles set subscription_tier = $2 where id = $1', [user.id, tier]);

  it('is the same in the database and in the contract', async () => {
    const rows = await database.query<{ tier: string }>('select * from internal.storage_limits');
    expect(Object.fromEntries(rows.map(({ tier, ...limits }) => [tier, limits]))).toEqual(storageLimits);
  });

  it('counts inserts, changes and deletions, also by cascade', async () => {
    const user = await addUser(database, 'Alice');
    const client = wire.client(user);
    const [session, other] = [await addSession(user), await addSession(user)];
    const message = randomUUID();
    await addMessage(user, session, 'four', message);
    await addMessage(user, other, 'zwölf');
    expect(await usedBy(user)).toEqual({ bytes: 10, messages: 2, sessions: 2 });
    await client.from('chat_messages').update({ content: 'seventeen' }).eq('id', message);
    await client.from('chat_messages').update({ rating: 'up' }).eq('id', message);
    expect(await usedBy(user)).toEqual({ bytes: 15, messages: 2, sessions: 2 });
    const again = { id: message, session_id: session, role: 'user', content: 'ignored' };
    await client.from('chat_messages').upsert(again, { ignoreDuplicates: true });
    expect(await usedBy(user)).toEqual(await counted(user));
    await client.from('chat_messages').delete().eq('id', message);
    expect(await usedBy(user)).toEqual({ bytes: 6, messages: 1, sessions: 2 });
    await client.from('chat_sessions').delete().eq('id', other);
    expect(await usedBy(user)).toEqual({ bytes: 0, messages: 0, sessions: 1 });
  });

  it('is deleted with the account', async () => {
    const user = await addUser(database, 'Alice');
    await addMessage(user, await addSession(user), 'hello');
    await database.query('delete from auth.users where id = $1', [user.id]);
    expect(await usedBy(user)).toBeUndefined();
  });

  it('counts rows from before the counter existed, also when the account is deleted', async () => {
    const user = await addUser(database, 'Alice');
    const session = await addSession(user);
    await addMessage(user, session, 'hello');
    const forget = () => database.query('delete from internal.storage_used where user_id = $1', [user.id]);
    await forget();
    await addMessage(user, session, 'again');
    expect(await usedBy(user)).toEqual({ bytes: 10, messages: 2, sessions: 1 });
    await forget();
    await wire.client(user).from('chat_messages').delete().eq('content', 'again');
    expect(await usedBy(user)).toEqual({ bytes: 5, messages: 1, sessions: 1 });
    await forget();
    await database.query('delete from auth.users where id = $1', [user.id]);
    expect(await usedBy(user)).toBeUndefined();
  });

  it('counts correctly when many write and delete at once', async () => {
    const user = await addUser(database, 'Alice');
    const session = await addSession(user);
    await database.query('delete from internal.storage_used where user_id = $1', [user.id]);
    const ids = Array.from({ length: 20 }, () => randomUUID());
    await Promise.all(
      ids.map(async (id, n) => {
        await addMessage(user, session, 'x'.repeat(n + 1), id);
        if (n % 3 === 0) await wire.client(user).from('chat_messages').delete().eq('id', id);
      }),
    );
    expect(await usedBy(user)).toEqual(await counted(user));
  });

  it.each([
    ['bytes', '50 MB of messages'],
    ['messages', '20000 messages'],
  ] as const)('refuses a message over the limit of %s, and says what to do', async (what, limit) => {
    const user = await addUser(database, 'Alice');
    const session = await addSession(user);
    await fill(user, { [what]: storageLimits.free[what] });
    const before = await usedBy(user);
    expect(await addMessage(user, session, 'one more')).toMatchObject({
      status: 413,
      error: {
        code: 'PT413',
        message: `Your account is full: it has room for ${limit}.`,
        hint: 'Delete conversations that you no longer need, then try again.',
      },
    });
    expect(await usedBy(user)).toEqual(before);
    expect(await wire.client(user).from('chat_messages').select()).toMatchObject({ data: [] });
    expect(wire.logged.join('')).not.toContain('one more');
  });

  it('refuses a conversation over the limit, and accepts one after a deletion', async () => {
    const user = await addUser(database, 'Alice');
    const session = await addSession(user);
    await fill(user, { sessions: storageLimits.free.sessions - 1 });
    const client = wire.client(user);
    expect(await client.from('chat_sessions').insert({})).toMatchObject({
      status: 413,
      error: { message: 'Your account is full: it has room for 2000 conversations.' },
    });
    expect((await client.from('chat_sessions').delete().eq('id', session)).error).toBeNull();
    expect((await client.from('chat_sessions').insert({})).error).toBeNull();
  });

  it('holds for concurrent writes', async () => {
    const user = await addUser(database, 'Alice');
    const session = await addSession(user);
    await fill(user, { messages: storageLimits.free.messages - 3 });
    const answers = await Promise.all(Array.from({ length: 8 }, () => addMessage(user, session, 'hello')));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 413)).toHaveLength(5);
  });

  it('is larger for Pro, and lets a former Pro user shorten and delete', async () => {
    const user = await addUser(database, 'Alice');
    const session = await addSession(user);
    await setTier(user, 'pro');
    await fill(user, { bytes: storageLimits.free.bytes });
    const id = randomUUID();
    expect((await addMessage(user, session, 'hello', id)).error).toBeNull();
    await setTier(user, 'free');
    const messages = wire.client(user).from('chat_messages');
    expect((await messages.update({ content: 'hello there' }).eq('id', id)).status).toBe(413);
    expect((await messages.update({ content: 'hi' }).eq('id', id)).error).toBeNull();
    expect((await messages.update({ rating: 'up' }).eq('id', id)).error).toBeNull();
    expect((await messages.delete().eq('id', id)).error).toBeNull();
  });

  describe('for a change of many messages', () => {
    const sizeOfMessages = async () => {
      const [row] = await database.query<{ bytes: number }>(
        "select pg_total_relation_size('public.chat_messages')::int as bytes",
      );
      return row!.bytes;
    };
    const addMany = async (user: User, count: number, content: string) => {
      const session = await addSession(user);
      const row = { session_id: session, role: 'user', content };
      const rows = Array.from({ length: count }, () => row);
      expect((await wire.client(user).from('chat_messages').insert(rows)).error).toBeNull();
    };
    /** Nothing that Postgres could compress. */
    const long = randomBytes(70_000).toString('base64');

    it('refuses it before the disk is full, and changes nothing', async () => {
      const user = await addUser(database, 'Alice');
      await addMany(user, 600, 'x');
      const [size, used] = [await sizeOfMessages(), await usedBy(user)];
      const change = wire.client(user).from('chat_messages').update({ content: long });
      expect(await change.not('id', 'is', null)).toMatchObject({
        status: 413,
        error: { code: 'PT413', hint: 'Change fewer messages at a time.' },
      });
      expect((await sizeOfMessages()) - size).toBeLessThan(10_000_000);
      expect(await usedBy(user)).toEqual(used);
      const { data } = await wire.client(user).from('chat_messages').select('content');
      expect(new Set(data!.map(({ content }) => content))).toEqual(new Set(['x']));
    });

    it('accepts any number of small changes', async () => {
      const user = await addUser(database, 'Alice');
      await addMany(user, 10, 'x');
      for (const content of [long, 'y', long]) {
        const change = wire.client(user).from('chat_messages').update({ content });
        expect((await change.not('id', 'is', null)).error).toBeNull();
      }
      expect(await usedBy(user)).toEqual(await counted(user));
    });

    it('counts short messages that a rating rewrites', async () => {
      const user = await addUser(database, 'Alice');
      const session = await addSession(user);
      await database.transaction(async (queries) => {
        // So many are quick to add without their words.
        await queries.query('alter table public.chat_messages disable trigger keep_message_words');
        await queries.query(
          `insert into public.chat_messages (session_id, user_id, role, content)
           select $1, $2, 'user', repeat('x', 1900) from generate_series(1, 2500)`,
          [session, user.id],
        );
        await queries.query('alter table public.chat_messages enable trigger keep_message_words');
      });
      const rate = () => wire.client(user).from('chat_messages').update({ rating: 'up' });
      expect((await rate().not('id', 'is', null)).status).toBe(413);
      expect((await rate().eq('content', 'nothing like it')).error).toBeNull();
    });
  });

  it('cannot be read or changed by the user', async () => {
    const user = await addUser(database, 'Alice');
    await addSession(user);
    for (const sql of [
      'select * from internal.storage_used',
      'update internal.storage_used set bytes = 0',
      'delete from internal.storage_used',
      `select internal.count_storage('${user.id}', -1000, 0, 0)`,
      'update internal.storage_limits set bytes = 1e15',
    ]) {
      await expect(asRole(database, user, (queries) => queries.query(sql))).rejects.toMatchObject({
        code: '42501',
      });
    }
    expect((await wire.client(user).from('storage_used').select()).status).toBe(404);
  });
});
