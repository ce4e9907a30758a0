import { useCallback, useEffect, useState } from 'react';
import type { SupabaseClient } from '@supabase/supabase-js';
import { useAccountStore } from '#web/lib/account/account.ts';
import { TextButton } from '#web/ui/text-button.tsx';

/** What belongs to the account, fetched when it is first shown and whenever it is asked for again. */
export function useList<T>(fetchList: (client: SupabaseClient) => Promise<T[]>) {
  const store = useAccountStore();
  const [list, setList] = useState<T[] | 'loading' | 'failed'>('loading');
  const load = useCallback(async () => {
    try {
      setList(await fetchList(await store.client()));
    } catch {
      // What was there before is still the best that is known.
      setList((known) => (typeof known === 'string' ? 'failed' : known));
    }
  }, [store, fetchList]);
  useEffect(() => {
    // eslint-disable-next-line react/set-state-in-effect -- It is set once the server has answered.
    void load();
  }, [load]);
  return { list, load };
}

interface NoListProps {
  state: 'loading' | 'failed';
  texts: { loading: string; failed: string; retry: string };
  onRetry: () => void;
}

/** In place of a list that is not here yet, or could not be had. */
export function NoList({ state, texts, onRetry }: NoListProps) {
  if (state === 'loading') return <p className="text-quiet">{texts.loading}</p>;
  return (
    <p>
      {texts.failed} <TextButton onClick={onRetry}>{texts.retry}</TextButton>
    </p>
  );
}
