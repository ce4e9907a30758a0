import type { User } from '@supabase/supabase-js';
import type { PublicConfig } from '#contract/public-config.ts';
import type { LinkState } from '#web/lib/account/receive-link.ts';

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
  /** The password was right; a code of the authenticator app is still needed. */
  | { state: 'second factor'; user: User }
  | { state: 'signed in'; user: User; profile: Profile | null };

export type SignedInAccount = Extract<Account, { state: 'signed in' }>;

export interface AccountSnapshot extends LinkState {
  account: Account;
  /** Undefined until it was loaded. */
  subscription: Subscription | null | undefined;
  /** The public settings of the server, once loaded. */
  config: PublicConfig | null;
  /** The server could not be reached when it was needed. */
  unreachable: boolean;
  /** Why a link or a sign-in at Google failed, as an error code. */
  returnProblem: { code: string; fromGoogle: boolean } | null;
  /** The session was ended elsewhere; until the next sign-in. */
  sessionEnded: boolean;
  /** The user signed out in another tab of this browser; until the next sign-in, or until the notice was read. */
  leftInOtherTab: boolean;
  /** A new account was made at Google: the chat opens, as after signing up here. */
  opensChat: boolean;
}
