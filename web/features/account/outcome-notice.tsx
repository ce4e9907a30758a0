import { useEffect, useRef } from 'react';
import type { Outcome } from '#web/features/account/use-account-action.ts';
import { Notice } from '#web/ui/notice.tsx';

export function OutcomeNotice({ outcome }: { outcome: Outcome }) {
  const place = useRef<HTMLDivElement>(null);
  // What was pressed may stand at the edge of the dialog: how it ended is to be seen.
  useEffect(() => {
    if (outcome) place.current?.scrollIntoView({ block: 'nearest' });
  }, [outcome]);
  if (!outcome) return null;
  return (
    <div ref={place} className="mt-3 scroll-mb-4">
      <Notice kind={outcome.kind}>{outcome.text}</Notice>
    </div>
  );
}
