import { chatTexts } from '#web/content/chat.ts';
import { useOwedPayment } from '#web/lib/billing/use-owed-payment.ts';
import { TextButton } from '#web/ui/text-button.tsx';

const texts = chatTexts.payment;

/** Says that a payment did not go through, for as long as that is so. */
export function PaymentNotice() {
  const { owes, state, pay } = useOwedPayment();
  if (!owes) return null;
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-4 border-b border-line bg-bad-soft px-4 text-sm sm:px-8"
    >
      <p className="py-2">
        <strong className="font-medium">{texts.title}</strong>{' '}
        {state === 'failed' ? texts.failed : texts.text}
      </p>
      <TextButton disabled={state === 'busy'} onClick={() => void pay()} className="font-medium">
        {texts.action}
      </TextButton>
    </div>
  );
}
