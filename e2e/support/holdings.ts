import { createClient } from '@supabase/supabase-js';
import { expect, inject } from 'vitest';
import { password } from '#e2e/support/people.ts';

/** Stores a position of somebody, as the product's own client would; ten shares of Apple unless it is told otherwise. */
export async function addHolding(email: string, holding: Record<string, unknown> = {}): Promise<void> {
  const site = inject('siteUrl');
  const { anonKey } = (await (await fetch(`${site}/config.json`)).json()) as { anonKey: string };
  const client = createClient(site, anonKey, { auth: { persistSession: false } });
  await client.auth.signInWithPassword({ email, password });
  const { error } = await client.from('holdings').insert({
    kind: 'stock',
    symbol: 'AAPL',
    name: 'Apple',
    quantity: 10,
    value: 1,
    as_of: '2026-11-16',
    source: 'typed',
    ...holding,
  });
  expect(error).toBeNull();
}
