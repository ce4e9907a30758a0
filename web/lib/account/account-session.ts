import type { AuthChangeEvent, Session, SupabaseClient } from '@supabase/supabase-js';
import { createAccountRecords, fetchProfile, type RecordOptions } from '#web/lib/account/account-records.ts';
import { leadsToChat, type AfterGoogle } from '#web/lib/account/google-trip.ts';
import type { LinkReceiver } from '#web/lib/account/receive-link.ts';
import { findUser } from '#web/lib/account/session-watch.ts';

/** The profile of a new account may be written a moment later than the account. */
const profileRetryMs = 1_500;

interface SessionOptions extends RecordOptions {
  link: LinkReceiver;
  /** What a return from Google leads to; null if this page load is not a return from Google. */
  afterGoogle: AfterGoogle | null;
}

export type AccountSession = ReturnType<typeof createAccountSession>;

/** Follows the client's auth events and keeps the account in the snapshot current. */
export function createAccountSession(client: SupabaseClient, options: SessionOptions) {
  const { current, set, link, afterGoogle } = options;
  const records = createAccountRecords(client, options);
  let isLooking = false;
  let isSigningOut = false;
  /** While a link is being read, the latest event; it is handled afterwards. */
  let held: { event: AuthChangeEvent | null; session: Session | null } | null = link.isHere
    ? { event: null, session: null }
    : null;
  /** A user was signed in since the last sign-out in another tab. */
  let wasSignedIn = false;
  /** Counts handled events: work that began before the latest one is out of date. */
  let handled = 0;
  /** Whose profile is being fetched, and for which event. */
  let arriving: { userId: string; since: number } | null = null;

  let isInitial = true;
  client.auth.onAuthStateChange((event, session) => {
    // INITIAL_SESSION repeats what the client reports while it reads the stored session.
    isInitial &&= event !== 'INITIAL_SESSION';
    if (isInitial) return;
    // Outside of the client's own lock: `follow` calls the client again.
    setTimeout(() => void follow(event, session), 0);
  });

  async function follow(event: AuthChangeEvent, session: Session | null): Promise<void> {
    if (held) {
      held = { event, session };
      return;
    }
    if (event === 'SIGNED_OUT' || event === 'SIGNED_IN') void link.weigh(client);
    if (!session) return leave();
    // A sign-in in another tab is reported twice: by its message, and when this tab becomes visible.
    const isRepeated = arriving?.since === handled && arriving.userId === session.user.id;
    if (isRepeated && event === 'SIGNED_IN') return;
    const now = ++handled;
    const isCurrent = () => now === handled;
    const { account } = current();
    const isKnown = account.state === 'signed in' && account.user.id === session.user.id;
    if (isKnown && (event === 'TOKEN_REFRESHED' || event === 'SIGNED_IN')) {
      return set({ account: { ...account, user: session.user }, entering: false });
    }
    // A stored session is checked with the server: it may have been ended elsewhere.
    const user = event === 'INITIAL_SESSION' ? await findUser(client) : session.user;
    if (!isCurrent()) return;
    if (!user) return leave();
    const owes = await owesSecondFactor(client);
    if (!isCurrent()) return;
    const arrived = { sessionEnded: false, leftInOtherTab: false, entering: false };
    if (owes) return set({ account: { state: 'second factor', user }, ...arrived });
    arriving = { userId: user.id, since: now };
    const profile = await fetchProfile(client, user.id);
    if (!isCurrent()) return;
    wasSignedIn = true;
    arriving = null;
    const opensChat = afterGoogle !== null && current().entering && leadsToChat(afterGoogle, user);
    set({ account: { state: 'signed in', user, profile }, ...arrived, ...(opensChat ? { opensChat } : {}) });
    if (!profile) setTimeout(() => void records.refreshProfile(), profileRetryMs);
  }

  function leave(): void {
    handled += 1;
    // Set before the account changes, so that the drafts of a user who did not sign out here are kept.
    if (isLooking && !isSigningOut && current().account.state === 'signed in') set({ sessionEnded: true });
    set({ account: { state: 'signed out' }, subscription: undefined, fromAddress: false });
    isSigningOut = false;
  }

  return {
    client,
    ...records,
    /** Signs in with the link in the address, or asks first. */
    async receiveLink(): Promise<void> {
      if (!held) return;
      const isGood = await link.receive(client, current().config!);
      if (!isGood && afterGoogle !== null)
        set({ returnProblem: { code: 'unexpected_failure', fromGoogle: true } });
      // Events that the client has sent by now arrive in the next task; only the latest counts.
      await new Promise((resolve) => setTimeout(resolve, 0));
      const latest = held;
      held = null;
      if (latest?.event) await follow(latest.event, latest.session);
    },
    /** Called after a 401: the session may have been ended elsewhere. */
    async lookWhetherEnded(): Promise<void> {
      // A sign-out in this tab also causes a 401 for requests under way.
      if (isSigningOut || current().account.state === 'signed out') return;
      isLooking = true;
      const user = await findUser(client).catch(() => undefined);
      if (user === null && !held) leave();
      isLooking = false;
    },
    async signOut(): Promise<void> {
      isSigningOut = true;
      const { error } = await client.auth.signOut();
      // Without a network the server cannot be told, but this browser still signs out.
      if (error) await client.auth.signOut({ scope: 'local' });
    },
    /** Another tab has removed the session. */
    leftElsewhere(): void {
      if (wasSignedIn) set({ leftInOtherTab: true });
      wasSignedIn = false;
    },
  };
}

async function owesSecondFactor(client: SupabaseClient): Promise<boolean> {
  const { data } = await client.auth.mfa.getAuthenticatorAssuranceLevel();
  return data?.currentLevel === 'aal1' && data.nextLevel === 'aal2';
}
