import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anonymousCaller, asRole } from '#server/db/as-role.ts';
import type { Caller } from '#server/db/caller.ts';
import { DatabaseError } from '#server/db/database-error.ts';
import type { Database } from '#server/db/database.ts';
import { addUserWithBelongings, listTables } from '#server/testing/wire/belongings.ts';
import { freshDatabase } from '#server/testing/postgres/fresh-database.ts';
import { addUser } from '#server/testing/wire/users.ts';

type Alice = Awaited<ReturnType<typeof addUserWithBelongings>>;

/** For each table, what a stranger tries: a row in Alice's name, and a change of hers. */
const attempts: Record<string, { insert(alice: Alice): string; update: string }> = {
  'public.profiles': {
    insert: ({ id }) => `(id, full_name) values ('${id}', 'Mallory')`,
    update: "full_name = 'Mallory'",
  },
  'public.chat_sessions': {
    insert: ({ id }) => `(user_id, title) values ('${id}', 'planted')`,
    update: "title = 'taken over'",
  },
  'public.chat_messages': {
    insert: ({ id, session }) =>
      `(session_id, user_id, role, content) values ('${session}', '${id}', 'assistant', 'planted')`,
    update: "content = 'changed'",
  },
  'public.holdings': {
    insert: ({ id }) =>
      `(user_id, kind, name, value, as_of, source) values ('${id}', 'cash', 'planted', 1, '2026-01-31', 'typed')`,
    update: 'value = 0',
  },
  'public.my_facts': {
    insert: ({ id }) => `(user_id, fact, value, source) values ('${id}', 'age', '40', 'typed')`,
    update: "value = '1'",
  },
  'public.my_things': {
    insert: ({ id }) =>
      `(user_id, kind, name, details, source) values ('${id}', 'goal', 'planted', '{}', 'typed')`,
    update: "name = 'taken'",
  },
  'public.net_worth_days': {
    insert: ({ id }) => `(user_id, day, assets, debts) values ('${id}', '2026-02-01', 1, 1)`,
    update: 'assets = 0',
  },
  'public.support_requests': {
    insert: ({ id }) =>
      `(user_id, reference, plan, topic, message) values ('${id}', 'FD-AAA-AAA', 'pro', 'other', 'planted')`,
    update: 'closed_at = now()',
  },
  'public.shared_plans': {
    insert: ({ id }) => `(user_id, token_hash, plan) values ('${id}', '${'0'.repeat(64)}', '{}')`,
    update: "plan = '{}'",
  },
  'public.scenarios': {
    insert: ({ id }) => `(user_id, name, calculator, inputs) values ('${id}', 'planted', 'x', '{}')`,
    update: "name = 'taken'",
  },
  'public.stripe_customers': {
    insert: ({ id }) => `(user_id, customer_id) values ('${id}', 'cus_planted')`,
    update: "customer_id = 'cus_taken'",
  },
  'public.stripe_subscriptions': {
    insert: ({ customer }) => `(customer_id, status) values ('${customer}', 'active')`,
    update: "status = 'canceled'",
  },
  'public.stripe_user_subscriptions': {
    insert: ({ customer }) => `(customer_id) values ('${customer}')`,
    update: "customer_id = 'cus_taken'",
  },
  'internal.api_keys': {
    insert: ({ id }) =>
      `(user_id, name, prefix, hash) values ('${id}', 'planted', 'fd_', '${'0'.repeat(64)}')`,
    update: 'revoked_at = null',
  },
  'internal.recovery_codes': {
    insert: ({ id }) => `(user_id, code_hash, set_id) values ('${id}', 'planted', gen_random_uuid())`,
    update: 'used_at = null',
  },
  'internal.processed_webhooks': {
    insert: () => "(event_id, event_type, processed_at) values ('evt_planted', 'invoice.paid', now())",
    update: 'processed_at = now()',
  },
  'internal.daily_work': {
    insert: () => "(name, holder, held_until) values ('planted', gen_random_uuid(), 'infinity')",
    update: "held_until = 'infinity'",
  },
  'internal.checkout_leases': {
    insert: ({ id }) => `(user_id, holder, until) values ('${id}', gen_random_uuid(), now())`,
    update: 'until = now()',
  },
  'internal.mail_queue': {
    insert: ({ id }) => `(kind, email, user_id) values ('recovery', 'm@example.com', '${id}')`,
    update: "email = 'taken@example.com'",
  },
  'internal.message_words': {
    insert: ({ id }) => `(message_id, user_id, words) values (gen_random_uuid(), '${id}', '')`,
    update: "words = ''",
  },
  'internal.storage_limits': {
    insert: () => "(tier, bytes, messages, sessions) values ('planted', 1e15, 1e9, 1e9)",
    update: 'bytes = 1e15',
  },
  'internal.plan_limits': {
    insert: () => "(tier, holdings) values ('planted', 1000000)",
    update: 'holdings = 1000000',
  },
  'internal.storage_used': {
    insert: ({ id }) => `(user_id, bytes, messages, sessions) values ('${id}', 0, 0, 0)`,
    update: 'bytes = 0',
  },
  'internal.known_networks': {
    insert: ({ id }) => `(user_id, network) values ('${id}', 'planted')`,
    update: "network = 'taken'",
  },
  'internal.rate_limits': {
    insert: () => "(bucket, tokens) values ('planted', 1e9)",
    update: 'tokens = 1e9',
  },
  'internal.idempotent_calls': {
    insert: ({ id }) =>
      `(caller, key_hash, path, body_hash, holder, user_id) values ('c', 'k', 'p', 'b', gen_random_uuid(), '${id}')`,
    update: "answer = 'changed'",
  },
  'internal.schema_migrations': {
    insert: () => "(version, name, checksum) values ('1', 'planted', '')",
    update: "checksum = ''",
  },
  'auth.users': {
    insert: () => "(email) values ('planted@example.com')",
    update: "email = 'taken@example.com'",
  },
  'auth.identities': {
    insert: ({ id }) =>
      `(provider_id, user_id, identity_data, provider) values ('g', '${id}', '{}', 'google')`,
    update: "provider_id = 'taken'",
  },
  'auth.sessions': { insert: ({ id }) => `(user_id) values ('${id}')`, update: "aal = 'aal2'" },
  'auth.refresh_tokens': {
    insert: ({ id }) =>
      `(seed, token_hash, user_id, session_id) values (gen_random_uuid(), 't', '${id}', gen_random_uuid())`,
    update: 'revoked = true',
  },
  'auth.mfa_factors': {
    insert: ({ id }) => `(user_id, factor_type) values ('${id}', 'totp')`,
    update: "status = 'verified'",
  },
  'auth.mfa_challenges': {
    insert: () => '(factor_id) values (gen_random_uuid())',
    update: 'verified_at = now()',
  },
  'auth.mfa_amr_claims': {
    insert: () => "(session_id, authentication_method) values (gen_random_uuid(), 'totp')",
    update: "authentication_method = 'totp'",
  },
  'auth.one_time_tokens': {
    insert: ({ id }) =>
      `(user_id, token_type, token_hash, relates_to) values ('${id}', 'recovery_token', 'mine', 'me')`,
    update: "token_hash = 'mine'",
  },
  'auth.flow_state': {
    insert: () => "(authentication_method, provider_type) values ('recovery', 'email')",
    update: "auth_code = 'mine'",
  },
  'internal.signing_keys': {
    insert: () => "(kid, algorithm, public_jwk, sealed_private_jwk) values ('k', 'ES256', '{}', '')",
    update: "kid = 'mine'",
  },
};

