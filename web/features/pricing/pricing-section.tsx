import { useEffect, useState } from 'react';
import { freePlan, proPlan } from '#contract/plans.ts';
import type { claims } from '#web/content/claims.ts';
import type { pricing } from '#web/content/pricing.ts';
import { useAccount } from '#web/lib/account.ts';
import { formatPrice } from '#web/lib/format-price.ts';
import { useOverlays } from '#web/lib/overlays.ts';
import { startCheckout } from '#web/lib/start-checkout.ts';
import { Button } from '#web/ui/button.tsx';
import { Claim } from '#web/ui/claim.tsx';
import { CheckIcon } from '#web/ui/icons.tsx';
import { Notice } from '#web/ui/notice.tsx';

interface PricingSectionProps {
  texts: typeof pricing;
  moneyBack: (typeof claims)['moneyBack'];
}

/** Where links from elsewhere on the site lead to. */
export const pricingId = 'pricing';

export function PricingSection({ texts, moneyBack }: PricingSectionProps) {
  const { account, subscription, store } = useAccount();
  const signedIn = account.state === 'signed in';
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
          <FreeButton texts={texts.free} signedIn={signedIn} />
        </Plan>
        <Plan texts={texts.pro} perMonth={texts.perMonth} cents={proPlan.monthlyPriceCents} foremost>
          <ProButton texts={texts.pro} active={subscription?.subscription_status === 'active'} />
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
  texts: { name: string; about: string; features: readonly string[] };
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
      <ul className="mt-6 mb-8 grid gap-2">
        {texts.features.map((feature) => (
          <Feature key={feature} text={feature} />
        ))}
      </ul>
      <div className="mt-auto">{children}</div>
    </section>
  );
}

function Feature({ text }: { text: string }) {
  return (
    <li className="flex gap-2.5">
      <span className="pt-0.5 text-accent">
        <CheckIcon />
      </span>
      {text}
    </li>
  );
}

function FreeButton({ texts, signedIn }: { texts: (typeof pricing)['free']; signedIn: boolean }) {
  const { openAuth } = useOverlays();
  return (
    <Button look="secondary" className="w-full" disabled={signedIn} onClick={() => openAuth('signup')}>
      {signedIn ? texts.current : texts.action}
    </Button>
  );
}

function ProButton({ texts, active }: { texts: (typeof pricing)['pro']; active: boolean }) {
  const { account, config, store } = useAccount();
  const { openAuth } = useOverlays();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const buy = async () => {
    if (account.state !== 'signed in' || !store) return openAuth('signup');
    setState('busy');
    try {
      const client = await store.client();
      const priceId = config?.plans.find(({ id }) => id === proPlan.id)?.priceId;
      const address = store.current().config?.supabaseUrl ?? location.origin;
      location.assign(await startCheckout(client, address, { priceId, origin: location.origin }));
    } catch (error) {
      // eslint-disable-next-line no-console -- The specification has it logged.
      console.warn('The checkout could not be started:', error);
      setState('failed');
    }
  };
  if (active) {
    return (
      <Button className="w-full" disabled>
        {texts.active}
      </Button>
    );
  }
  return (
    <>
      {state === 'failed' && (
        <div className="mb-4">
          <Notice kind="problem">{texts.failed}</Notice>
        </div>
      )}
      <Button className="w-full" busy={state === 'busy'} onClick={() => void buy()}>
        {state === 'busy' ? texts.busy : texts.action}
      </Button>
    </>
  );
}
