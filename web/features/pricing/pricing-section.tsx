import { useEffect, useState } from 'react';
import { freePlan, grantsPro, isUnderWay, owesPayment, proPlan } from '#contract/plans.ts';
import type { PublicConfig } from '#contract/public-config.ts';
import type { claims } from '#web/content/company/claims.ts';
import type { pricing } from '#web/content/pricing.ts';
import { FeatureLine, PlanCard } from '#web/features/pricing/plan-card.tsx';
import { Price, ProPrice, type Period } from '#web/features/pricing/price.tsx';
import { useAccount } from '#web/lib/account/account.ts';
import { findBillingPortal } from '#web/lib/billing/find-billing-portal.ts';
import { pricingId } from '#web/lib/navigation/navigation.ts';
import { useOverlays } from '#web/lib/navigation/overlays.ts';
import { startCheckout } from '#web/lib/billing/start-checkout.ts';
import { useLeaving } from '#web/lib/billing/use-leaving.ts';
import { Button } from '#web/ui/button.tsx';
import { Claim } from '#web/ui/claim.tsx';
import { Notice } from '#web/ui/notice.tsx';

interface PricingSectionProps {
  texts: typeof pricing;
  moneyBack: (typeof claims)['moneyBack'];
}

export function PricingSection({ texts, moneyBack }: PricingSectionProps) {
  const { account, config, subscription, store } = useAccount();
  const [period, setPeriod] = useState<Period>('month');
  const yearly = config?.plans.find(({ id }) => id === proPlan.id)?.yearly;
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
        {yearly ? texts.yearly.heading : texts.heading}
      </h2>
      <p className="mt-4 max-w-[56ch] text-lg text-quiet">{texts.lead}</p>
      <div className="mt-10 grid gap-6 md:grid-cols-2">
        <PlanCard
          texts={texts.free}
          price={<Price cents={freePlan.monthlyPriceCents} per={texts.perMonth} />}
        >
          <FreeButton texts={texts.free} signedIn={signedIn} isPro={isPro} />
        </PlanCard>
        <PlanCard
          texts={texts.pro}
          price={<ProPrice texts={texts} yearly={yearly} period={period} onChoose={setPeriod} />}
          foremost
        >
          <ProButton texts={texts.pro} period={period} status={subscription?.subscription_status} />
        </PlanCard>
      </div>
      <div className="mt-12 grid gap-x-12 gap-y-8 lg:grid-cols-[1.3fr_1fr]">
        <div>
          <h3 className="font-medium">{texts.included.heading}</h3>
          <ul className="mt-3 grid gap-x-8 gap-y-2 sm:grid-cols-2">
            {texts.included.items.map((item) => (
              <FeatureLine key={item} text={item} />
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

interface ProButtonProps {
  texts: (typeof pricing)['pro'];
  period: Period;
  status: string | null | undefined;
}

function ProButton({ texts, period, status }: ProButtonProps) {
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
  if (config && priceOf(config, 'month') === undefined) {
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
      const priceId = known.config ? priceOf(known.config, period) : undefined;
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
function priceOf({ plans }: PublicConfig, period: Period): string | undefined {
  const plan = plans.find(({ id }) => id === proPlan.id);
  return period === 'year' ? plan?.yearly?.priceId : plan?.priceId;
}
