import type { SupabaseClient } from '@supabase/supabase-js';
import {
  readMyNumbers,
  type FactName,
  type FactValue,
  type MyNumbers,
  type NumberSource,
  type SavedThing,
} from '#contract/my-numbers.ts';

/** Reads and writes a user's saved numbers by the official client; row-level security decides whose they are. */

export async function fetchMyNumbers(client: SupabaseClient): Promise<MyNumbers> {
  const [facts, things] = await Promise.all([
    client.from('my_facts').select('fact, value, source, confirmed_at').order('fact'),
    client
      .from('my_things')
      .select('id, kind, name, details, source, confirmed_at')
      .order('kind')
      .order('created_at'),
  ]);
  const error = facts.error ?? things.error;
  if (error) throw error;
  return readMyNumbers(facts.data ?? [], things.data ?? []);
}

/** Whether anything is saved at all. */
export async function hasNumbers(client: SupabaseClient): Promise<boolean> {
  const [facts, things] = await Promise.all([
    client.from('my_facts').select('fact').limit(1),
    client.from('my_things').select('id').limit(1),
  ]);
  const error = facts.error ?? things.error;
  if (error) throw error;
  return (facts.data?.length ?? 0) + (things.data?.length ?? 0) > 0;
}

export type FactChanges = Partial<Record<FactName, FactValue | null>>;

/** Saves what has a value and forgets what is null. */
export async function saveFacts(
  client: SupabaseClient,
  changes: FactChanges,
  source: NumberSource,
): Promise<void> {
  const confirmedAt = new Date().toISOString();
  const entries = Object.entries(changes);
  const rows = entries
    .filter(([, value]) => value !== null)
    .map(([fact, value]) => ({ fact, value, source, confirmed_at: confirmedAt }));
  const gone = entries.filter(([, value]) => value === null).map(([fact]) => fact);
  if (rows.length > 0) raise(await client.from('my_facts').upsert(rows, { onConflict: 'user_id,fact' }));
  if (gone.length > 0) raise(await client.from('my_facts').delete().in('fact', gone));
}

export type NewThing = Pick<SavedThing, 'kind' | 'name' | 'details'>;

export async function saveThing(
  client: SupabaseClient,
  { kind, name, details }: NewThing,
  { id, source }: { id?: string | undefined; source: NumberSource },
): Promise<void> {
  const row = { name, details, source, confirmed_at: new Date().toISOString() };
  raise(
    id === undefined
      ? await client.from('my_things').insert({ kind, ...row })
      : await client.from('my_things').update(row).eq('id', id),
  );
}

/** Several at once. New ones come last and together, so that a second try after a failure adds none twice. */
export async function saveThings(
  client: SupabaseClient,
  things: readonly { thing: NewThing; before?: SavedThing }[],
  source: NumberSource,
): Promise<void> {
  for (const { thing, before } of things)
    if (before) await saveThing(client, thing, { id: before.id, source });
  const confirmedAt = new Date().toISOString();
  const rows = things.flatMap(({ thing: { kind, name, details }, before }) =>
    before ? [] : [{ kind, name, details, source, confirmed_at: confirmedAt }],
  );
  if (rows.length > 0) raise(await client.from('my_things').insert(rows));
}

export async function removeThing(client: SupabaseClient, id: string): Promise<void> {
  raise(await client.from('my_things').delete().eq('id', id));
}

export async function removeAllNumbers(client: SupabaseClient): Promise<void> {
  raise(await client.from('my_facts').delete().neq('fact', ''));
  raise(await client.from('my_things').delete().neq('name', ''));
  raise(await client.from('net_worth_days').delete().gte('day', '1900-01-01'));
}

function raise({ error }: { error: Error | null }): void {
  if (error) throw error;
}
