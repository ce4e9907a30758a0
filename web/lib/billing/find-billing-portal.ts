import type { SupabaseClient } from '@supabase/supabase-js';

/** The address of the page where the payment provider lets people change their card, cancel and find invoices. */
export async function findBillingPortal(client: SupabaseClient): Promise<string> {
  const { data, error } = await client.functions.invoke<{ url: string }>('billing-portal', {
    method: 'POST',
  });
  if (error) throw error;
  if (!data?.url) throw new Error('The billing portal has no address');
  return data.url;
}
