import type { Outcome } from '#web/features/account/use-account-action.ts';
import { Notice } from '#web/ui/notice.tsx';

export function OutcomeNotice({ outcome }: { outcome: Outcome }) {
  if (!outcome) return null;
  return (
    <div className="mt-3">
      <Notice kind={outcome.kind}>{outcome.text}</Notice>
    </div>
  );
}
