import type { SupabaseClient } from '@supabase/supabase-js';

/** A message of the service that a person can do something with. */
export class Told extends Error {}

/** What a function of ours answers; where it refuses, the reader is told in its own words. */
export async function callFunction<T>(
  client: SupabaseClient,
  name: string,
  options: { method: 'GET' | 'POST' | 'DELETE'; body?: Record<string, unknown> },
): Promise<T> {
  return (await orTell(await client.functions.invoke<T>(name, options))) as T;
}

interface ClientError {
  message: string;
  status?: number | undefined;
  /** Of a function: its answer, as it came. */
  context?: unknown;
}

/** What the official client gives: its data, or its error as one that the reader is told. */
export async function orTell<T>({ data, error }: { data: T; error: ClientError | null }): Promise<T> {
  if (!error) return data;
  const answer = error.context instanceof Response ? error.context : null;
  const status = answer?.status ?? error.status ?? 0;
  const message = answer ? await saidBy(answer) : error.message;
  throw message !== null && status >= 400 && status < 500 ? new Told(message) : new Error(error.message);
}

/** What a function says of its refusal, without the name of the field that it is about; null where it says nothing. */
async function saidBy(answer: Response): Promise<string | null> {
  const body = (await answer.json().catch(() => null)) as { error?: unknown } | null;
  if (typeof body?.error !== 'string' || body.error === '') return null;
  const sentence = body.error.replace(/^[a-z_]+: /, '');
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
