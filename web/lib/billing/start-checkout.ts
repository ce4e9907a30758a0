import type { SupabaseClient } from '@supabase/supabase-js';

/** Asks the server for a checkout page and gives its address. */
export async function startCheckout(
  client: SupabaseClient,
  supabaseUrl: string,
  { priceId, origin }: { priceId: string | undefined; origin: string },
): Promise<string> {
  const { data } = await client.auth.getSession();
  const token = data.session?.access_token;
  if (!token) throw new Error('User not authenticated');
  const response = await fetch(`${supabaseUrl}/functions/v1/stripe-checkout`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({
      price_id: priceId,
      success_url: `${origin}?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: origin,
      mode: 'subscription',
    }),
  });
  const answer = (await response.json().catch(() => ({}))) as { url?: string; error?: string };
  if (!response.ok) throw new Error(answer.error ?? `HTTP error! status: ${response.status}`);
  if (!answer.url) throw new Error('The checkout has no address');
  return answer.url;
}
