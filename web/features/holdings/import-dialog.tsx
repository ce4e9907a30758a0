import { useEffect, useRef, useState } from 'react';
import type { Holding, StoredHoldings } from '#contract/holdings.ts';
import type { PositionsReading, ReadOptions } from '#advisor/portfolio/import/read-positions.ts';
import { portfolioTexts } from '#web/content/money/portfolio.ts';
import { storeHoldings } from '#web/features/holdings/holdings-data.ts';
import { ImportDone } from '#web/features/holdings/import-done.tsx';
import { ImportProgress } from '#web/features/holdings/import-progress.tsx';
import { ImportReview } from '#web/features/holdings/import-review.tsx';
import { ImportStart } from '#web/features/holdings/import-start.tsx';
import type { ImportSource } from '#web/features/holdings/import-worker.ts';
import { useHoldings } from '#web/features/holdings/use-holdings.ts';
import { readInWorker, type ReadingOutcome } from '#web/features/holdings/read-in-worker.ts';
import { useAccount, useAccountStore } from '#web/lib/account/account.ts';
import { useNavigation } from '#web/lib/navigation/navigation.ts';
import { useOverlays } from '#web/lib/navigation/overlays.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

const texts = portfolioTexts.import;

type Step =
  | { at: 'start'; problem: string | null }
  | { at: 'reading'; source: ImportSource; share: number }
  | { at: 'review'; source: ImportSource; reading: PositionsReading; problem: string | null; busy: boolean }
  | { at: 'done'; stored: StoredHoldings; left: number };

const nameOf = (source: ImportSource) => ('file' in source ? source.file.name : texts.pasted);

/** From a broker's file, or pasted rows, to stored positions: choose, check, done. */
export function ImportDialog({ file, onClose }: { file?: File | undefined; onClose: () => void }) {
  const { account } = useAccount();
  return (
    <Dialog title={texts.title} onClose={onClose} wide>
      {account.state === 'signed in' ? (
        <Steps userId={account.user.id} file={file} onClose={onClose} />
      ) : (
        <Stranger />
      )}
    </Dialog>
  );
}

function Stranger() {
  const { openAuth } = useOverlays();
  return (
    <>
      <p className="max-w-[56ch] text-quiet">{texts.stranger}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button data-autofocus onClick={() => openAuth('signup', { stays: true })}>
          {portfolioTexts.stranger.join}
        </Button>
        <Button look="secondary" onClick={() => openAuth('signin', { stays: true })}>
          {portfolioTexts.stranger.signIn}
        </Button>
      </div>
    </>
  );
}

interface StepsProps {
  userId: string;
  file: File | undefined;
  onClose: () => void;
}

function Steps({ userId, file, onClose }: StepsProps) {
  const [step, setStep] = useState<Step>({ at: 'start', problem: null });
  const store = useAccountStore();
  const { holdings: kept, refresh } = useHoldings(userId);
  const { view, show } = useNavigation();
  const stop = useRef<() => void>(undefined);
  const heading = useRef<HTMLDivElement>(null);
  const read = (source: ImportSource, options: Omit<ReadOptions, 'today' | 'onProgress'> = {}) => {
    stop.current?.();
    // Read again with other columns, the form stays where it is.
    setStep((now) => (now.at === 'review' ? { ...now, busy: true } : { at: 'reading', source, share: 0 }));
    const fileName = 'file' in source ? source.file.name : '';
    const work = readInWorker(source, { fileName, ...options }, (share) =>
      setStep((now) => (now.at === 'reading' ? { ...now, share } : now)),
    );
    stop.current = work.stop;
    void follow(source, work.outcome);
  };
  const follow = async (source: ImportSource, work: Promise<ReadingOutcome>) => {
    const outcome = await work;
    if (outcome.kind === 'read') {
      setStep({ at: 'review', source, reading: outcome.reading, problem: null, busy: false });
    } else {
      const problem = outcome.kind === 'refused' ? outcome.sentence : portfolioTexts.problems.failed;
      setStep({ at: 'start', problem });
    }
  };
  useEffect(() => {
    if (file) read({ file });
    return () => stop.current?.();
    // eslint-disable-next-line react/exhaustive-deps -- Once, with the file that the dialog was opened for.
  }, [file]);
  useEffect(() => {
    // What was pressed is gone with its step: the keyboard goes on at the heading of the next.
    if (step.at === 'review' || step.at === 'done') heading.current?.querySelector('h3')?.focus();
  }, [step.at]);
  const submit = async (holdings: Holding[], replace: boolean) => {
    if (step.at !== 'review') return;
    setStep({ ...step, busy: true, problem: null });
    const source = 'file' in step.source ? ('imported' as const) : ('pasted' as const);
    const body = { holdings, replace: replace ? ('accounts' as const) : ('none' as const), source };
    const result = await storeHoldings(await store.client(), body);
    if ('told' in result) setStep({ ...step, busy: false, problem: result.told });
    else {
      setStep({ at: 'done', stored: result.stored, left: step.reading.problems.length });
      refresh();
    }
  };
  const start = () => setStep({ at: 'start', problem: null });
  return (
    <div ref={heading}>
      {step.at === 'start' && <ImportStart problem={step.problem} onSource={read} />}
      {step.at === 'reading' && (
        <ImportProgress title={texts.reading(nameOf(step.source))} share={step.share} />
      )}
      {step.at === 'review' && (
        <ImportReview
          key={nameOf(step.source)}
          name={nameOf(step.source)}
          isSnapshot={'file' in step.source}
          reading={step.reading}
          stored={kept.state === 'there' ? kept.holdings : []}
          problem={step.problem}
          busy={step.busy}
          onRead={(options) => read(step.source, options)}
          onBack={start}
          onSubmit={(holdings, replace) => void submit(holdings, replace)}
        />
      )}
      {step.at === 'done' && (
        <ImportDone
          stored={step.stored}
          left={step.left}
          onAnother={start}
          onSee={() => (view === 'portfolio' ? onClose() : show('portfolio'))}
        />
      )}
    </div>
  );
}
