import { useCallback, useEffect, useState } from 'react';
import type { StoredHolding } from '#web/features/holdings/by-account.ts';
import { fetchHoldings } from '#web/features/holdings/holdings-data.ts';
import { useAccountStore } from '#web/lib/account/account.ts';

type HoldingsState =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'there'; holdings: StoredHolding[] };

/** The positions of who is signed in; `refresh` after something has changed them. */
export function useHoldings(userId: string): { holdings: HoldingsState; refresh: () => void } {
  const store = useAccountStore();
  const [holdings, setHoldings] = useState<HoldingsState>({ state: 'loading' });
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    let current = true;
    void (async () => {
      try {
        const found = await fetchHoldings(await store.client());
        if (current) setHoldings({ state: 'there', holdings: found });
      } catch {
        // What is on the page stays there: an old list is better than none.
        if (current) setHoldings((now) => (now.state === 'there' ? now : { state: 'failed' }));
      }
    })();
    return () => {
      current = false;
    };
    // eslint-disable-next-line react/exhaustive-effect-dependencies -- Once more whenever it is asked for.
  }, [store, userId, asked]);
  const refresh = useCallback(() => setAsked((now) => now + 1), []);
  return { holdings, refresh };
}
