import type { AccountSession } from '#web/lib/account/account-session.ts';
import type { Account, AccountSnapshot } from '#web/lib/account/account-types.ts';
import { clearDrafts } from '#web/lib/drafts.ts';
import { followSubscriptionNews, type SubscriptionNews } from '#web/lib/billing/subscription-news.ts';
import { loadConfig } from '#web/lib/load-config.ts';
import { endGoogleTrip } from '#web/lib/account/google-trip.ts';
import { clearAddress, errorInAddress, holdsTokens } from '#web/lib/account/auth-address.ts';
import { createLinkReceiver, noLink } from '#web/lib/account/receive-link.ts';
import { confirmEmailChange, requestReset } from '#web/lib/account/mailed-proofs.ts';
import { watchSession } from '#web/lib/account/session-watch.ts';
import { remembersSession, sessionKey } from '#web/lib/account/kept-session.ts';
import { fetchPart } from '#web/lib/fetch-part.ts';

export type AccountStore = ReturnType<typeof createAccountStore>;

/**
 * Who is signed in. The official client and the session code are fetched only if this browser has a session or when a
 * form needs them; a visitor who reads a page does without.
 */
export function createAccountStore(window: Window & typeof globalThis) {
  const listeners = new Set<() => void>();
  const link = createLinkReceiver(window, (change) => set(change));
  const afterGoogle = endGoogleTrip(window);
  const fromGoogle = afterGoogle !== null;
  const returnCode = errorInAddress(window.location);
  const mayBeKnown = link.isHere || remembersSession(window);
  let snapshot: AccountSnapshot = {
    account: mayBeKnown ? { state: 'loading' } : { state: 'signed out' },
    subscription: undefined,
    config: null,
    unreachable: false,
    returnProblem: returnCode === null ? null : { code: returnCode, fromGoogle },
    sessionEnded: false,
    leftInOtherTab: false,
    opensChat: false,
    ...noLink,
    confirmed: link.isHalfConfirmed ? 'half' : null,
  };
  // Shown once: a reload must not show it again, and tokens must not stay in an address.
  const isTold = snapshot.returnProblem !== null || snapshot.confirmed !== null;
  if (isTold || link.isHere || holdsTokens(window.location)) clearAddress(window);
  const set = (change: Partial<AccountSnapshot>) => {
    const before = userIdOf(snapshot.account);
    snapshot = { ...snapshot, ...change };
    if (before !== null && userIdOf(snapshot.account) !== before) clearDrafts();
    for (const listener of listeners) listener();
  };

  let session: AccountSession | null = null;
  let opening: Promise<AccountSession> | null = null;
  /** Opened when first needed. Rejects if the server cannot be reached; the next call tries again. */
  const openSession = (): Promise<AccountSession> => {
    opening ??= open().catch((error: unknown) => {
      opening = null;
      set({ unreachable: true });
      throw error;
    });
    return opening;
  };
  const client = async () => (await openSession()).client;

  async function open(): Promise<AccountSession> {
    const [{ createClient }, { createAccountSession }, config] = await Promise.all([
      fetchPart(() => import('@supabase/supabase-js')),
      fetchPart(() => import('#web/lib/account/account-session.ts')),
      snapshot.config ?? loadConfig(),
    ]);
    set({ config, unreachable: false });
    const made = createClient(config.supabaseUrl, config.anonKey, {
      auth: {
        storageKey: sessionKey,
        // With PKCE a session in an address works only in the browser that asked for it.
        flowType: 'pkce',
        // The link receiver reads the address: the client would replace the user who is signed in.
        detectSessionInUrl: false,
        experimental: { recoveryCodes: true },
      },
      global: { fetch: watchedFetch },
    });
    session = createAccountSession(made, { current: () => snapshot, set, link, afterGoogle, onNews });
    await session.receiveLink();
    return session;
  }

  const watchedFetch = watchSession(window, async () => session?.lookWhetherEnded());
  let news: SubscriptionNews | null = null;
  const onNews = () => news?.tell();
  const isSignedIn = () => snapshot.account.state === 'signed in';
  const refreshSubscription = async () => {
    if (isSignedIn()) await (await openSession()).refreshSubscription();
  };

  /** Loads the session or the public settings, unless that was done. */
  async function lookAround(): Promise<void> {
    try {
      if (snapshot.account.state === 'loading') await openSession();
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
    askForReset: async (email: string, redirectTo: string) => {
      await openSession();
      return requestReset(snapshot.config!, email, redirectTo);
    },
    confirmEmailChange: async (email: string, token: string) =>
      confirmEmailChange(await client(), snapshot.config!, { email, token }),
    /** The next sign-in is by a mailed code, and asks for a new password. */
    cameByMail: () => set({ fromAddress: true }),
    refreshProfile: async () => {
      if (isSignedIn()) await (await openSession()).refreshProfile();
    },
    refreshSubscription,
    confirmPayment: async () => (await openSession()).confirmPayment(),
    signOut: async () => (await openSession()).signOut(),
    answerQuestion: async (answer: 'switch' | 'stay') => link.answer(await client(), answer),
    /** Like the browser's `fetch`; after a 401 it checks whether the session was ended elsewhere. */
    fetch: watchedFetch,
    lookAround,
    /** Looks around now, and again after a sign-in in another tab or when the network comes back. */
    start() {
      void lookAround();
      window.addEventListener('online', () => void lookAround());
      window.addEventListener('hashchange', () => holdsTokens(window.location) && clearAddress(window));
      news = followSubscriptionNews(window, () => {
        if (snapshot.subscription !== undefined) void refreshSubscription().catch(() => undefined);
      });
      window.addEventListener('storage', ({ key, newValue }) => {
        if (key !== sessionKey) return;
        if (newValue !== null) return void openSession().catch(() => undefined);
        // The browser sends this event only to the other tabs.
        session?.leftElsewhere();
      });
    },
    /** The account, once it is known; null if the server cannot be reached. */
    settled: () =>
      new Promise<Account | null>((resolve) => {
        const look = () => {
          if (snapshot.account.state === 'loading' && !snapshot.unreachable) return;
          listeners.delete(look);
          resolve(snapshot.account.state === 'loading' ? null : snapshot.account);
        };
        listeners.add(look);
        look();
      }),
    forgetConfirmation: () => set({ confirmed: null }),
    /** The chat has been opened. */
    forgetSignUp: () => set({ opensChat: false }),
    forgetOtherTab: () => set({ leftInOtherTab: false }),
    forgetReturnProblem: () => set({ returnProblem: null }),
  };
}

function userIdOf(account: Account): string | null {
  return 'user' in account ? account.user.id : null;
}
