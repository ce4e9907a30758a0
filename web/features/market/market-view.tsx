import { useEffect, useState } from 'react';
import type { MarketAnswer } from '#contract/market.ts';
import { marketTexts as texts } from '#web/content/money/market.ts';
import { HoldingsSection } from '#web/features/market/holdings-today.tsx';
import { IndexFigures, YieldFigures } from '#web/features/market/market-figures.tsx';
import { useAccountStore } from '#web/lib/account/account.ts';
import { SmallProblem } from '#web/ui/problem.tsx';

const everyMs = 60_000;

/** The market of somebody who is signed in, renewed once a minute while the page is looked at. */
export function MarketView() {
  const { answer, failed, load } = useMarket();
  if (!answer) {
    return failed ? (
      <SmallProblem text={texts.failed} action={texts.retry} onAction={() => void load()} />
    ) : (
      <Skeleton />
    );
  }
  const { market, at } = answer;
  return (
    <>
      {market.is_sample && (
        <p className="mt-6 max-w-[60ch] rounded-lg bg-sunken px-4 py-3">
          <span className="font-medium">{texts.sample}.</span> {texts.sampleHint}
        </p>
      )}
      <Part id="indexes" heading={texts.indexes.heading}>
        {market.indexes.length > 0 ? (
          <IndexFigures indexes={market.indexes} now={at} />
        ) : (
          <p className="mt-4 text-quiet">{texts.indexes.none}</p>
        )}
      </Part>
      <Part id="yields" heading={texts.yields.heading}>
        {market.yields.length > 0 ? (
          <YieldFigures yields={market.yields} now={at} />
        ) : (
          <p className="mt-4 text-quiet">{texts.yields.none}</p>
        )}
      </Part>
      <Part id="holdings-today" heading={texts.holdings.heading}>
        <HoldingsSection market={market} now={at} />
      </Part>
      {!market.is_sample && <p className="mt-12 max-w-[60ch] text-sm text-quiet">{texts.promise}</p>}
    </>
  );
}

function Part({ id, heading, children }: { id: string; heading: string; children: React.ReactNode }) {
  return (
    <section aria-labelledby={id} className="mt-12">
      <h2 id={id} className="font-serif text-2xl font-medium tracking-tight">
        {heading}
      </h2>
      {children}
    </section>
  );
}

/** The layout of what is on its way. */
function Skeleton() {
  return (
    <output className="mt-12 block" aria-label={texts.loading}>
      <div className="h-8 w-32 rounded bg-sunken" />
      <div className="mt-5 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {[1, 2, 3, 4].map((n) => (
          <div key={n} className="h-32 rounded bg-sunken" />
        ))}
      </div>
    </output>
  );
}

function useMarket() {
  const store = useAccountStore();
  const [answer, setAnswer] = useState<{ market: MarketAnswer; at: Date } | null>(null);
  const [failed, setFailed] = useState(false);
  const load = async () => {
    try {
      const client = await store.client();
      const { data } = await client.functions.invoke<MarketAnswer>('market', { method: 'GET' });
      // What was there before is still the best that is known, and says how old it is.
      if (data) setAnswer({ market: data, at: new Date() });
      setFailed(!data);
    } catch {
      setFailed(true);
    }
  };
  useEffect(() => {
    // eslint-disable-next-line react/set-state-in-effect -- It is set once the server has answered.
    void load();
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void load();
    }, everyMs);
    return () => clearInterval(timer);
    // eslint-disable-next-line react/exhaustive-deps -- The store is one for the page.
  }, []);
  return { answer, failed, load };
}
