import { useEffect, useRef, useState } from 'react';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { NewSharedPlanLink } from '#contract/shared-plans.ts';
import { planTexts } from '#web/content/money/plan.ts';
import { useAccountStore } from '#web/lib/account/account.ts';
import { callFunction, Told } from '#web/lib/call-function.ts';
import { formatMoment } from '#web/lib/format-date.ts';
import { useFunction } from '#web/lib/use-function.ts';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextButton } from '#web/ui/text-button.tsx';

const texts = planTexts.share;
const name = 'shared-plans';

/** Makes links to a copy of the plan, each shown once, and revokes them. Who no longer has Pro can still revoke. */
export function SharePlan({ mayShare }: { mayShare: boolean }) {
  const { answer, load } = useFunction(name);
  const [made, setMade] = useState<NewSharedPlanLink | null>(null);
  const { busy, outcome, act } = useAction();
  const heading = useRef<HTMLHeadingElement>(null);

  const create = async () => {
    await act(async (client) => {
      setMade(await callFunction<NewSharedPlanLink>(client, name, { method: 'POST' }));
      return null;
    });
    // Also where it failed: an answer that was lost on its way may have left a link behind.
    await load();
  };
  const revoke = async (id: string) => {
    await act(async (client) => {
      try {
        await callFunction(client, `${name}/${id}`, { method: 'DELETE' });
      } finally {
        // Before it is said how it ended, so that the list agrees with it.
        await load();
      }
      if (made?.id === id) setMade(null);
      return texts.revoked;
    });
    heading.current?.focus();
  };
  const leave = () => {
    setMade(null);
    heading.current?.focus();
  };

  const links = typeof answer === 'string' ? [] : answer.shared_plans;
  if (!mayShare && links.length === 0 && outcome === null) return null;
  return (
    <section aria-labelledby="share-plan" className="mt-12 border-t border-line pt-8 print:hidden">
      <h2
        ref={heading}
        id="share-plan"
        tabIndex={-1}
        className="font-serif text-2xl font-medium outline-none"
      >
        {texts.heading}
      </h2>
      {mayShare && <p className="mt-2 max-w-[60ch] text-quiet">{texts.about}</p>}
      {made ? (
        <Made link={made.link} onDone={leave} />
      ) : (
        mayShare && (
          <Button look="secondary" className="mt-4" busy={busy} onClick={() => void create()}>
            {texts.action}
          </Button>
        )
      )}
      {outcome && (
        <div className="mt-4 max-w-[60ch]">
          <Notice kind={outcome.kind}>{outcome.text}</Notice>
        </div>
      )}
      {answer === 'loading' && <p className="mt-6 text-quiet">{texts.loading}</p>}
      {answer === 'failed' && (
        <p className="mt-6">
          {texts.listFailed} <TextButton onClick={() => void load()}>{texts.retry}</TextButton>
        </p>
      )}
      {links.length > 0 && (
        <>
          <h3 className="mt-6 font-medium">{texts.links}</h3>
          <ul className="mt-1">
            {links.map(({ id, created_at: created }) => {
              const moment = formatMoment(new Date(created));
              return (
                <li
                  key={id}
                  className="flex items-center justify-between gap-4 border-t border-line py-2 first:border-0"
                >
                  <span>{texts.made(moment)}</span>
                  <Button
                    look="quiet"
                    disabled={busy}
                    aria-label={texts.revokeNamed(moment)}
                    onClick={() => void revoke(id)}
                  >
                    {texts.revoke}
                  </Button>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </section>
  );
}

/** The link itself, this once. */
function Made({ link, onDone }: { link: string; onDone: () => void }) {
  const panel = useRef<HTMLFieldSetElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <fieldset
      ref={panel}
      tabIndex={-1}
      aria-label={texts.ready}
      className="mt-4 min-w-0 rounded-lg border-l-2 border-accent bg-accent-soft p-4 outline-none"
    >
      <p className="font-medium">{texts.ready}</p>
      <p className="mt-1 text-sm">{texts.once}</p>
      <code className="my-3 block rounded-lg bg-paper px-3 py-2 font-mono text-sm break-all select-all">
        {link}
      </code>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={link} label={texts.copy} />
        <Button look="secondary" onClick={onDone}>
          {texts.done}
        </Button>
      </div>
    </fieldset>
  );
}

/** One thing at a time, and how it ended. */
function useAction() {
  const store = useAccountStore();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<{ kind: 'done' | 'problem'; text: string } | null>(null);
  const act = async (work: (client: SupabaseClient) => Promise<string | null>) => {
    setBusy(true);
    setOutcome(null);
    try {
      const text = await work(await store.client());
      if (text !== null) setOutcome({ kind: 'done', text });
    } catch (error) {
      setOutcome({ kind: 'problem', text: error instanceof Told ? error.message : texts.failed });
    } finally {
      setBusy(false);
    }
  };
  return { busy, outcome, act };
}
