import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { SharedPlan, SharedScenarios } from '#contract/shared-plans.ts';
import { planTexts, sharedPlanTexts as texts } from '#web/content/money/plan.ts';
import { scenarioTexts } from '#web/content/money/scenarios.ts';
import { ComparisonTable } from '#web/features/my-plan/comparison-table.tsx';
import { PlanSteps } from '#web/features/my-plan/plan-steps.tsx';
import { SharedTaxes } from '#web/features/my-plan/taxes.tsx';
import { useAccountStore } from '#web/lib/account/account.ts';
import { formatDate } from '#web/lib/format-date.ts';
import { Button } from '#web/ui/button.tsx';
import { TextButton } from '#web/ui/text-button.tsx';

/** The copy of a plan that the address names after its #, where no server on the way sees it. */
export function SharedPlanView() {
  const token = useSyncExternalStore(watchAddress, tokenInAddress, () => null);
  if (token === null) return <p className="mt-10 text-quiet">{texts.loading}</p>;
  return token === '' ? <NotFound /> : <Copy key={token} token={token} />;
}

function Copy({ token }: { token: string }) {
  const { answer, load } = useSharedPlan(token);
  if (answer === 'loading') return <p className="mt-10 text-quiet">{texts.loading}</p>;
  if (answer === 'not found') return <NotFound />;
  if (answer === 'failed') {
    return (
      <p className="mt-10">
        {texts.failed} <TextButton onClick={() => void load()}>{texts.retry}</TextButton>
      </p>
    );
  }
  return (
    <div className="max-w-3xl">
      <p className="mt-4 max-w-[60ch] text-lg text-quiet">{texts.lead}</p>
      <p className="mt-4 mb-10 max-w-[60ch]">{texts.copyOf(formatDate(new Date(answer.created_at)))}</p>
      <PlanSteps steps={answer.plan.recommendations} saved={texts.saved} />
      {answer.plan.taxes && <SharedTaxes plan={answer.plan.taxes} saved={texts.saved} />}
      {answer.plan.scenarios && <SharedScenarioList scenarios={answer.plan.scenarios} />}
      <p className="mt-8 max-w-[60ch] text-sm text-quiet">{texts.disclaimer}</p>
      <Button look="secondary" className="mt-4 print:hidden" onClick={() => window.print()}>
        {planTexts.print}
      </Button>
    </div>
  );
}

function SharedScenarioList({ scenarios: { compared, single } }: { scenarios: SharedScenarios }) {
  if (compared.length === 0 && single.length === 0) return null;
  return (
    <section aria-labelledby="scenarios" className="mt-14">
      <h2 id="scenarios" className="font-serif text-3xl font-medium">
        {scenarioTexts.heading}
      </h2>
      {compared.map((comparison) => (
        <ComparisonTable key={comparison.calculator} comparison={comparison} />
      ))}
      <dl className="mt-6">
        {single.map(({ name, title, headline }) => (
          <div
            key={name}
            className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-b border-line py-2.5"
          >
            <dt className="min-w-0 break-words">
              <span className="font-medium">{name}</span>{' '}
              <span className="block text-sm text-quiet">{title}</span>
            </dt>
            {headline && (
              <dd className="figures text-right text-sm">
                <span className="block text-quiet">{headline.label}</span>
                <span className="font-medium">{headline.value}</span>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  );
}

function NotFound() {
  return (
    <section className="mt-10 max-w-2xl rounded-xl bg-sunken p-6">
      <h2 className="font-serif text-2xl font-medium">{texts.notFound.heading}</h2>
      <p className="mt-2 text-quiet">{texts.notFound.text}</p>
    </section>
  );
}

const tokenInAddress = () => location.hash.slice(1);

/** Another link that is put into the address of the same page loads no new document. */
function watchAddress(onChange: () => void) {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}

function useSharedPlan(token: string) {
  const store = useAccountStore();
  const [answer, setAnswer] = useState<SharedPlan | 'loading' | 'failed' | 'not found'>('loading');
  const load = useCallback(async () => {
    try {
      const client = await store.client();
      const name = `shared-plans/${encodeURIComponent(token)}`;
      const { data, error, response } = await client.functions.invoke<SharedPlan>(name, { method: 'GET' });
      setAnswer(response?.status === 404 ? 'not found' : error || data === null ? 'failed' : data);
    } catch {
      setAnswer('failed');
    }
  }, [store, token]);
  useEffect(() => {
    // eslint-disable-next-line react/set-state-in-effect -- It is set once the server has answered.
    void load();
  }, [load]);
  return { answer, load };
}
