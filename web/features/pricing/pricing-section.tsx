import { useEffect } from 'react';
import { freePlan, grantsPro, isUnderWay, owesPayment, proPlan } from '#contract/plans.ts';
import type { PublicConfig } from '#contract/public-config.ts';
import type { claims } from '#web/content/claims.ts';
import { destinations, type ProFeature } from '#web/content/destinations.ts';
import type { pricing } from '#web/content/pricing.ts';
import { useAccount } from '#web/lib/account.ts';
import { findBillingPortal } from '#web/lib/find-billing-portal.ts';
import { formatPrice } from '#web/lib/format-price.ts';
import { pricingId } from '#web/lib/navigation.ts';
import { useOverlays } from '#web/lib/overlays.ts';
import { startCheckout } from '#web/lib/start-checkout.ts';
import { useFollow } from '#web/lib/use-follow.ts';
import { useLeaving } from '#web/lib/use-leaving.ts';
import { Button } from '#web/ui/button.tsx';
import { Claim } from '#web/ui/claim.tsx';
import { CheckIcon } from '#web/ui/icons.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextButton } from '#web/ui/text-button.tsx';

interface PricingSectionProps {
  texts: typeof pricing;
  moneyBack: (typeof claims)['moneyBack'];
}

export function PricingSection({ texts, moneyBack }: PricingSectionProps) {
  const { account, subscription, store } = useAccount();
  const signedIn = account.state === 'signed in';
  const isPro =
    signedIn &&
    (grantsPro(subscription?.subscription_status) || account.profile?.subscription_tier === proPlan.id);
  useEffect(() => {
    if (signedIn) void store?.refreshSubscription().catch(() => undefined);
  }, [signedIn, store]);
  return (
    <section id={pricingId} aria-labelledby="pricing-heading" className="frame scroll-mt-20 py-20 sm:py-28">
      <h2 id="pricing-heading" className="font-serif text-3xl font-medium tracking-tight sm:text-5xl">
        {texts.heading}
      </h2>
      <p className="mt-4 max-w-[56ch] text-lg text-quiet">{texts.lead}</p>
      <div className="mt-10 grid gap-6 md:grid-cols-2">
        <Plan texts={texts.free} perMonth={texts.perMonth} cents={freePlan.monthlyPriceCents}>
          <FreeButton texts={texts.free} signedIn={signedIn} isPro={isPro} />
        </Plan>
        <Plan texts={texts.pro} perMonth={texts.perMonth} cents={proPlan.monthlyPriceCents} foremost>
          <ProButton texts={texts.pro} status={subscription?.subscription_status} />
        </Plan>
      </div>
      <div className="mt-12 grid gap-x-12 gap-y-8 lg:grid-cols-[1.3fr_1fr]">
        <div>
          <h3 className="font-medium">{texts.included.heading}</h3>
          <ul className="mt-3 grid gap-x-8 gap-y-2 sm:grid-cols-2">
            {texts.included.items.map((item) => (
              <Feature key={item} text={item} />
            ))}
          </ul>
        </div>
        <div>
          <Claim {...moneyBack} />
          <p className="mt-3 text-sm text-quiet">{texts.trust}</p>
        </div>
      </div>
    </section>
  );
}

function Plan({
  texts,
  perMonth,
  cents,
  foremost = false,
  children,
}: {
  texts: {
    name: string;
    about: string;
    features: readonly string[];
    notes?: Readonly<Record<string, string>>;
  };
  perMonth: string;
  cents: number;
  foremost?: boolean;
  children: React.ReactNode;
}) {
  return (
    <section
      aria-label={`${texts.name} plan`}
      className={`flex flex-col rounded-2xl border p-6 sm:p-8 ${foremost ? 'border-transparent bg-raised shadow-lift' : 'border-line'}`}
    >
      <h3 className="font-serif text-2xl font-medium">{texts.name}</h3>
      <p className="mt-1 text-quiet">{texts.about}</p>
      <p className="figures mt-5">
        <span className="text-4xl font-semibold tracking-tight">{formatPrice(cents)}</span>{' '}
        <span className="text-quiet">{perMonth}</span>
      </p>
      <ul className={`mt-6 mb-8 grid ${foremost ? '' : 'gap-2'}`}>
        {texts.features.map((feature) => (
          <Feature key={feature} text={feature} note={texts.notes?.[feature]} />
        ))}
      </ul>
      <div className="mt-auto">{children}</div>
    </section>
  );
}

