import { useState } from 'react';
import type { SupabaseClient } from '@supabase/supabase-js';
import { accountTexts } from '#web/content/account.ts';
import { useAccountStore } from '#web/lib/account.ts';

export type Outcome = { kind: 'done' | 'problem'; text: string } | null;

/** One thing at a time that a section of the dialog does, and how it ended. */
export function useAccountAction() {
  const store = useAccountStore();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>(null);
  /** `work` throws an Error whose message is meant for the reader, or gives what to say when it is done. */
  const act = async (work: (client: SupabaseClient) => Promise<string | null>): Promise<boolean> => {
    setBusy(true);
    setOutcome(null);
    try {
      const text = await work(await store.client());
      if (text !== null) setOutcome({ kind: 'done', text });
      return true;
    } catch (error) {
      setOutcome({ kind: 'problem', text: wordsFor(error) });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, outcome, act };
}

/** A message of the service that a person can do something with. */
class Told extends Error {}

function wordsFor(error: unknown): string {
  if (error instanceof Told) return error.message;
  return navigator.onLine ? accountTexts.failed : accountTexts.offline;
}

/** What a function of ours answers; where it refuses, the reader is told in its own words. */
export async function callFunction<T>(
  client: SupabaseClient,
  name: string,
  options: { method: 'GET' | 'POST' | 'DELETE'; body?: Record<string, unknown> },
): Promise<T> {
  const answer = await client.functions.invoke<T>(name, options);
  if (!answer.error) return answer.data as T;
  const { message, context } = answer.error as { message: string; context?: unknown };
  if (!(context instanceof Response)) throw new Error(message);
  const refusal = (await context.json().catch(() => null)) as { error?: string } | null;
  return orTell({ data: null as T, error: { message: refusal?.error ?? message, status: context.status } });
}

/** What the official client gives: its data, or its error as one that the reader is told. */
export function orTell<T>({
  data,
  error,
}: {
  data: T;
  error: { message: string; status?: number | undefined } | null;
}): T {
  if (!error) return data;
  throw error.status !== undefined && error.status >= 400 && error.status < 500
    ? new Told(error.message)
    : new Error(error.message);
}
