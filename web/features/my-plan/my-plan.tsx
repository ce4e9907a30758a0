import { useRef, useState } from 'react';
import { accessOf, type PlanId } from '#contract/entitlements.ts';
import type { MyPlan } from '#contract/my-plan.ts';
import { planTexts as texts } from '#web/content/money/plan.ts';
import { shell } from '#web/content/shell.ts';
import { PlanSteps } from '#web/features/my-plan/plan-steps.tsx';
import { Scenarios } from '#web/features/my-plan/scenarios.tsx';
import { SharePlan } from '#web/features/my-plan/share-plan.tsx';
import { TaxesSection } from '#web/features/my-plan/taxes.tsx';
import { useAccount, useAccountStore } from '#web/lib/account/account.ts';
import { whyNoDocument } from '#web/lib/ask-to-export.ts';
import { formatDay } from '#web/lib/format-date.ts';
import { toHtmlDocument } from '#web/lib/html-document.ts';
import { useNavigation } from '#web/lib/navigation/navigation.ts';
import { useOverlays } from '#web/lib/navigation/overlays.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { useFunction } from '#web/lib/use-function.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextButton } from '#web/ui/text-button.tsx';

/** What the saved numbers call for: steps across all topics, the taxes of the year, and scenarios side by side. */
export function MyPlanView() {
  const { answer, load } = useFunction('my-plan');
  const { account } = useAccount();
  const isPro = account.state === 'signed in' && account.profile?.subscription_tier === 'pro';
  const plan: PlanId = isPro ? 'pro' : 'free';
  const document = useRef<HTMLDivElement>(null);
  if (answer === 'loading') return <p className="mt-10 text-quiet">{texts.loading}</p>;
  if (answer === 'failed') {
    return (
      <p className="mt-10">
        {texts.failed} <TextButton onClick={() => void load()}>{texts.retry}</TextButton>
      </p>
    );
  }
  return (
    // What to do with the plan stands beside it where there is room, and below it on a phone.
    <div className="mt-10 grid gap-x-16 lg:grid-cols-[minmax(0,1fr)_18rem] lg:items-start print:block">
      <div className="min-w-0 max-w-3xl">
        {!answer.is_empty && <PrintedHeading madeOn={answer.made_on} />}
        <div ref={document}>
          {answer.is_empty ? <Empty /> : <Steps plan={answer} />}
          <TaxesSection />
          <Scenarios />
        </div>
      </div>
      {!answer.is_empty && (
        <aside aria-label={texts.aside} className="lg:sticky lg:top-24">
          <p className="text-sm text-quiet max-lg:mt-10 print:hidden">
            {texts.madeOn(formatDay(answer.made_on))}
          </p>
          <div className="mt-4 flex flex-wrap gap-3 print:hidden">
            <SaveDocument plan={plan} madeOn={answer.made_on} content={() => document.current} />
            <Button look="secondary" onClick={() => window.print()}>
              {texts.print}
            </Button>
          </div>
          <SharePlan mayShare={accessOf('strategies', plan) === 'full'} />
        </aside>
      )}
    </div>
  );
}

/** On paper: whose work the plan is, of which year, and when it was made. */
function PrintedHeading({ madeOn }: { madeOn: string }) {
  return (
    <p className="mb-8 hidden border-b-2 border-ink pb-4 print:block">
      <span className="font-serif text-lg font-medium text-accent">{shell.brand}</span>
      {` · ${texts.documentTitle(madeOn.slice(0, 4))}. ${texts.madeOn(formatDay(madeOn))}`}
    </p>
  );
}

function Empty() {
  const { show } = useNavigation();
  return (
    <section className="max-w-2xl rounded-xl bg-sunken p-6">
      <h2 className="font-serif text-2xl font-medium">{texts.empty.heading}</h2>
      <p className="mt-2 text-quiet">{texts.empty.text}</p>
      <Button className="mt-5" onClick={() => show('numbers')}>
        {texts.empty.action}
      </Button>
    </section>
  );
}

function Steps({ plan }: { plan: MyPlan }) {
  const { askInChat } = useOverlays();
  return (
    <>
      <PlanSteps steps={plan.recommendations} saved={texts.saved} onAsk={askInChat} />
      {plan.locked.length > 0 && <Locked titles={plan.locked} />}
    </>
  );
}

interface SaveDocumentProps {
  plan: PlanId;
  /** 2026-11-17 */
  madeOn: string;
  content: () => Element | null;
}

/** The plan of the year as a file of its own, to keep, send or print. */
function SaveDocument({ plan, madeOn, content }: SaveDocumentProps) {
  const { showPricing } = useNavigation();
  const store = useAccountStore();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const isPro = accessOf('document_export', plan) === 'full';
  const save = async () => {
    setBusy(true);
    const refused = isPro ? await whyNoDocument(store, texts.documentFailed) : texts.documentPro;
    setBusy(false);
    setRefusal(refused);
    const drawn = content();
    if (!drawn || refused !== null) return;
    const title = texts.documentTitle(madeOn.slice(0, 4));
    const note = texts.madeOn(formatDay(madeOn));
    saveFile(`${title}.html`, 'text/html', toHtmlDocument({ title, note, content: drawn }));
  };
  if (refusal !== null && !isPro) {
    return (
      <p className="flex flex-wrap items-center gap-x-3">
        <output>{refusal}</output>
        <TextButton onClick={showPricing}>{texts.locked.action}</TextButton>
      </p>
    );
  }
  return (
    <>
      <Button look="secondary" busy={busy} onClick={() => void save()}>
        {texts.save}
      </Button>
      {refusal !== null && <Notice kind="problem">{refusal}</Notice>}
    </>
  );
}

function Locked({ titles }: { titles: readonly string[] }) {
  const { showPricing } = useNavigation();
  return (
    <section className="mt-8 rounded-xl bg-sunken p-6 print:hidden">
      <h2 className="font-serif text-2xl font-medium">{texts.locked.heading(titles.length)}</h2>
      <p className="mt-2 text-quiet">{texts.locked.text}</p>
      <ul className="mt-3 list-disc pl-5">
        {titles.map((title) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
      <Button className="mt-5" onClick={showPricing}>
        {texts.locked.action}
      </Button>
    </section>
  );
}
