import { useEffect, useState } from 'react';
import { grantsPro, proPlan } from '#contract/plans.ts';
import { success } from '#web/content/success.ts';
import { useAccount } from '#web/lib/account.ts';
import { useNavigation } from '#web/lib/navigation.ts';
import { useOverlays } from '#web/lib/overlays.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckIcon } from '#web/ui/icons.tsx';

/** How often the payment's confirmation is asked for, and after how long that is said to take longer than usual. */
const waiting = { everyMs: 2_000, patienceMs: 30_000, laterEveryMs: 15_000 };

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
  const [late, setLate] = useState(false);
  const signedIn = account.state === 'signed in';
  const confirmed = subscription && grantsPro(subscription.subscription_status);
  useEffect(() => {
    if (!signedIn || confirmed) return;
    const ask = () => void store?.confirmPayment().catch(() => undefined);
    ask();
    const asking = setInterval(ask, late ? waiting.laterEveryMs : waiting.everyMs);
    const patience = setTimeout(() => setLate(true), waiting.patienceMs);
    return () => {
      clearInterval(asking);
      clearTimeout(patience);
    };
  }, [signedIn, confirmed, late, store]);

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
        <output className="mt-3 block text-quiet">
          {account.state === 'signed out' ? details.signedOut : late ? details.late : details.loading}
        </output>
      )}
    </section>
  );
}

function toLocalDate(unixSeconds: number | null): string {
  return unixSeconds === null ? '' : new Date(unixSeconds * 1000).toLocaleDateString();
}
