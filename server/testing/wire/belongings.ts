import { randomUUID } from 'node:crypto';
import type { Database } from '#server/db/database.ts';
import { makeReference } from '#server/functions/support/make-reference.ts';
import { addUser } from '#server/testing/wire/users.ts';

/** A user who has one row in every table of the product, which strangers then try to reach. */
export async function addUserWithBelongings(database: Database, name: string) {
  const user = await addUser(database, name);
  const session = randomUUID();
  const customer = `cus_${user.id}`;
  const event = `evt_${randomUUID()}`;
  const authSession = randomUUID();
  const factor = randomUUID();
  await database.transaction(async (q) => {
    await q.query('insert into public.chat_sessions (id, user_id, title) values ($1, $2, $3)', [
      session,
      user.id,
      name,
    ]);
    await q.query(
      "insert into public.chat_messages (session_id, user_id, role, content) values ($1, $2, 'user', 'my secret')",
      [session, user.id],
    );
    await q.query(
      `insert into public.holdings (user_id, kind, symbol, name, value, as_of, source)
       values ($1, 'fund', 'VTI', 'my secret fund', 1000, '2026-01-31', 'typed')`,
      [user.id],
    );
    await q.query(
      "insert into public.my_facts (user_id, fact, value, source) values ($1, 'income', '90000', 'typed')",
      [user.id],
    );
    await q.query(
      "insert into public.my_things (user_id, kind, name, details, source) values ($1, 'debt', 'Visa', '{}', 'typed')",
      [user.id],
    );
    await q.query(
      "insert into public.net_worth_days (user_id, day, assets, debts) values ($1, '2026-01-31', 1000, 0)",
      [user.id],
    );
    await q.query(
      `insert into public.support_requests (user_id, reference, plan, topic, message, session_id)
       values ($1, $2, 'free', 'other', 'my secret request', $3)`,
      [user.id, makeReference(), session],
    );
    await q.query(
      `insert into public.shared_plans (user_id, token_hash, plan)
       values ($1::uuid, encode(sha256($1::uuid::text::bytea), 'hex'), '{"made_on": "2026-01-31"}')`,
      [user.id],
    );
    // Only Pro has room for one, and Pro that has ended keeps it.
    await q.query("update public.profiles set subscription_tier = 'pro' where id = $1", [user.id]);
    await q.query(
      `insert into public.scenarios (user_id, name, calculator, inputs)
       values ($1, 'my secret scenario', 'compound_growth', '{"monthly": 500}')`,
      [user.id],
    );
    await q.query("update public.profiles set subscription_tier = 'free' where id = $1", [user.id]);
    await q.query('insert into public.stripe_customers (user_id, customer_id) values ($1, $2)', [
      user.id,
      customer,
    ]);
    await q.query(
      "insert into public.stripe_subscriptions (customer_id, status, price_id, current_period_end) values ($1, 'active', 'price_1', 1800000000)",
      [customer],
    );
    await q.query(
      "insert into internal.processed_webhooks (event_id, event_type, processed_at) values ($1, 'invoice.paid', now())",
      [event],
    );
    await q.query(
      "insert into internal.checkout_leases (user_id, holder, until) values ($1, gen_random_uuid(), 'infinity')",
      [user.id],
    );
    await q.query(
      "insert into internal.mail_queue (kind, email, user_id, due_at) values ('recovery', $1, $2, 'infinity')",
      [`${name}@example.com`, user.id],
    );
    await q.query(
      `insert into internal.api_keys (user_id, name, prefix, hash)
       values ($1::uuid, 'Laptop', 'fd_live_0000', encode(sha256($1::uuid::text::bytea), 'hex'))`,
      [user.id],
    );
    await q.query(
      "insert into internal.recovery_codes (user_id, code_hash, set_id) values ($1, 'h', gen_random_uuid())",
      [user.id],
    );
    await q.query('insert into internal.rate_limits (bucket, user_id, tokens) values ($1, $2, 1)', [
      `chat:${user.id}`,
      user.id,
    ]);
    await q.query("insert into internal.known_networks (user_id, network) values ($1, 'network:a')", [
      user.id,
    ]);
    await q.query(
      "insert into internal.idempotent_calls (caller, key_hash, path, body_hash, holder, user_id, answer) values ($1, 'k', '/findeus-chat', 'b', gen_random_uuid(), $2, 'my answer')",
      [`user:${user.id}`, user.id],
    );
    await q.query(
      "insert into auth.identities (provider_id, user_id, identity_data, provider) values ($1::text, $1::text::uuid, '{}', 'email')",
      [user.id],
    );
    await q.query(
      "insert into auth.mfa_factors (id, user_id, factor_type, secret) values ($1, $2, 'totp', 's')",
      [factor, user.id],
    );
    await q.query('insert into auth.mfa_challenges (factor_id) values ($1)', [factor]);
    await q.query('insert into auth.sessions (id, user_id, factor_id) values ($1, $2, $3)', [
      authSession,
      user.id,
      factor,
    ]);
    await q.query(
      "insert into auth.mfa_amr_claims (session_id, authentication_method) values ($1, 'password')",
      [authSession],
    );
    await q.query(
      'insert into auth.refresh_tokens (seed, token_hash, user_id, session_id) values (gen_random_uuid(), $1, $2, $3)',
      [randomUUID(), user.id, authSession],
    );
    await q.query(
      "insert into auth.one_time_tokens (user_id, token_type, token_hash, relates_to) values ($1, 'recovery_token', 'h', 'r')",
      [user.id],
    );
    await q.query(
      "insert into auth.flow_state (user_id, authentication_method, provider_type) values ($1, 'recovery', 'email')",
      [user.id],
    );
  });
  return { ...user, session, customer, event };
}

/** Every table of the product's schemas, as the catalogue has them now. */
export async function listTables(database: Database): Promise<string[]> {
  const rows = await database.transaction((q) =>
    q.query<{ name: string }>(
      `select n.nspname || '.' || c.relname as name
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname in ('public', 'auth', 'internal') and c.relkind in ('r', 'p', 'v', 'm')
       order by 1`,
    ),
  );
  return rows.map(({ name }) => name);
}
