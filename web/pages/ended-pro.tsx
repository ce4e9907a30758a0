import { pricing } from '#web/content/pricing.ts';
import { success } from '#web/content/success.ts';
import { useNavigation } from '#web/lib/navigation/navigation.ts';
import { useOwedPayment } from '#web/lib/billing/use-owed-payment.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** How a subscription stands that was paid for once and grants nothing now. */
type Standing = 'owed' | 'paused' | 'ended';

/** Null while a first payment may still be on its way. */
export function standingOf(status: string | null | undefined): Standing | null {
  if (status === 'past_due' || status === 'unpaid') return 'owed';
  if (status === 'paused') return 'paused';
  return status === 'canceled' ? 'ended' : null;
}

/** What to do about it. */
export function EndedPro({ standing }: { standing: Standing }) {
  const { show, showPricing } = useNavigation();
  const { state, pay } = useOwedPayment();
  return (
    <>
      {state === 'failed' && (
        <div className="mt-6 max-w-[60ch]">
          <Notice kind="problem">{pricing.pro.noPortal}</Notice>
        </div>
      )}
      <div className="mt-8 flex flex-wrap gap-3">
        {standing === 'ended' ? (
          <Button className="min-h-12 px-6" onClick={showPricing}>
            {success.standing.ended.action}
          </Button>
        ) : (
          <Button className="min-h-12 px-6" busy={state === 'busy'} onClick={() => void pay()}>
            {standing === 'owed' ? pricing.pro.payAgain : pricing.pro.manage}
          </Button>
        )}
        <Button look="secondary" className="min-h-12 px-6" onClick={() => show('home')}>
          {success.home}
        </Button>
      </div>
    </>
  );
}
