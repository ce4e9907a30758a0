import { useEffect } from 'react';
import { accountTexts } from '#web/content/account.ts';
import { useAccount } from '#web/lib/account.ts';
import type { SignedInAccount, Subscription } from '#web/lib/account-store.ts';
import { useNavigation } from '#web/lib/navigation.ts';
import { Button } from '#web/ui/button.tsx';

const texts = accountTexts.plan;

export function PlanSection({ account, onLeave }: { account: SignedInAccount; onLeave: () => void }) {
  const { subscription, store } = useAccount();
  const { show } = useNavigation();
  useEffect(() => {
    void store?.refreshSubscription().catch(() => undefined);
  }, [store]);
  const isPro =
    subscription?.subscription_status === 'active' || account.profile?.subscription_tier === 'pro';
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p>
        {isPro ? texts.pro : texts.free}{' '}
        <span className="text-quiet">{subscription && stateOf(subscription)}</span>
      </p>
      {!isPro && (
        <Button
          look="secondary"
          onClick={() => {
            onLeave();
            show('home', 'pricing');
          }}
        >
          {texts.upgrade}
        </Button>
      )}
    </div>
  );
}

function stateOf(subscription: Subscription): string {
  const {
    subscription_status: status,
    current_period_end: end,
    cancel_at_period_end: cancelled,
  } = subscription;
  if (status === 'past_due' || status === 'unpaid') return texts.due;
  if (status !== 'active' || end === null) return '';
  const date = new Date(end * 1000).toLocaleDateString();
  return cancelled ? texts.ends(date) : texts.renews(date);
}
