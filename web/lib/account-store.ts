import type { AuthChangeEvent, Session, SupabaseClient, User } from '@supabase/supabase-js';
import type { PublicConfig } from '#contract/public-config.ts';
import { loadConfig } from '#web/lib/load-config.ts';
import { errorInAddress, hasAuthInAddress } from '#web/lib/auth-address.ts';

export interface Profile {
  id: string;
  full_name: string;
  subscription_tier: string;
}

/** A row of the view stripe_user_subscriptions, as far as the pages show it. */
export interface Subscription {
  subscription_status: string | null;
  price_id: string | null;
  /** Unix seconds. */
  current_period_end: number | null;
  cancel_at_period_end: boolean | null;
}

export type Account =
  | { state: 'loading' }
  | { state: 'signed out' }
  /** The password was right, and a code of the authenticator app is outstanding. */
  | { state: 'second factor'; user: User }
  | { state: 'signed in'; user: User; profile: Profile | null };

export type SignedInAccount = Extract<Account, { state: 'signed in' }>;

export interface AccountSnapshot {
  account: Account;
  /** Undefined until somebody has asked for it. */
  subscription: Subscription | null | undefined;
  /** What the server lets the browser know, once it has been asked. */
  config: PublicConfig | null;
  /** The server could not be reached when it was needed. */
  unreachable: boolean;
  /** Why a link or another site's sign-in brought nobody in. */
  returnProblem: string | null;
}

/** Where supabase-js keeps the session; boot.js looks for it too. */
export const sessionKey = 'findeus-session';
const profileRetryMs = 1_500;

export type AccountStore = ReturnType<typeof createAccountStore>;

/**
 * Who is here. The official client is fetched only for somebody who has been here before, or when a form needs it:
 * a visitor who reads a page does without.
 */
export function createAccountStore(window: Window) {
  const listeners = new Set<() => void>();
  const mayBeKnown = hasAuthInAddress(window.location) || remembersSession(window);
  let snapshot: AccountSnapshot = {
    account: mayBeKnown ? { state: 'loading' } : { state: 'signed out' },
    subscription: undefined,
    config: null,
    unreachable: false,
    returnProblem: errorInAddress(window.location),
  };
  // Told once: a reload must not tell it again.
  if (snapshot.returnProblem !== null)
    window.history.replaceState(window.history.state, '', window.location.pathname);
  const set = (change: Partial<AccountSnapshot>) => {
    snapshot = { ...snapshot, ...change };
    for (const listener of listeners) listener();
  };

  let opening: Promise<SupabaseClient> | null = null;
  /** The client, made when first asked for. Rejects where the server cannot be reached, and may be asked again. */
  const client = (): Promise<SupabaseClient> => {
    opening ??= open().catch((error: unknown) => {
      opening = null;
      set({ unreachable: true });
      throw error;
    });
    return opening;
  };

  async function open(): Promise<SupabaseClient> {
    const [{ createClient }, config] = await Promise.all([
      import('@supabase/supabase-js'),
      snapshot.config ?? loadConfig(),
    ]);
    set({ config, unreachable: false });
    const made = createClient(config.supabaseUrl, config.anonKey, {
      auth: { storageKey: sessionKey, flowType: 'implicit' },
    });
    made.auth.onAuthStateChange((event, session) => {
      // Not inside the client's own lock: what follows asks it for more.
      setTimeout(() => void follow(made, event, session), 0);
    });
    return made;
  }

  async function follow(
    made: SupabaseClient,
    event: AuthChangeEvent,
    session: Session | null,
  ): Promise<void> {
    if (!session) return set({ account: { state: 'signed out' }, subscription: undefined });
    const { account } = snapshot;
    const known = account.state === 'signed in' && account.user.id === session.user.id;
    if (known && (event === 'TOKEN_REFRESHED' || event === 'SIGNED_IN')) {
      return set({ account: { ...account, user: session.user } });
    }
    if (await owesSecondFactor(made)) return set({ account: { state: 'second factor', user: session.user } });
    const profile = await fetchProfile(made, session.user.id);
    set({ account: { state: 'signed in', user: session.user, profile } });
    if (profile) return;
    // A new account's profile may be a moment behind.
    setTimeout(() => void refreshProfile(), profileRetryMs);
  }

  async function refreshProfile(): Promise<void> {
    const { account } = snapshot;
    if (account.state !== 'signed in') return;
    const profile = await fetchProfile(await client(), account.user.id);
    if (profile && snapshot.account.state === 'signed in') set({ account: { ...snapshot.account, profile } });
  }

  async function refreshSubscription(): Promise<void> {
    if (snapshot.account.state !== 'signed in') return;
    const made = await client();
    const { data, error } = await made
      .from('stripe_user_subscriptions')
      .select('*')
      .maybeSingle<Subscription>();
    // eslint-disable-next-line no-console -- The specification has it logged, and treated as no subscription.
    if (error) console.warn('The subscription could not be loaded:', error.message);
    set({ subscription: data });
  }

  /** Who is here, and what the server lets us know; once more whenever there is hope that it answers again. */
  async function lookAround(): Promise<void> {
    try {
      if (snapshot.account.state === 'loading') await client();
      else if (!snapshot.config) set({ config: await loadConfig(), unreachable: false });
    } catch {
      set({ unreachable: true });
    }
  }

  return {
    current: () => snapshot,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    client,
    refreshProfile,
    refreshSubscription,
    lookAround,
    /** Looks around, and again when somebody signs in in another tab or the network comes back. */
    start() {
      void lookAround();
      window.addEventListener('online', () => void lookAround());
      window.addEventListener('storage', ({ key, newValue }) => {
        if (key === sessionKey && newValue !== null) void client().catch(() => undefined);
      });
    },
    forgetReturnProblem: () => set({ returnProblem: null }),
  };
}

/** Where the browser keeps nothing for us, nobody is remembered. */
function remembersSession({ localStorage }: Window): boolean {
  try {
    return localStorage.getItem(sessionKey) !== null;
  } catch {
    return false;
  }
}

async function owesSecondFactor(client: SupabaseClient): Promise<boolean> {
  const { data } = await client.auth.mfa.getAuthenticatorAssuranceLevel();
  return data?.currentLevel === 'aal1' && data.nextLevel === 'aal2';
}

async function fetchProfile(client: SupabaseClient, id: string): Promise<Profile | null> {
  const { data, error } = await client.from('profiles').select('*').eq('id', id).single<Profile>();
  // eslint-disable-next-line no-console -- The specification has it logged; the page goes on without.
  if (error) console.warn('The profile could not be loaded:', error.message);
  return data;
}
