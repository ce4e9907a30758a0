import { useEffect, useState } from 'react';
import { grantsPro, proPlan } from '#contract/plans.ts';
import { success } from '#web/content/success.ts';
import { useAccount } from '#web/lib/account.ts';
import type { Account, AccountStore } from '#web/lib/account-store.ts';
import { useNavigation } from '#web/lib/navigation.ts';
import { useOverlays } from '#web/lib/overlays.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckIcon } from '#web/ui/icons.tsx';

/** How long to wait between two looks, when that is said to take longer than usual, and when it is given up. */
const waiting = { everyMs: 2_000, laterEveryMs: 15_000, patienceMs: 30_000, longestMs: 600_000 };

/** The return from checkout. */
export function SuccessPage() {
  const { show } = useNavigation();
  const { openProChat, chatIntent } = useOverlays();
  return (
    <article className="frame grid gap-x-16 gap-y-12 pt-8 pb-24 sm:pt-14 lg:grid-cols-[1.2fr_1fr]">
      <div>
        <h1
          tabIndex={-1}
          className="font-serif text-4xl leading-[1.08] font-medium tracking-tight sm:text-6xl"
        >
          {success.heading(proPlan.name)}
        </h1>
        <p className="mt-5 text-lg text-quiet">{success.lead}</p>
        <ul className="mt-5 grid max-w-xl gap-2 sm:grid-cols-2">
          {success.features.map((feature) => (
            <li key={feature} className="flex gap-2.5">
              <span className="pt-0.5 text-accent">
                <CheckIcon />
              </span>
              {feature}
            </li>
          ))}
        </ul>
        <div className="mt-8 flex flex-wrap gap-3">
          <Button className="min-h-12 px-6" onClick={openProChat} {...chatIntent}>
            {success.chat}
          </Button>
          <Button look="secondary" className="min-h-12 px-6" onClick={() => show('home')}>
            {success.home}
          </Button>
        </div>
      </div>
      <SubscriptionDetails />
    </article>
  );
}

/** Plan, status and next billing date. The confirmation may come later than the browser: it is waited for. */
function SubscriptionDetails() {
  const { account, subscription, store } = useAccount();
  const confirmed = subscription && grantsPro(subscription.subscription_status);
  const late = useConfirmation(account.state === 'signed in' && !confirmed ? store : null);

  const { details } = success;
  return (
    <section
      aria-labelledby="subscription"
      className="self-start rounded-2xl bg-raised p-6 shadow-lift sm:p-8"
    >
      <h2 id="subscription" className="font-serif text-2xl font-medium">
        {details.heading}
      </h2>
      {confirmed ? (
        <dl className="figures mt-4">
          {[
            [details.plan, proPlan.name],
            [details.status, subscription.subscription_status ?? ''],
            [details.next, toLocalDate(subscription.current_period_end)],
          ].map(([term, value]) => (
            <div key={term} className="flex justify-between gap-6 border-t border-line py-3">
              <dt className="text-quiet">{term}</dt>
              <dd className="font-medium first-letter:uppercase">{value}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <output className="mt-3 block text-quiet">{textFor(account, late)}</output>
      )}
    </section>
  );
}

function textFor({ state }: Account, late: boolean): string {
  const { details } = success;
  if (state === 'signed out') return details.signedOut;
  if (state === 'second factor') return details.secondFactor;
  return late ? details.late : details.loading;
}

/** Asks for the confirmation until there is nothing to ask for; true once that takes longer than usual. */
function useConfirmation(store: AccountStore | null): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!store) return;
    const began = Date.now();
    let ended = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // One after the other: a slow answer must not be overtaken by the next question.
    const ask = async () => {
      await store.confirmPayment().catch(() => undefined);
      const waited = Date.now() - began;
      if (ended || waited > waiting.longestMs) return;
      setLate(waited > waiting.patienceMs);
      const pause = waited > waiting.patienceMs ? waiting.laterEveryMs : waiting.everyMs;
      timer = setTimeout(() => void ask(), pause);
    };
    void ask();
    return () => {
      ended = true;
      clearTimeout(timer);
    };
  }, [store]);
  return late;
}

function toLocalDate(unixSeconds: number | null): string {
  return unixSeconds === null ? '' : new Date(unixSeconds * 1000).toLocaleDateString();
}
