import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { portfolioTexts as texts } from '#web/content/money/portfolio.ts';
import { summarize, type AccountOfHoldings, type StoredHolding } from '#web/features/holdings/by-account.ts';
import { HoldingForm } from '#web/features/holdings/holding-form.tsx';
import { removeAccount } from '#web/features/holdings/holdings-data.ts';
import { HoldingsList, Totals } from '#web/features/holdings/holdings-list.tsx';
import { useHoldings } from '#web/features/holdings/use-holdings.ts';
import { useAccountStore } from '#web/lib/account/account.ts';
import { useOverlays } from '#web/lib/navigation/overlays.ts';
import { useFileDrop } from '#web/lib/use-file-drop.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SmallProblem } from '#web/ui/problem.tsx';

interface HoldingsViewProps {
  userId: string;
  /** What the analysis looks like, where there are no positions. */
  sample: ReactNode;
  /** What is said about them, above them; another list of positions is another analysis. */
  Analysis: ComponentType<{ refreshKey: unknown }>;
}

/** The positions of who is signed in, and everything that can be done with them. */
export function HoldingsView({ userId, Analysis, sample }: HoldingsViewProps) {
  const { holdings, refresh } = useHoldings(userId);
  const { openImport } = useOverlays();
  const { dragging, handlers } = useFileDrop(openImport);
  useRefreshAfterImport(refresh);
  return (
    <div
      {...handlers}
      className={`min-h-64 rounded-xl ${dragging ? 'bg-accent-soft outline-2 outline-accent outline-dashed' : ''}`}
    >
      {holdings.state === 'loading' && <Skeleton />}
      {holdings.state === 'failed' && (
        <SmallProblem text={texts.failed} action={texts.again} onAction={refresh} />
      )}
      {holdings.state === 'there' && (
        <Positions holdings={holdings.holdings} Analysis={Analysis} sample={sample} onChanged={refresh} />
      )}
    </div>
  );
}

/** What an import has stored is on the page as soon as its dialog is gone. */
function useRefreshAfterImport(refresh: () => void): void {
  const { overlay } = useOverlays();
  const isOpen = overlay?.kind === 'import';
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) refresh();
    wasOpen.current = isOpen;
  }, [isOpen, refresh]);
}

const positionsId = 'positions';

interface PositionsProps {
  holdings: StoredHolding[];
  Analysis: ComponentType<{ refreshKey: unknown }>;
  sample: ReactNode;
  onChanged: () => void;
}

function Positions({ holdings, Analysis, sample, onChanged }: PositionsProps) {
  const { openImport } = useOverlays();
  const [editing, setEditing] = useState<StoredHolding | 'new' | null>(null);
  const [leaving, setLeaving] = useState<AccountOfHoldings | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const store = useAccountStore();
  const names = [...new Set(holdings.map(({ account }) => account))];
  const isEmpty = holdings.length === 0;
  const remove = async ({ account }: AccountOfHoldings) => {
    setLeaving(null);
    setProblem(await removeAccount(await store.client(), account));
    onChanged();
  };
  return (
    <>
      {isEmpty && (
        <div className="mt-8 max-w-[60ch]">
          <h2 className="font-serif text-2xl font-medium tracking-tight">{texts.empty.heading}</h2>
          <p className="mt-3">{texts.empty.about}</p>
          <p className="mt-3 text-sm text-quiet">{texts.empty.privacy}</p>
        </div>
      )}
      {!isEmpty && <Totals summary={summarize(holdings)} />}
      <div className="mt-6 flex flex-wrap items-center gap-3">
        <Button onClick={() => openImport()}>{texts.actions.import}</Button>
        <Button look="secondary" onClick={() => setEditing('new')}>
          {texts.actions.add}
        </Button>
        {!isEmpty && (
          <a
            href={`#${positionsId}`}
            onClick={(event) => {
              event.preventDefault();
              const heading = document.getElementById(positionsId);
              heading?.scrollIntoView();
              heading?.focus({ preventScroll: true });
            }}
            className="inline-flex min-h-11 items-center text-accent sm:px-2 underline underline-offset-4"
          >
            {texts.toPositions}
          </a>
        )}
      </div>
      {problem !== null && (
        <div className="mt-4 max-w-[60ch]">
          <Notice kind="problem">{problem}</Notice>
        </div>
      )}
      {isEmpty ? sample : <Analysis refreshKey={holdings} />}
      {!isEmpty && (
        <section aria-labelledby={positionsId} className="mt-16 border-t border-line pt-10">
          <h2
            id={positionsId}
            tabIndex={-1}
            className="scroll-mt-24 font-serif text-3xl font-medium tracking-tight outline-none sm:text-4xl"
          >
            {texts.positions}
          </h2>
          <HoldingsList
            holdings={holdings}
            hasTotal={false}
            onEdit={setEditing}
            onRemoveAccount={setLeaving}
          />
        </section>
      )}
      {editing !== null && (
        <HoldingForm
          holding={editing === 'new' ? null : editing}
          accounts={names}
          onClose={() => setEditing(null)}
          onDone={() => {
            setEditing(null);
            onChanged();
          }}
        />
      )}
      {leaving && (
        <ConfirmDialog
          title={texts.removeAccount.title}
          text={texts.removeAccount.text(leaving.account || texts.unnamed, leaving.holdings.length)}
          action={texts.removeAccount.action}
          cancel={texts.removeAccount.cancel}
          onConfirm={() => void remove(leaving)}
          onClose={() => setLeaving(null)}
        />
      )}
    </>
  );
}

/** The shape of what is on its way. */
function Skeleton() {
  return (
    <div className="mt-8">
      <output className="sr-only">{texts.loading}</output>
      <div className="h-12 w-64 rounded-lg bg-sunken" />
      {['w-11/12', 'w-full', 'w-10/12', 'w-full'].map((width, at) => (
        // eslint-disable-next-line react/no-array-index-key
        <div key={at} className={`mt-5 h-8 rounded bg-sunken ${width}`} />
      ))}
    </div>
  );
}
