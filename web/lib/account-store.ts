import type { AuthChangeEvent, Session, SupabaseClient, User } from '@supabase/supabase-js';
import { grantsPro, proPlan } from '#contract/plans.ts';
import type { PublicConfig } from '#contract/public-config.ts';
import { clearDrafts } from '#web/lib/drafts.ts';
import { followSubscriptionNews, type SubscriptionNews } from '#web/lib/subscription-news.ts';
import { loadConfig } from '#web/lib/load-config.ts';
import { endGoogleTrip, leadsToChat } from '#web/lib/google-trip.ts';
import { clearAddress, errorInAddress, holdsTokens } from '#web/lib/auth-address.ts';
import { createLinkReceiver, noLink, type LinkState } from '#web/lib/receive-link.ts';
import { confirmEmailChange, requestReset } from '#web/lib/mailed-proofs.ts';
import { findUser, watchSession } from '#web/lib/session-watch.ts';
import { remembersSession, sessionKey } from '#web/lib/kept-session.ts';
import { fetchPart } from '#web/lib/fetch-part.ts';

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
  payment_method_brand: string | null;
  payment_method_last4: string | null;
}

export type Account =
  | { state: 'loading' }
  | { state: 'signed out' }
  /** The password was right, and a code of the authenticator app is outstanding. */
  | { state: 'second factor'; user: User }
  | { state: 'signed in'; user: User; profile: Profile | null };

export type SignedInAccount = Extract<Account, { state: 'signed in' }>;

export interface AccountSnapshot extends LinkState {
  account: Account;
  /** Undefined until somebody has asked for it. */
  subscription: Subscription | null | undefined;
  /** What the server lets the browser know, once it has been asked. */
  config: PublicConfig | null;
  /** The server could not be reached when it was needed. */
  unreachable: boolean;
  /** Why a link or a sign-in at Google brought nobody in, by the code of the error. */
  returnProblem: { code: string; fromGoogle: boolean } | null;
  /** Whoever was here has been signed out elsewhere, until somebody signs in. */
  sessionEnded: boolean;
  /** Whoever was here has been signed out in another tab of this browser, until somebody signs in or has read it. */
  leftInOtherTab: boolean;
  /** Somebody has just signed up at Google: the chat opens, as after signing up here. */
  opensChat: boolean;
}

const profileRetryMs = 1_500;

export type AccountStore = ReturnType<typeof createAccountStore>;

