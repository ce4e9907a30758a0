import type { SupabaseClient } from '@supabase/supabase-js';
import { fetchApiKeys } from '#web/features/account/fetch-api-keys.ts';
import { fetchAllRows } from '#web/lib/fetch-all-rows.ts';

/** Everything that is stored about the caller, as it is shown to them; throws rather than leave something out. */
export async function collectData(client: SupabaseClient): Promise<object> {
  const { data, error } = await client.auth.getUser();
  if (error) throw error;
  const { id, email, created_at, last_sign_in_at, user_metadata, identities, factors } = data.user;
  return {
    exported_at: new Date().toISOString(),
    account: { id, email, created_at, last_sign_in_at, user_metadata, identities, factors },
    profile: await all(client, 'profiles', 'id'),
    conversations: await all(client, 'chat_sessions', 'id'),
    messages: await all(client, 'chat_messages', 'id'),
    my_facts: await all(client, 'my_facts', 'fact'),
    my_things: await all(client, 'my_things', 'id'),
    net_worth_days: await all(client, 'net_worth_days', 'day'),
    holdings: await all(client, 'holdings', 'id'),
    support_requests: await all(client, 'support_requests', 'id'),
    scenarios: await all(client, 'scenarios', 'id'),
    shared_plans: await all(client, 'shared_plans', 'id'),
    subscription: await all(client, 'stripe_user_subscriptions', 'customer_id'),
    api_keys: await fetchApiKeys(client),
  };
}

async function all(client: SupabaseClient, table: string, key: string): Promise<unknown[]> {
  const { rows, error } = await fetchAllRows<unknown>((from, to) =>
    client.from(table).select('*').order(key).range(from, to),
  );
  if (error) throw error;
  return rows;
}
