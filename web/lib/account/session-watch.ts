import type { SupabaseClient, User } from '@supabase/supabase-js';

const unauthorized = 401;
const watched = ['/rest/v1/', '/functions/v1/'];
/** Statuses of an invalid session: it has ended, or its user was blocked or deleted. */
const refusals = new Set([400, unauthorized, 403]);

/**
 * The user of the session, as the server knows it. Null without a valid session; the stored one is then removed. If the
 * server cannot be reached: the user of the stored session, or undefined.
 */
export async function findUser({ auth }: SupabaseClient): Promise<User | null | undefined> {
  const { data: kept, error: notKept } = await auth.getSession();
  if (!kept.session) return notKept && !refusals.has(notKept.status ?? 0) ? undefined : null;
  const { data, error } = await auth.getUser();
  if (!error) return data.user;
  if (!refusals.has(error.status ?? 0)) return kept.session.user;
  await auth.signOut({ scope: 'local' });
  return null;
}

/** A fetch that calls `look` after a 401 of the tables or functions, before it returns the response. */
export function watchSession(window: Window, look: () => Promise<void>): typeof fetch {
  let looking: Promise<void> | null = null;
  return async (input, init) => {
    const response = await window.fetch(input, init);
    if (response.status === unauthorized && isWatched(input)) {
      looking ??= look().finally(() => (looking = null));
      await looking;
    }
    return response;
  };
}

function isWatched(input: RequestInfo | URL): boolean {
  const address = input instanceof Request ? input.url : String(input);
  return watched.some((path) => address.includes(path));
}
