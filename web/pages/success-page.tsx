import { useEffect, useState } from 'react';
import { findPlanByPrice, grantsPro, proPlan } from '#contract/plans.ts';
import { destinations, type ProFeature } from '#web/content/destinations.ts';
import { success } from '#web/content/success.ts';
import { useAccount, useIsLive } from '#web/lib/account/account.ts';
import type { AccountStore } from '#web/lib/account/account-store.ts';
import type { Account, Subscription } from '#web/lib/account/account-types.ts';
import { useNavigation } from '#web/lib/navigation/navigation.ts';
import { useOverlays } from '#web/lib/navigation/overlays.ts';
import { nameOf, noteOf } from '#web/content/feature-line.ts';
import { formatDate } from '#web/lib/format-date.ts';
import { useFirstSteps } from '#web/lib/numbers/use-first-steps.ts';
import { useFollow } from '#web/lib/navigation/use-follow.ts';
import { EndedPro, standingOf } from '#web/pages/ended-pro.tsx';
import { Button } from '#web/ui/button.tsx';
import { CheckIcon } from '#web/ui/icons.tsx';
import { TextButton } from '#web/ui/text-button.tsx';

/** How long to wait between two looks, when that is said to take longer than usual, and when it is given up. */
const waiting = { everyMs: 2_000, laterEveryMs: 15_000, patienceMs: 30_000, maxMs: 600_000 };

/** The return from checkout. Nobody is welcomed before the server knows that they have paid. */
export function SuccessPage() {
  const { account, config, subscription, store } = useAccount();
  const live = useIsLive();
  const { openAuth } = useOverlays();
  const { show } = useNavigation();
  const isPaid = account.state === 'signed in' && grantsPro(subscription?.subscription_status);
  const { isLate, isAsked } = useConfirmation(account.state === 'signed in' && !isPaid ? store : null);
  const isOut = live && account.state === 'signed out';
  if (subscription && isPaid) {
    const plan = findPlanByPrice(config?.plans ?? [], subscription.price_id);
    const name = plan?.name ?? proPlan.name;
    const isYearly = plan?.yearly?.priceId === subscription.price_id;
    return <Welcome plan={name} isYearly={isYearly} subscription={subscription} />;
  }
  const { checking } = success;
  // Only by what the payment provider says now: an earlier subscription may have ended before this payment.
  const standing =
    isAsked && account.state === 'signed in' ? standingOf(subscription?.subscription_status) : null;
  if (standing) {
    return (
      <article className="frame pt-8 pb-24 sm:pt-14">
        <Heading>{success.standing[standing].heading}</Heading>
        <section aria-label={success.details.heading} className="mt-5 max-w-[60ch]">
          <output className="block text-lg text-quiet">{success.standing[standing].text}</output>
        </section>
        <EndedPro standing={standing} />
      </article>
    );
  }
  return (
    <article className="frame pt-8 pb-24 sm:pt-14">
      <Heading>{isOut ? checking.signedOut : checking.heading}</Heading>
      <section aria-label={success.details.heading} className="mt-5 max-w-[60ch]">
        <output className="block text-lg text-quiet">{textFor(account, isLate)}</output>
      </section>
      <div className="mt-8 flex flex-wrap gap-3">
        {isOut && (
          <Button className="min-h-12 px-6" onClick={() => openAuth('signin')}>
            {checking.signIn}
          </Button>
        )}
        <Button look="secondary" className="min-h-12 px-6" onClick={() => show('home')}>
          {success.home}
        </Button>
      </div>
    </article>
  );
}

function Heading({ children }: { children: string }) {
  return (
    <h1 tabIndex={-1} className="font-serif text-4xl leading-[1.08] font-medium tracking-tight sm:text-6xl">
      {children}
    </h1>
  );
}

interface WelcomeProps {
  plan: string;
  isYearly: boolean;
  subscription: Subscription;
}