/**
 * Who is here. The official client is fetched only for somebody who has been here before, or when a form needs it:
 * a visitor who reads a page does without.
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
  // Told once: a reload must not tell it again, and tokens have no business in an address.
  const isTold = snapshot.returnProblem !== null || snapshot.confirmed !== null;
  if (isTold || link.isHere || holdsTokens(window.location)) clearAddress(window);
  const set = (change: Partial<AccountSnapshot>) => {
    const before = userIdOf(snapshot.account);
    snapshot = { ...snapshot, ...change };
    if (before !== null && userIdOf(snapshot.account) !== before) clearDrafts();
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
      fetchPart(() => import('@supabase/supabase-js')),
      snapshot.config ?? loadConfig(),
    ]);
    set({ config, unreachable: false });
    // With PKCE a session that comes back by an address is good only in the browser that has asked for it.
    const made = createClient(config.supabaseUrl, config.anonKey, {
      // What an address brings is looked at here first: the client would put it in the place of who is signed in.
      auth: {
        storageKey: sessionKey,
        flowType: 'pkce',
        detectSessionInUrl: false,
        experimental: { recoveryCodes: true },
      },
      global: { fetch: watchedFetch },
    });
    opened = made;
    let isInitial = true;
    made.auth.onAuthStateChange((event, session) => {
      // What it tells while it looks at the session that it has kept, INITIAL_SESSION tells again.
      isInitial &&= event !== 'INITIAL_SESSION';
      if (isInitial) return;
      // Not inside the client's own lock: what follows asks it for more.
      setTimeout(() => void follow(made, event, session), 0);
    });
    if (held) await receive(made);
    return made;
  }

  /** Lets in whom the link in the address brings, or asks. */
  async function receive(made: SupabaseClient): Promise<void> {
    const isGood = await link.receive(made, snapshot.config!);
    if (!isGood && fromGoogle) set({ returnProblem: { code: 'unexpected_failure', fromGoogle } });
    // What the client has told by now is on its way, and of that only the latest counts.
    await new Promise((resolve) => setTimeout(resolve, 0));
    const latest = held;
    held = null;
    if (latest?.event) await follow(made, latest.event, latest.session);
  }

  let opened: SupabaseClient | null = null;
  let isLooking = false;
  let isSigningOut = false;
  const watchedFetch = watchSession(window, lookWhetherEnded);

  /** Something was refused: perhaps the session was ended elsewhere. */
  async function lookWhetherEnded(): Promise<void> {
    // Who signs out here while something is on its way is refused too, and knows why.
    if (!opened || isSigningOut || snapshot.account.state === 'signed out') return;
    isLooking = true;
    const user = await findUser(opened).catch(() => undefined);
    if (user === null && !held) leave();
    isLooking = false;
  }

  /** Nobody is here any more. */
  function leave(): void {
    heard += 1;
    // Told first: what somebody has written who did not sign out here is not to go with their drafts.
    if (isLooking && !isSigningOut && snapshot.account.state === 'signed in') set({ sessionEnded: true });
    set({ account: { state: 'signed out' }, subscription: undefined, fromAddress: false });
    isSigningOut = false;
  }

  /** While a link is looked at, the latest that was heard; it counts afterwards. */
  let held: { event: AuthChangeEvent | null; session: Session | null } | null = link.isHere
    ? { event: null, session: null }
    : null;
  /** Somebody has been signed in since the last time that another tab signed them out. */
  let wasHere = false;
  /** Counts what has been heard: what was asked for before the latest of it is out of date when it comes. */
  let heard = 0;
  /** Whose profile is being fetched, and since which of what was heard. */
  let arriving: { userId: string; since: number } | null = null;

  async function follow(
    made: SupabaseClient,
    event: AuthChangeEvent,
    session: Session | null,
  ): Promise<void> {
    if (held) {
      held = { event, session };
      return;
    }
    if (event === 'SIGNED_OUT' || event === 'SIGNED_IN') void link.weigh(made);
    if (!session) return leave();
    // A tab hears of a sign-in in another one twice: by its message, and when it is looked at again.
    const isRepeated = arriving?.since === heard && arriving.userId === session.user.id;
    if (isRepeated && event === 'SIGNED_IN') return;
    const now = ++heard;
    const isCurrent = () => now === heard;
    const { account } = snapshot;
    const known = account.state === 'signed in' && account.user.id === session.user.id;
    if (known && (event === 'TOKEN_REFRESHED' || event === 'SIGNED_IN')) {
      return set({ account: { ...account, user: session.user }, entering: false });
    }
    // What the browser remembers is not believed: the session may have been ended elsewhere.
    const user = event === 'INITIAL_SESSION' ? await findUser(made) : session.user;
    if (!isCurrent()) return;
    if (!user) return leave();
    const owes = await owesSecondFactor(made);
    if (!isCurrent()) return;
    const arrived = { sessionEnded: false, leftInOtherTab: false, entering: false };
    if (owes) return set({ account: { state: 'second factor', user }, ...arrived });
    arriving = { userId: user.id, since: now };
    const profile = await fetchProfile(made, user.id);
    if (!isCurrent()) return;
    wasHere = true;
    arriving = null;
    const opensChat = afterGoogle !== null && snapshot.entering && leadsToChat(afterGoogle, user);
    set({ account: { state: 'signed in', user, profile }, ...arrived, ...(opensChat ? { opensChat } : {}) });
    // A new account's profile may be a moment behind.
    if (!profile) setTimeout(() => void refreshProfile(), profileRetryMs);
  }

  async function refreshProfile(): Promise<void> {
    const { account } = snapshot;
    if (account.state !== 'signed in') return;
    const profile = await fetchProfile(await client(), account.user.id);
    const { account: now } = snapshot;
    if (profile && now.state === 'signed in' && now.user.id === profile.id)
      set({ account: { ...now, profile } });
  }

  async function refreshSubscription(): Promise<void> {
    const { account } = snapshot;
    if (account.state !== 'signed in') return;
    const made = await client();
    const { data, error } = await made
      .from('stripe_user_subscriptions')
      .select('*')
      .maybeSingle<Subscription>();
    // eslint-disable-next-line no-console -- The specification has it logged, and treated as no subscription.
    if (error) console.warn('The subscription could not be loaded:', error.message);
    const { account: now } = snapshot;
    if (now.state !== 'signed in' || now.user.id !== account.user.id) return;
    const before = snapshot.subscription;
    // What was known of it is not lost with the network.
    if (error && before) return;
    set({ subscription: data });
    const [was, is] = [before, data].map((known) => known?.subscription_status ?? null);
    if (was === is) return;
    // The plan's label in the menu comes from the profile, which may be older than this.
    if (grantsPro(is) !== (now.profile?.subscription_tier === proPlan.id)) await refreshProfile();
    if (before !== undefined) news?.tell();
  }

  /**
   * Has the server ask the payment provider, whose own word may be late. Where that fails, it comes by itself. True if
   * the provider was asked, so that the subscription is what it says now.
   */
  async function confirmPayment(): Promise<boolean> {
    const made = await client();
    const { error } = await made.functions.invoke('refresh-subscription', { method: 'POST' });
    await refreshSubscription();
    if (grantsPro(snapshot.subscription?.subscription_status)) news?.tell();
    return !error;
  }

  let news: SubscriptionNews | null = null;

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
    askForReset: async (email: string, redirectTo: string) => {
      await client();
      return requestReset(snapshot.config!, email, redirectTo);
    },
    confirmEmailChange: async (email: string, token: string) =>
      confirmEmailChange(await client(), snapshot.config!, { email, token }),
    /** Whoever signs in now has proven it by a mailed code, and is to choose a password. */
    cameByMail: () => set({ fromAddress: true }),
    refreshProfile,
    refreshSubscription,
    confirmPayment,
    signOut: async () => {
      const { auth } = await client();
      isSigningOut = true;
      const { error } = await auth.signOut();
      // Without a network the server cannot be told; whoever wants to be gone is gone from here all the same.
      if (error) await auth.signOut({ scope: 'local' });
    },
    answerQuestion: async (answer: 'switch' | 'stay') => link.answer(await client(), answer),
    /** Like the browser's; what the server refuses may mean that the session was ended elsewhere. */
    fetch: watchedFetch,
    lookAround,
    /** Looks around, and again when somebody signs in in another tab or the network comes back. */
    start() {
      void lookAround();
      window.addEventListener('online', () => void lookAround());
      window.addEventListener('hashchange', () => holdsTokens(window.location) && clearAddress(window));
      news = followSubscriptionNews(window, () => {
        if (snapshot.subscription !== undefined) void refreshSubscription().catch(() => undefined);
      });
      window.addEventListener('storage', ({ key, newValue }) => {
        if (key !== sessionKey) return;
        if (newValue !== null) return void client().catch(() => undefined);
        // The browser tells this only to the tabs that have not done it themselves.
        if (wasHere) set({ leftInOtherTab: true });
        wasHere = false;
      });
    },
    /** Who is here, once that is known; null where it cannot be found out. */
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
