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
      setOutcome({ kind: 'problem', text: error instanceof Told ? error.message : accountTexts.failed });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, outcome, act };
}

/** A message of the service that a person can do something with. */
class Told extends Error {}

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