describe('a stranger is refused', () => {
  let database: Database;
  let alice: Alice;
  let strangers: Record<'anon' | 'another user', Caller>;
  beforeAll(async () => {
    database = await freshDatabase();
    alice = await addUserWithBelongings(database, 'Alice');
    strangers = { anon: anonymousCaller, 'another user': await addUser(database, 'Mallory') };
    await database.transaction(async (q) => {
      await q.query(
        "insert into internal.signing_keys (kid, algorithm, public_jwk, sealed_private_jwk) values ('a', 'ES256', '{}', '')",
      );
      await q.query(
        "insert into internal.daily_work (name, holder, held_until) values ('a', gen_random_uuid(), now())",
      );
    });
  });
  afterAll(() => database.close());

  it('in every table', async () => {
    expect(Object.keys(attempts).sort()).toEqual(await listTables(database));
  });

  it('with row-level security on every table', async () => {
    const open = await database.transaction((q) =>
      q.query(
        `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
         where n.nspname in ('public', 'auth', 'internal') and c.relkind in ('r', 'p') and not c.relrowsecurity`,
      ),
    );
    expect(open).toEqual([]);
  });

  // 42501: no right to it, or row-level security. 55000: a view that nobody can write through. Rows that are
  // invisible are simply not there. Anything else is a hole or a broken test.
  const refusals = new Set(['42501', '55000']);
  const refusal = async (caller: Caller, sql: string) => {
    try {
      return await asRole(database, caller, (q) => q.query(sql));
    } catch (error) {
      if (error instanceof DatabaseError && refusals.has(error.code)) return 'refused';
      throw error;
    }
  };

  /** Everything in the table, seen by its owner and without what time alone changes. */
  const contents = (table: string) =>
    database.transaction((q) => q.query(`select * from ${table} order by 1`));

  describe.each(['anon', 'another user'] as const)('%s', (who) => {
    it.each(Object.keys(attempts))('cannot read, add, change or delete in %s', async (table) => {
      const stranger = strangers[who];
      const attempt = attempts[table]!;
      const before = await contents(table);
      // The view shows nothing to the server's own role, which is nobody; every other table has a row to protect.
      expect(before.length > 0).toBe(table !== 'public.stripe_user_subscriptions');

      const seen = await refusal(stranger, `select * from ${table}`);
      expect(JSON.stringify(seen)).not.toContain(alice.id);
      expect(JSON.stringify(seen)).not.toContain(alice.event);

      expect(await refusal(stranger, `insert into ${table} ${attempt.insert(alice)}`)).toBe('refused');
      // Also unasked rows: an update without WHERE reaches whatever the stranger may touch, and that is nothing of hers.
      expect(['refused', []]).toContainEqual(
        await refusal(stranger, `update ${table} set ${attempt.update} where true`),
      );
      expect(['refused', []]).toContainEqual(await refusal(stranger, `delete from ${table}`));

      const after = await contents(table);
      expect(ownedBy(alice, after)).toEqual(ownedBy(alice, before));
    });
  });

  it.each(['internal', 'auth'])('cannot use the schema %s', async (schema) => {
    for (const table of Object.keys(attempts).filter((name) => name.startsWith(`${schema}.`))) {
      expect(await refusal(strangers.anon, `select from ${table}`)).toBe('refused');
      expect(await refusal(strangers['another user'], `select from ${table}`)).toBe('refused');
    }
  });

  it('gets the same answer for a conversation of another user as for a missing one', async () => {
    const mallory = strangers['another user'];
    const write = (session: string) =>
      asRole(database, mallory, (q) =>
        q.query("insert into public.chat_messages (session_id, role, content) values ($1, 'user', 'hi')", [
          session,
        ]),
      ).catch((error: DatabaseError) => ({ code: error.code, message: error.message }));
    expect(await write(alice.session)).toEqual(await write(randomUUID()));
    expect(await write(alice.session)).toMatchObject({ code: '42501' });
  });
});

/** Mallory may change her own profile; what must stay is everything else. */
function ownedBy(alice: Alice, rows: Record<string, unknown>[]) {
  return rows.filter((row) => row.full_name === undefined || row.id === alice.id);
}
