import type { PublicConfig } from '#contract/public-config.ts';
import { fetchPart } from '#web/lib/fetch-part.ts';

/**
 * A client that keeps nothing and leaves the session of this browser alone. Without PKCE, so that the link of a mail that
 * it asks for works in any browser.
 */
export async function openPassingClient({ supabaseUrl, anonKey }: PublicConfig) {
  const { createClient } = await fetchPart(() => import('@supabase/supabase-js'));
  return createClient(supabaseUrl, anonKey, {
    auth: {
      flowType: 'implicit',
      persistSession: false,
      autoRefreshToken: false,
      detectSessionInUrl: false,
      storageKey: 'findeus-passing',
    },
  });
}
