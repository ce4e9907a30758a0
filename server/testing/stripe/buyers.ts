import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { payAtCheckout } from '#sandbox/stripe/pay-at-checkout.ts';

export interface Buyer {
  client: SupabaseClient;
  id: string;
  email: string;
  token: string;
}

/** A buyer's subscription, and the tier that follows from it. */
interface SeenState {
  customer_id: string;
  subscription_id: string | null;
  subscription_status?: string;
  current_period_end: number | null;
  cancel_at_period_end?: boolean;
  tier: string;
}

export const site = 'http://findeus.test';

/** The front door of an app in this process, or of a server that runs. */
interface FrontDoor {
  request: (path: string, init: RequestInit) => Response | Promise<Response>;
  /** The official client of a visitor. */
  visitor: () => SupabaseClient;
}

/** Users who sign up, order, pay and read their subscription. */
export function createBuyers({ request, visitor }: FrontDoor, proPriceId: string, home = site) {
  const order = () => ({
    price_id: proPriceId,
    success_url: `${home}?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: home,
    mode: 'subscription',
  });
  const checkout = async (
    token: string | null,
    body: unknown = order(),
    path = '/functions/v1/stripe-checkout',
  ) => {
    const response = await request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify(body),
    });
    return {
      status: response.status,
      body: (await response.json()) as { sessionId?: string; url?: string; error?: string },
    };
  };
  return {
    order,
    checkout,
    async signUp(): Promise<Buyer> {
      const client = visitor();
      const email = `${randomUUID()}@example.com`;
      const { data } = await client.auth.signUp({ email, password: 'correct horse battery 9' });
      return { client, email, id: data.user!.id, token: data.session!.access_token };
    },
    async payFor({ token }: Buyer) {
      const { body } = await checkout(token);
      return payAtCheckout(body.url!);
    },
    refresh: ({ client }: Buyer) =>
      client.functions.invoke<object>('refresh-subscription', { method: 'POST' }),
    async stateOf({ client, id }: Buyer): Promise<SeenState> {
      const view = await client.from('stripe_user_subscriptions').select('*').maybeSingle();
      if (view.error) throw new Error(view.error.message);
      const profile = await client.from('profiles').select('subscription_tier').eq('id', id).single();
      return { ...(view.data as SeenState), tier: profile.data?.subscription_tier as string };
    },
  };
}
