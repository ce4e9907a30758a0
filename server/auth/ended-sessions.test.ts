import type { Session, SupabaseClient } from '@supabase/supabase-js';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { freshDatabase } from '#server/testing/postgres/fresh-database.ts';
import { addUser } from '#server/testing/wire/users.ts';
import { createWire, type Wire } from '#server/testing/wire/wire-client.ts';

const password = 'correct horse battery';

interface Person {
  client: SupabaseClient;
  session: Session;
  id: string;
  email: string;
}

describe('the token of a session that has ended', () => {
  let database: Database;
  let wire: Wire;
  let otherNode: Wire;
  let advise: () => AsyncIterable<string> = () => say('Hello');
  beforeAll(async () => {
    database = await freshDatabase();
    wire = await createWire(database, { advise: () => advise() });
    otherNode = await createWire(database, { advise: () => advise() });
  });
  afterAll(() => database.close());

  async function* say(...texts: string[]): AsyncGenerator<string> {
    yield* texts;
  }
  const signUp = async (): Promise<Person> => {
    const client = wire.visitor();
    const email = `${crypto.randomUUID()}@example.com`;
    const { data } = await client.auth.signUp({ email, password });
    return { client, session: data.session!, id: data.user!.id, email };
  };
  const call = async (path: string, token: string, init: RequestInit = {}, node = wire) => {
    const response = await node.app.request(path, {
      ...init,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text };
  };
  const readProfile = (token: string, node = wire) => call('/rest/v1/profiles?select=*', token, {}, node);
  const askChat = (token: string, body: object = {}, node = wire) =>
    call(
      '/functions/v1/chat',
      token,
      { method: 'POST', body: JSON.stringify({ messages: [{ role: 'user', content: 'Hi' }], ...body }) },
      node,
    );
  const refresh = async (token: string) =>
    JSON.parse(
      (
        await call('/auth/v1/token?grant_type=refresh_token', wire.anonKey, {
          method: 'POST',
          body: JSON.stringify({ refresh_token: token }),
        })
      ).body,
    ) as { refresh_token: string; error_code?: string };

  const endings: Record<string, (person: Person) => Promise<unknown>> = {
    'was signed out': ({ client }) => client.auth.signOut({ scope: 'local' }),
    async 'was signed out from elsewhere'({ email }) {
      const other = wire.visitor();
      await other.auth.signInWithPassword({ email, password });
      return other.auth.signOut({ scope: 'others' });
    },
    async 'was ended in the list of sign-ins'({ email, session }) {
      const other = wire.visitor();
      await other.auth.signInWithPassword({ email, password });
      const id = String(decodeJwt(session.access_token).session_id);
      return other.functions.invoke(`sign-ins/${id}`, { method: 'DELETE' });
    },
    async 'had a refresh token that was used twice'({ session }) {
      const second = await refresh(session.refresh_token);
      await refresh(second.refresh_token);
      await database.query("update auth.refresh_tokens set updated_at = now() - interval '1 minute'");
      expect((await refresh(session.refresh_token)).error_code).toBe('refresh_token_already_used');
      expect((await refresh(session.refresh_token)).error_code).toBe('refresh_token_already_used');
    },
    'belongs to a banned user': ({ id }) =>
      wire.operator().auth.admin.updateUserById(id, { ban_duration: '1h' }),
    'belongs to a deleted account': ({ client, email }) =>
      client.functions.invoke('delete-account', { body: { confirm_email: email } }),
    'belongs to a retired account': ({ id }) => wire.operator().auth.admin.deleteUser(id, true),
    'is older than a new password': ({ id }) =>
      wire.operator().auth.admin.updateUserById(id, { password: 'another horse' }),
  };

  describe.each(Object.keys(endings))('is refused because it %s', (name) => {
    it('is refused at once by rest/v1, chat and auth/v1, on every node', async () => {
      const person = await signUp();
      const { access_token: token } = person.session;
      for (const node of [wire, otherNode]) {
        expect((await readProfile(token, node)).status).toBe(200);
        expect((await askChat(token, {}, node)).status).toBe(200);
      }
      await endings[name]!(person);
      for (const node of [wire, otherNode]) {
        const read = await readProfile(token, node);
        expect([read.status, JSON.parse(read.body)]).toEqual([
          401,
          { code: 'PGRST303', message: 'JWT session has ended. Sign in again.', details: null, hint: null },
        ]);
        expect(read.headers.get('www-authenticate')).toContain('invalid_token');
        const counted = await call('/rest/v1/chat_messages?select=count', token, {}, node);
        expect(counted.status).toBe(401);
        const row = JSON.stringify({ user_id: person.id, title: 'late' });
        const written = await call('/rest/v1/chat_sessions', token, { method: 'POST', body: row }, node);
        expect(written.status).toBe(401);
        const asked = await askChat(token, {}, node);
        expect([asked.status, JSON.parse(asked.body)]).toMatchObject([401, { code: 'unauthorized' }]);
        expect((await call('/functions/v1/sign-ins', token, {}, node)).status).toBe(401);
        expect((await call('/auth/v1/user', token, {}, node)).status).toBe(403);
      }
      const rows = await database.query("select from public.chat_sessions where title = 'late'");
      expect(rows).toEqual([]);
    });
  });

  it('lets a running answer finish, but does not store it', async () => {
    const { client, session, id } = await signUp();
    const place = { session_id: crypto.randomUUID(), reply_id: crypto.randomUUID() };
    await client.from('chat_sessions').insert({ id: place.session_id, user_id: id });
    const [started, signedOut] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    advise = async function* () {
      yield 'Half';
      started.resolve();
      await signedOut.promise;
      yield ' and half';
    };
    const answer = askChat(session.access_token, place);
    await started.promise;
    await client.auth.signOut({ scope: 'local' });
    signedOut.resolve();
    const { status, body } = await answer;
    expect(status).toBe(200);
    expect(body).toContain(' and half');
    const stored = await database.query('select from public.chat_messages where session_id = $1', [
      place.session_id,
    ]);
    expect(stored).toEqual([]);
  });

  it('is refused when it names a session of another user or no valid session', async () => {
    const [one, other] = [await signUp(), await signUp()];
    const { session_id } = decodeJwt(other.session.access_token);
    for (const claims of [{ sub: one.id, session_id }, { sub: one.id, session_id: 'x' }, { session_id }]) {
      const token = await wire.tokenFor({ role: 'authenticated', ...claims });
      expect((await readProfile(token)).status).toBe(401);
    }
  });

  it('does not affect keys and tokens without a session', async () => {
    const caller = await addUser(database, 'Issued elsewhere');
    const read = await readProfile(await wire.tokenFor(caller.claims));
    expect([read.status, JSON.parse(read.body)]).toMatchObject([200, [{ id: caller.id }]]);
    expect((await readProfile(await wire.tokenFor({ ...caller.claims, session_id: '' }))).status).toBe(200);
    expect((await readProfile(wire.serviceKey)).status).toBe(200);
    expect((await askChat(wire.anonKey)).status).toBe(200);
  });
});
