import { useRef, useState } from 'react';
import { pageOfCalculator } from '#advisor/calculators/catalog/catalog.ts';
import { comparedScenarios, type SavedScenario, type ScenarioComparison } from '#contract/scenarios.ts';
import { scenarioTexts as texts } from '#web/content/money/scenarios.ts';
import { planTexts } from '#web/content/money/plan.ts';
import { ComparisonTable } from '#web/features/my-plan/comparison-table.tsx';
import { useAccountStore } from '#web/lib/account/account.ts';
import { callFunction, Told } from '#web/lib/call-function.ts';
import { formatMoment } from '#web/lib/format-date.ts';
import { useNavigation } from '#web/lib/navigation/navigation.ts';
import { useFunction } from '#web/lib/use-function.ts';
import { ViewLink } from '#web/lib/navigation/view-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextButton } from '#web/ui/text-button.tsx';

/** Calculations that were kept under a name, two to four of a calculator side by side. */
export function Scenarios() {
  const { answer, load } = useFunction('scenarios');
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section aria-labelledby="scenarios" className="mt-14 print:hidden">
      <h2
        id="scenarios"
        ref={heading}
        tabIndex={-1}
        className="scroll-mt-24 font-serif text-3xl font-medium outline-none"
      >
        {texts.heading}
      </h2>
      {answer === 'loading' && <p className="mt-3 text-quiet">{texts.loading}</p>}
      {answer === 'failed' && (
        <p className="mt-3">
          {texts.failed} <TextButton onClick={() => void load()}>{planTexts.retry}</TextButton>
        </p>
      )}
      {typeof answer === 'object' && (
        <>
          {answer.access !== 'full' && <Preview />}
          {answer.access === 'full' && answer.scenarios.length === 0 && <Empty />}
          {answer.scenarios.length > 0 && (
            <Saved
              scenarios={answer.scenarios}
              mayCompare={answer.access === 'full'}
              onChanged={async () => {
                await load();
                heading.current?.focus();
              }}
            />
          )}
        </>
      )}
    </section>
  );
}

function Empty() {
  return (
    <p className="mt-3 max-w-[60ch] text-quiet">
      {texts.empty}{' '}
      <ViewLink to="calculators" className="text-accent underline underline-offset-4">
        {texts.toCalculators}
      </ViewLink>
    </p>
  );
}

/** What Pro would show, with made-up inputs and real figures. */
function Preview() {
  const { showPricing } = useNavigation();
  return (
    <div className="mt-4 rounded-xl bg-sunken p-6">
      <p className="text-xs font-medium tracking-wide text-quiet uppercase">{texts.sampleLabel}</p>
      <ComparisonTable comparison={texts.sample} />
      <p className="mt-4 max-w-[60ch]">{texts.pro}</p>
      <Button className="mt-4" onClick={showPricing}>
        {planTexts.locked.action}
      </Button>
    </div>
  );
}

interface SavedProps {
  scenarios: readonly SavedScenario[];
  mayCompare: boolean;
  onChanged: () => Promise<void>;
}

function Saved({ scenarios, mayCompare, onChanged }: SavedProps) {
  const store = useAccountStore();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [comparison, setComparison] = useState<ScenarioComparison | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const calculator = scenarios.find(({ id }) => id === chosen[0])?.calculator;
  const act = async (work: () => Promise<void>) => {
    setBusy(true);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      setProblem(error instanceof Told ? error.message : texts.notDone);
    }
    setBusy(false);
  };
  const compare = () =>
    act(async () => {
      const client = await store.client();
      const name = `scenarios/compare?ids=${chosen.join()}`;
      setComparison(await callFunction<ScenarioComparison>(client, name, { method: 'GET' }));
    });
  const remove = (id: string) =>
    act(async () => {
      await callFunction(await store.client(), `scenarios/${id}`, { method: 'DELETE' });
      setChosen((before) => before.filter((one) => one !== id));
      setComparison(null);
      await onChanged();
    });
  const toggle = (id: string) => {
    setComparison(null);
    setChosen((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id]));
  };
  const { fewest, most } = comparedScenarios;
  return (
    <>
      {mayCompare && <p className="mt-3 max-w-[60ch] text-quiet">{texts.how}</p>}
      <ul className="mt-3 border-t border-line">
        {scenarios.map(({ id, name, title, headline, created_at, ...row }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 border-b border-line py-2">
            <label className="flex min-h-11 min-w-0 grow items-center gap-3">
              {mayCompare && (
                <input
                  type="checkbox"
                  checked={chosen.includes(id)}
                  disabled={
                    headline === null ||
                    (!chosen.includes(id) &&
                      (chosen.length >= most || (calculator !== undefined && calculator !== row.calculator)))
                  }
                  onChange={() => toggle(id)}
                  className="size-5 flex-none accent-accent"
                />
              )}
              <span className="min-w-0">
                <span className="block font-medium break-words">{name}</span>
                <span className="block text-sm text-quiet">
                  {title} · {formatMoment(new Date(created_at))}
                </span>
              </span>
            </label>
            {headline && (
              <span className="figures text-right text-sm">
                <span className="block text-quiet">{headline.label}</span>
                <span className="font-medium">{headline.value}</span>
              </span>
            )}
            <TextButton
              look="quiet"
              className="text-sm"
              aria-label={texts.removeNamed(name)}
              disabled={busy}
              onClick={() => void remove(id)}
            >
              {texts.remove}
            </TextButton>
          </li>
        ))}
      </ul>
      {mayCompare && (
        <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button busy={busy} disabled={chosen.length < fewest} onClick={() => void compare()}>
            {texts.compare}
          </Button>
          <p className="text-sm text-quiet">{texts.chosen(chosen.length)}</p>
        </div>
      )}
      {problem && (
        <div className="mt-4 max-w-[60ch]">
          <Notice kind="problem">{problem}</Notice>
        </div>
      )}
      <div aria-live="polite">
        {comparison && (
          <>
            <ComparisonTable comparison={comparison} />
            <a
              href={pageOfCalculator(comparison.calculator)}
              className="mt-2 inline-flex min-h-11 items-center text-sm text-accent underline underline-offset-4"
            >
              {texts.open}
            </a>
          </>
        )}
      </div>
    </>
  );
}
