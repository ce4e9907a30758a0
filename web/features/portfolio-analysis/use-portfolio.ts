import { useCallback, useEffect, useRef, useState } from 'react';
import type { ToldKind } from '#contract/holdings.ts';
import type { PortfolioAnswer } from '#advisor/portfolio/analyze/portfolio-answer.ts';
import { tellHolding } from '#web/features/portfolio-analysis/tell-holding.ts';
import { useAccountStore } from '#web/lib/account/account.ts';

/** A slider is moved for a moment before its place is meant. */
const settleMs = 200;

/** Stores what the user says a symbol is, and analyzes again; returns false if it could not be stored. */
export type Tell = (label: string, told: ToldKind | null) => Promise<boolean>;

export type PortfolioState = PortfolioAnswer | 'loading' | 'failed';

/** The caller's analysis, and again whenever the mix to try or the holdings change. What was there stays until then. */
export function usePortfolio(
  refreshKey: unknown,
  { stocks, stated }: { stocks: number | undefined; stated: number | undefined },
) {
  const store = useAccountStore();
  const [state, setState] = useState<PortfolioState>('loading');
  const [busy, setBusy] = useState(false);
  const latest = useRef(0);
  const load = useCallback(async () => {
    latest.current += 1;
    const own = latest.current;
    setBusy(true);
    const query = new URLSearchParams({
      ...(stocks === undefined ? {} : { stocks: String(stocks) }),
      ...(stated === undefined ? {} : { stated: String(stated) }),
    });
    const name = query.size > 0 ? `portfolio?${query}` : 'portfolio';
    try {
      const client = await store.client();
      const { data, error } = await client.functions.invoke<PortfolioAnswer>(name, { method: 'GET' });
      if (own !== latest.current) return;
      if (error || !data) throw new Error('There is no analysis', { cause: error });
      setState(data);
    } catch {
      if (own === latest.current) setState((known) => (typeof known === 'string' ? 'failed' : known));
    } finally {
      if (own === latest.current) setBusy(false);
    }
  }, [store, stocks, stated]);
  useEffect(() => {
    const timer = setTimeout(() => void load(), stocks === undefined ? 0 : settleMs);
    return () => clearTimeout(timer);
    // eslint-disable-next-line react/exhaustive-effect-dependencies -- Other holdings have another key, and are read again.
  }, [load, stocks, refreshKey]);
  const tell: Tell = async (label, told) => {
    try {
      if (!(await tellHolding(await store.client(), label, told))) return false;
    } catch {
      return false;
    }
    await load();
    return true;
  };
  return { state, busy, reload: () => void load(), tell };
}