function Welcome({ plan, isYearly, subscription }: WelcomeProps) {
  const { show } = useNavigation();
  const { openProChat, chatIntent } = useOverlays();
  const { isOffered } = useFirstSteps();
  return (
    <article className="frame grid gap-x-16 gap-y-12 pt-8 pb-24 sm:pt-14 lg:grid-cols-[1.2fr_1fr]">
      <div>
        <Heading>{success.heading(plan)}</Heading>
        <p className="mt-5 text-lg text-quiet">{success.lead}</p>
        <ul className="mt-5 grid max-w-xl gap-x-2 sm:grid-cols-2">
          {success.features.map((feature) => (
            <ProLine key={feature} feature={feature} />
          ))}
        </ul>
        {isOffered && <p className="mt-6 max-w-[60ch]">{success.first.text}</p>}
        <div className="mt-8 flex flex-wrap gap-3">
          {isOffered && (
            <Button className="min-h-12 px-6" onClick={() => show('today')}>
              {success.first.begin}
            </Button>
          )}
          <Button
            look={isOffered ? 'secondary' : 'primary'}
            className="min-h-12 px-6"
            onClick={openProChat}
            {...chatIntent}
          >
            {success.chat}
          </Button>
          <Button look="secondary" className="min-h-12 px-6" onClick={() => show('home')}>
            {success.home}
          </Button>
        </div>
      </div>
      <SubscriptionDetails
        plan={isYearly ? success.details.yearly(plan) : plan}
        subscription={subscription}
      />
    </article>
  );
}

/** A feature of Pro, one click from it; market insights say so where there is no provider. */
function ProLine({ feature }: { feature: ProFeature }) {
  const { config } = useAccount();
  const follow = useFollow();
  const note = noteOf(feature, config);
  return (
    <li className="flex gap-2.5">
      <span className="pt-2.5 text-accent">
        <CheckIcon />
      </span>
      <span>
        <TextButton look="plain" className="text-left" onClick={() => follow(destinations[feature])}>
          {nameOf(feature, config)}
        </TextButton>
        {note && <span className="-mt-1.5 block text-sm text-quiet">{note}</span>}
      </span>
    </li>
  );
}

/** Plan, status and next billing date. */
function SubscriptionDetails({ plan, subscription }: { plan: string; subscription: Subscription }) {
  const { details } = success;
  return (
    <section
      aria-labelledby="subscription"
      className="self-start rounded-2xl bg-raised p-6 shadow-lift sm:p-8"
    >
      <h2 id="subscription" className="font-serif text-2xl font-medium">
        {details.heading}
      </h2>
      <dl className="figures mt-4">
        {[
          [details.plan, plan],
          [details.status, subscription.subscription_status ?? ''],
          [details.next, toLocalDate(subscription.current_period_end)],
        ].map(([term, value]) => (
          <div key={term} className="flex justify-between gap-6 border-t border-line py-3">
            <dt className="text-quiet">{term}</dt>
            <dd className="font-medium first-letter:uppercase">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function textFor({ state }: Account, isLate: boolean): string {
  const { details } = success;
  if (state === 'signed out') return details.signedOut;
  if (state === 'second factor') return details.secondFactor;
  return isLate ? details.late : details.loading;
}

/**
 * Asks for the confirmation until there is nothing to ask for: whether that takes longer than usual, and whether the
 * payment provider has been asked.
 */
function useConfirmation(store: AccountStore | null): { isLate: boolean; isAsked: boolean } {
  const [isLate, setLate] = useState(false);
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    if (!store) return;
    const began = Date.now();
    let ended = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // One after the other: a slow answer must not be overtaken by the next question.
    const ask = async () => {
      const wasAsked = await store.confirmPayment().catch(() => false);
      const waited = Date.now() - began;
      if (ended || waited > waiting.maxMs) return;
      setAsked(wasAsked);
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
  return { isLate, isAsked };
}

function toLocalDate(unixSeconds: number | null): string {
  return unixSeconds === null ? '' : formatDate(new Date(unixSeconds * 1000));
}
