import type { SupabaseClient } from '@supabase/supabase-js';
import type { ToldKind } from '#contract/holdings.ts';

/** What its owner says a symbol is, in every account that holds it; null takes it back. */
export async function tellHolding(
  client: SupabaseClient,
  label: string,
  told: ToldKind | null,
): Promise<boolean> {
  const { error } = await client
    .from('holdings')
    .update({ told_as: told })
    .eq('position', label.toUpperCase());
  return error === null;
}
