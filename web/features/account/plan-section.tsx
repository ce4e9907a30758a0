import { useEffect } from 'react';
import type { SupabaseClient } from '@supabase/supabase-js';
import { grantsPro, isUnderWay } from '#contract/plans.ts';
import { accountTexts } from '#web/content/account.ts';
import { OutcomeNotice } from '#web/features/account/outcome-notice.tsx';
import { useAccountAction } from '#web/features/account/use-account-action.ts';
import { useAccount } from '#web/lib/account/account.ts';
import type { SignedInAccount, Subscription } from '#web/lib/account/account-types.ts';
import { findBillingPortal } from '#web/lib/billing/find-billing-portal.ts';
import { useNavigation } from '#web/lib/navigation/navigation.ts';
import { formatDate } from '#web/lib/format-date.ts';
import { Button } from '#web/ui/button.tsx';

const texts = accountTexts.plan;

export function PlanSection({ account, onLeave }: { account: SignedInAccount; onLeave: () => void }) {
  const { subscription, store } = useAccount();
  const { showPricing } = useNavigation();
  useEffect(() => {
    void store?.refreshSubscription().catch(() => undefined);
  }, [store]);
  const status = subscription?.subscription_status;
  const isPro = grantsPro(status) || account.profile?.subscription_tier === 'pro';
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-[44ch]">
          {isPro ? texts.pro : texts.free}{' '}
          <span className="text-quiet">{subscription && stateOf(subscription)}</span>
        </p>
        {!isPro && !isUnderWay(status) && (
          <Button
            look="secondary"
            onClick={() => {
              onLeave();
              showPricing();
            }}
          >
            {texts.upgrade}
          </Button>
        )}
      </div>
      {status && status !== 'not_started' && <Manage />}
    </>
  );
}

/** Opens the pages of the payment provider. */
function Manage() {
  const { busy, outcome, act } = useAccountAction();
  return (
    <div className="mt-4">
      <OutcomeNotice outcome={outcome} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-quiet">{texts.manageHint}</p>
        <Button look="secondary" busy={busy} onClick={() => void act(leaveForPortal)}>
          {texts.manage}
        </Button>
      </div>
    </div>
  );
}

async function leaveForPortal(client: SupabaseClient): Promise<null> {
  location.assign(await findBillingPortal(client));
  return null;
}

function stateOf(subscription: Subscription): string {
  const {
    subscription_status: status,
    current_period_end: end,
    cancel_at_period_end: canceled,
  } = subscription;
  const { payment_method_brand: brand, payment_method_last4: last4 } = subscription;
  if (status === 'past_due') return texts.due;
  if (status === 'unpaid') return texts.unpaid;
  if (status === 'canceled') return texts.ended;
  if (status === 'paused') return texts.paused;
  if (status !== 'active' || end === null) return '';
  const date = formatDate(new Date(end * 1000));
  const card =
    brand && last4
      ? texts.card(
          brand.replace(/^\w/, (first) => first.toUpperCase()),
          last4,
        )
      : '';
  return canceled ? texts.ends(date) : `${texts.renews(date)} ${card}`;
}
