import { useCallback, useEffect, useState } from 'react';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { MyNumbers } from '#contract/my-numbers.ts';
import { accountTexts } from '#web/content/account.ts';
import { useAccountStore } from '#web/lib/account/account.ts';
import { fetchMyNumbers } from '#web/lib/numbers/my-numbers.ts';

/** What is saved, fetched when it is first shown and after every change. */
export function useNumbers() {
  const store = useAccountStore();
  const [numbers, setNumbers] = useState<MyNumbers | 'loading' | 'failed'>('loading');
  const load = useCallback(async () => {
    try {
      setNumbers(await fetchMyNumbers(await store.client()));
    } catch {
      // What was there before is still the best that is known.
      setNumbers((known) => (typeof known === 'string' ? 'failed' : known));
    }
  }, [store]);
  useEffect(() => {
    // eslint-disable-next-line react/set-state-in-effect -- It is set once the server has answered.
    void load();
  }, [load]);
  return { numbers, load };
}

/** Carries out one change at a time and says how it ended. */
export function useChange(onDone: () => Promise<void>) {
  const store = useAccountStore();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const change = async (work: (client: SupabaseClient) => Promise<void>): Promise<boolean> => {
    setBusy(true);
    setProblem(null);
    try {
      await work(await store.client());
      await onDone();
      return true;
    } catch (error) {
      setProblem(wordsFor(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, change };
}

/** The database says by itself that there is no room. */
const noRoom = 'PT413';

function wordsFor(error: unknown): string {
  if (error instanceof Error && 'code' in error && error.code === noRoom) return error.message;
  return navigator.onLine ? accountTexts.failed : accountTexts.offline;
}
