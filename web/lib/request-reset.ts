import type { PublicConfig } from '#contract/public-config.ts';

/**
 * Asks for the mail with which a new password is chosen. By a client of its own, without PKCE: such a mail is read on a
 * phone as often as not, and has to work there.
 */
export async function requestReset(
  { supabaseUrl, anonKey }: PublicConfig,
  email: string,
  redirectTo: string,
) {
  const { createClient } = await import('@supabase/supabase-js');
  const { auth } = createClient(supabaseUrl, anonKey, {
    auth: {
      flowType: 'implicit',
      persistSession: false,
      autoRefreshToken: false,
      detectSessionInUrl: false,
      storageKey: 'findeus-reset',
    },
  });
  return auth.resetPasswordForEmail(email, { redirectTo });
}
