import type { SupabaseClient } from '@supabase/supabase-js';
import { grantsPro, proPlan } from '#contract/plans.ts';
import type { AccountSnapshot, Profile, Subscription } from '#web/lib/account/account-types.ts';

export interface RecordOptions {
  current: () => AccountSnapshot;
  set: (change: Partial<AccountSnapshot>) => void;
  /** Called when the subscription has changed. */
  onNews: () => void;
}

/** The profile and the subscription of the signed-in user. */
export function createAccountRecords(client: SupabaseClient, { current, set, onNews }: RecordOptions) {
  async function refreshProfile(): Promise<void> {
    const { account } = current();
    if (account.state !== 'signed in') return;
    const profile = await fetchProfile(client, account.user.id);
    const { account: now } = current();
    if (profile && now.state === 'signed in' && now.user.id === profile.id)
      set({ account: { ...now, profile } });
  }

  async function refreshSubscription(): Promise<void> {
    const { account } = current();
    if (account.state !== 'signed in') return;
    const { data, error } = await client
      .from('stripe_user_subscriptions')
      .select('*')
      .maybeSingle<Subscription>();
    // eslint-disable-next-line no-console -- The specification has it logged, and treated as no subscription.
    if (error) console.warn('The subscription could not be loaded:', error.message);
    const { account: now } = current();
    if (now.state !== 'signed in' || now.user.id !== account.user.id) return;
    const before = current().subscription;
    // A failed request does not remove a subscription that was loaded before.
    if (error && before) return;
    set({ subscription: data });
    const [was, is] = [before, data].map((known) => known?.subscription_status ?? null);
    if (was === is) return;
    // The plan's label in the menu comes from the profile, which may be older.
    if (grantsPro(is) !== (now.profile?.subscription_tier === proPlan.id)) await refreshProfile();
    if (before !== undefined) onNews();
  }

  /** Has the server ask the payment provider, because its webhook may be late. If that fails, the webhook brings it. */
  async function confirmPayment(): Promise<boolean> {
    const { error } = await client.functions.invoke('refresh-subscription', { method: 'POST' });
    await refreshSubscription();
    if (grantsPro(current().subscription?.subscription_status)) onNews();
    return !error;
  }

  return { refreshProfile, refreshSubscription, confirmPayment };
}

export async function fetchProfile(client: SupabaseClient, id: string): Promise<Profile | null> {
  const { data, error } = await client.from('profiles').select('*').eq('id', id).single<Profile>();
  // eslint-disable-next-line no-console -- The specification has it logged; the page goes on without.
  if (error) console.warn('The profile could not be loaded:', error.message);
  return data;
}
