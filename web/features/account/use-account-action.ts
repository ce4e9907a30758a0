import { useState } from 'react';
import type { SupabaseClient } from '@supabase/supabase-js';
import { accountTexts } from '#web/content/account.ts';
import { useAccountStore } from '#web/lib/account/account.ts';
import { Told } from '#web/lib/call-function.ts';

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

function wordsFor(error: unknown): string {
  if (error instanceof Told) return error.message;
  return navigator.onLine ? accountTexts.failed : accountTexts.offline;
}
