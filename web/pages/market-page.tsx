import { marketTexts as texts } from '#web/content/money/market.ts';
import { MarketView } from '#web/features/market/market-view.tsx';
import { MoneyPage } from '#web/features/my-money/money-page.tsx';
import { useAccount } from '#web/lib/account/account.ts';
import { useOverlays } from '#web/lib/navigation/overlays.ts';
import { Button } from '#web/ui/button.tsx';

/** Where the market stands, and what it did today to what somebody owns. */
export function MarketPage() {
  const { account, config } = useAccount();
  const isAvailable = config?.market !== 'none';
  return (
    <MoneyPage
      heading={texts.page.heading}
      lead={texts.page.lead}
      preview={isAvailable ? <VisitorSample /> : <Unavailable />}
    >
      {isAvailable ? account.state === 'signed in' && <MarketView /> : <Unavailable />}
    </MoneyPage>
  );
}

function Unavailable() {
  return (
    <p className="mt-8 max-w-[60ch]">
      <span className="font-medium">{texts.unavailable.title}</span> {texts.unavailable.text}
    </p>
  );
}

function VisitorSample() {
  const { openAuth } = useOverlays();
  const { visitor } = texts;
  return (
    <>
      <p className="mt-6 max-w-[60ch]">{visitor.text}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button className="min-h-12 px-6" onClick={() => openAuth('signup', { stays: true })}>
          {visitor.action}
        </Button>
        <Button look="secondary" className="min-h-12 px-6" onClick={() => openAuth('signin')}>
          {visitor.signIn}
        </Button>
      </div>
      <section aria-labelledby="market-sample" className="mt-12">
        <h2 id="market-sample" className="font-serif text-2xl font-medium tracking-tight">
          {visitor.heading}
        </h2>
        <p className="mt-2 text-sm text-quiet">{texts.sample}</p>
        <ul className="mt-5 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
          {visitor.indexes.map(({ name, level, change }) => (
            <li key={name} className="border-t border-line pt-4">
              <p className="text-sm text-quiet">{name}</p>
              <p className="figures mt-1 text-3xl font-semibold tracking-tight">{level}</p>
              <p className={`figures mt-1 ${change.startsWith('−') ? 'text-bad' : ''}`}>{change}</p>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
