import type { SupportedStorage, User } from '@supabase/supabase-js';
import type { PublicConfig } from '#contract/public-config.ts';
import type { AddressLink } from '#web/lib/account/auth-address.ts';
import { sessionKey } from '#web/lib/account/kept-session.ts';
import { fetchPart } from '#web/lib/fetch-part.ts';

/** The session that a link in the address brings. */
export interface Arrival {
  user: User;
  tokens: { access_token: string; refresh_token: string };
  /** Ends it at the server. */
  discard: () => Promise<void>;
}

const arrivalKey = 'findeus-arrival';
const verifier = '-code-verifier';

/**
 * Finds out from the server whose session a link brings, with a client of its own: the session that this browser keeps is
 * neither read nor changed. Null where the link is no good.
 */
export async function readArrival(
  window: Window,
  { supabaseUrl, anonKey }: PublicConfig,
  link: AddressLink,
): Promise<Arrival | null> {
  const { createClient } = await fetchPart(() => import('@supabase/supabase-js'));
  const { auth } = createClient(supabaseUrl, anonKey, {
    auth: {
      flowType: 'pkce',
      storageKey: arrivalKey,
      storage: inMemory(window),
      autoRefreshToken: false,
      detectSessionInUrl: false,
    },
  });
  const { data, error } =
    'code' in link ? await auth.exchangeCodeForSession(link.code) : await auth.setSession(link.tokens);
  if (error || !data.session) return null;
  const { access_token, refresh_token, user } = data.session;
  return {
    user,
    tokens: { access_token, refresh_token },
    async discard() {
      await auth.signOut({ scope: 'local' });
    },
  };
}

/** Keeps nothing in the browser. Only the secret of a sign-in that was begun here is read from there, and used up. */
function inMemory(window: Window): SupportedStorage {
  const kept = new Map<string, string>();
  return {
    getItem: (key) =>
      key === arrivalKey + verifier
        ? tryStorage(() => window.localStorage.getItem(sessionKey + verifier))
        : (kept.get(key) ?? null),
    setItem: (key, value) => void kept.set(key, value),
    removeItem(key) {
      if (key === arrivalKey + verifier)
        tryStorage(() => window.localStorage.removeItem(sessionKey + verifier));
      kept.delete(key);
    },
  };
}

interface KeptArrival {
  tokens: Arrival['tokens'];
  /** It came by a mailed link. */
  mailed: boolean;
}

/** Keeps what an unanswered question is about, for this tab only; null forgets it. */
export function keepArrival(window: Window, arrival: KeptArrival | null): void {
  tryStorage(() =>
    arrival
      ? window.sessionStorage.setItem(arrivalKey, JSON.stringify(arrival))
      : window.sessionStorage.removeItem(arrivalKey),
  );
}

export function recallArrival(window: Window): KeptArrival | null {
  return tryStorage(
    () => JSON.parse(window.sessionStorage.getItem(arrivalKey) ?? 'null') as KeptArrival | null,
  );
}

/** Where the browser keeps nothing for us, even to look at its storage may be forbidden. */
function tryStorage<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