/** A line of a list; where it names something of the product, it leads there. */
function Feature({ text, note }: { text: string; note?: string | undefined }) {
  const follow = useFollow();
  const to = Object.hasOwn(destinations, text) ? destinations[text as ProFeature] : undefined;
  return (
    <li className="flex gap-2.5">
      <span className={`text-accent ${to ? 'pt-2.5' : 'pt-0.5'}`}>
        <CheckIcon />
      </span>
      <span>
        {to ? (
          <TextButton className="text-left" onClick={() => follow(to)}>
            {text}
          </TextButton>
        ) : (
          text
        )}
        {note && <span className="-mt-1.5 block text-sm text-quiet">{note}</span>}
      </span>
    </li>
  );
}

interface FreeButtonProps {
  texts: (typeof pricing)['free'];
  signedIn: boolean;
  isPro: boolean;
}

function FreeButton({ texts, signedIn, isPro }: FreeButtonProps) {
  const { openAuth } = useOverlays();
  return (
    <Button look="secondary" className="w-full" disabled={signedIn} onClick={() => openAuth('signup')}>
      {isPro ? texts.included : signedIn ? texts.current : texts.action}
    </Button>
  );
}

function ProButton({ texts, status }: { texts: (typeof pricing)['pro']; status: string | null | undefined }) {
  const { account, config, store } = useAccount();
  const { openAuth } = useOverlays();
  const { state, leave } = useLeaving();
  if (grantsPro(status)) {
    const manage = () => leave(async () => (store ? findBillingPortal(await store.client()) : null));
    return (
      <>
        {state === 'failed' && <Failed text={texts.noPortal} />}
        <Button className="w-full" busy={state === 'busy'} onClick={() => void manage()}>
          {texts.active}
        </Button>
        <p className="mt-2 text-sm text-quiet">{texts.activeHint}</p>
      </>
    );
  }
  if (config && priceOf(config) === undefined) {
    return <p className="text-quiet">{texts.notSold}</p>;
  }
  const buy = async () => {
    if (account.state === 'signed out' || !store) return openAuth('signup', { stays: true });
    await leave(async () => {
      // Pressed before it is known who is here, as on the way back from the payment page.
      const settled = await store.settled();
      if (!settled) throw new Error('The server cannot be reached');
      if (settled.state !== 'signed in') {
        openAuth('signup', { stays: true });
        return null;
      }
      const client = await store.client();
      const known = store.current();
      // Paying for a second one would be paying twice.
      if (isUnderWay(known.subscription?.subscription_status)) return findBillingPortal(client);
      const address = known.config?.supabaseUrl ?? location.origin;
      const priceId = known.config ? priceOf(known.config) : undefined;
      return startCheckout(client, address, { priceId, origin: location.origin });
    });
    // Perhaps it failed because this very account pays already, in another tab or on another device.
    void store.refreshSubscription().catch(() => undefined);
  };
  const owes = owesPayment(status);
  const action = isUnderWay(status) ? (owes ? texts.payAgain : texts.manage) : texts.action;
  return (
    <>
      {state === 'failed' && <Failed text={texts.failed} />}
      {isUnderWay(status) && <p className="mb-4 text-quiet">{owes ? texts.due : texts.resting}</p>}
      <Button className="w-full" busy={state === 'busy'} onClick={() => void buy()}>
        {state === 'busy' ? texts.busy : action}
      </Button>
    </>
  );
}

function Failed({ text }: { text: string }) {
  return (
    <div className="mb-4">
      <Notice kind="problem">{text}</Notice>
    </div>
  );
}

/** What Pro is sold for at the payment provider; undefined where it is not sold. */
function priceOf({ plans }: PublicConfig): string | undefined {
  return plans.find(({ id }) => id === proPlan.id)?.priceId;
}
