import type { SupabaseClient } from '@supabase/supabase-js';
import type { PublicConfig } from '#contract/public-config.ts';
import { openPassingClient } from '#web/lib/account/passing-client.ts';

/** Asks for the mail with which a new password is chosen. The mail is often read on a phone, and its link works there. */
export async function requestReset(config: PublicConfig, email: string, redirectTo: string) {
  const { auth } = await openPassingClient(config);
  return auth.resetPasswordForEmail(email, { redirectTo });
}

/**
 * The code that was mailed to one of the two addresses of a change. The second opens another session, which is
 * ended: the user keeps the one they have, which may have passed a second factor.
 */
export async function confirmEmailChange(
  client: SupabaseClient,
  config: PublicConfig,
  { email, token }: { email: string; token: string },
) {
  const { auth } = await openPassingClient(config);
  const { data, error } = await auth.verifyOtp({ email, token, type: 'email_change' });
  if (data.session) {
    await auth.signOut({ scope: 'local' });
    await client.auth.refreshSession();
  }
  return { error };
}
