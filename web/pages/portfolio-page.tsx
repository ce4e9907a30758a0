import { portfolioTexts as texts } from '#web/content/money/portfolio.ts';
import { HoldingsList } from '#web/features/holdings/holdings-list.tsx';
import { HoldingsView } from '#web/features/holdings/holdings-view.tsx';
import { sampleHoldings } from '#web/features/holdings/sample-holdings.ts';
import { MoneyPage } from '#web/features/my-money/money-page.tsx';
import { PortfolioAnalysis } from '#web/features/portfolio-analysis/portfolio-analysis.tsx';
import { SampleAnalysis } from '#web/features/portfolio-analysis/sample-analysis.tsx';
import { useAccount } from '#web/lib/account/account.ts';
import { useOverlays } from '#web/lib/navigation/overlays.ts';
import { useFileDrop } from '#web/lib/use-file-drop.ts';
import { Button } from '#web/ui/button.tsx';

/** The user's holdings. A visitor sees an example with made-up positions. */
export function PortfolioPage() {
  const { account } = useAccount();
  return (
    <MoneyPage heading={texts.page.heading} lead={texts.page.lead} preview={<Stranger />}>
      {account.state === 'signed in' && (
        <HoldingsView
          key={account.user.id}
          userId={account.user.id}
          Analysis={PortfolioAnalysis}
          sample={<SampleAnalysis />}
        />
      )}
    </MoneyPage>
  );
}

function Stranger() {
  const { openAuth, openImport } = useOverlays();
  const { dragging, handlers } = useFileDrop(openImport);
  return (
    <div
      {...handlers}
      className={`for-strangers rounded-xl ${dragging ? 'bg-accent-soft outline-2 outline-accent outline-dashed' : ''}`}
    >
      <p className="mt-6 max-w-[60ch]">{texts.stranger.about}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={() => openAuth('signup', { stays: true })}>{texts.stranger.join}</Button>
        <Button look="secondary" onClick={() => openAuth('signin', { stays: true })}>
          {texts.stranger.signIn}
        </Button>
      </div>
      <section aria-label={texts.stranger.sample} className="mt-12 rounded-2xl bg-sunken px-5 py-6 sm:px-8">
        <h2 className="text-sm font-medium">{texts.stranger.sample}</h2>
        <HoldingsList holdings={sampleHoldings} />
      </section>
      <SampleAnalysis />
    </div>
  );
}
