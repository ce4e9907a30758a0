import { useCallback, useEffect, useState } from 'react';
import type { MyPlan, MyTaxes, Today } from '#contract/my-plan.ts';
import type { SavedScenarios } from '#contract/scenarios.ts';
import type { SharedPlanLink } from '#contract/shared-plans.ts';
import { useAccountStore } from '#web/lib/account/account.ts';

interface Answers {
  today: Today;
  'my-plan': MyPlan;
  'my-taxes': MyTaxes;
  scenarios: SavedScenarios;
  'shared-plans': { shared_plans: SharedPlanLink[] };
}

/** What a function of ours answers, fetched when it is first shown and whenever it is asked for again. */
export function useFunction<Name extends keyof Answers>(name: Name) {
  const store = useAccountStore();
  const [answer, setAnswer] = useState<Answers[Name] | 'loading' | 'failed'>('loading');
  const load = useCallback(async () => {
    try {
      const client = await store.client();
      const { data, error } = await client.functions.invoke<Answers[Name]>(name, { method: 'GET' });
      setAnswer(error || data === null ? 'failed' : data);
    } catch {
      setAnswer('failed');
    }
  }, [store, name]);
  useEffect(() => {
    // eslint-disable-next-line react/set-state-in-effect -- It is set once the server has answered.
    void load();
  }, [load]);
  return { answer, load };
}
