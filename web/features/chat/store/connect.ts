import type { Connection } from '#web/features/chat/store/ask.ts';
import type { AccountStore } from '#web/lib/account/account-store.ts';

/** How the server is reached, and as whom: with the session of who is signed in, else with the public key. */
export async function connect(account: AccountStore, signal: AbortSignal): Promise<Connection> {
  const client = await account.client();
  const { config, account: now } = account.current();
  if (!config) throw new Error('There is no configuration');
  const session = now.state === 'signed in' ? (await client.auth.getSession()).data.session : null;
  return {
    supabaseUrl: config.supabaseUrl,
    token: session?.access_token ?? config.anonKey,
    signal,
    fetch: account.fetch,
  };
}

/** What an answer may know of who asks. The name and the address are nobody's business. */
export function profileOf(account: AccountStore): Record<string, unknown> | null {
  const { account: now } = account.current();
  const tier = now.state === 'signed in' ? now.profile?.subscription_tier : undefined;
  return tier ? { subscription_tier: tier } : null;
}
