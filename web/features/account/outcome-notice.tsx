import { useEffect, useRef } from 'react';
import type { Outcome } from '#web/features/account/use-account-action.ts';
import { Notice } from '#web/ui/notice.tsx';

export function OutcomeNotice({ outcome }: { outcome: Outcome }) {
  return outcome && <NoticeInView {...outcome} />;
}

function NoticeInView({ kind, text }: NonNullable<Outcome>) {
  const box = useRef<HTMLDivElement>(null);
  // On a phone it comes up below the last line that is in sight.
  useEffect(() => {
    // Newer browsers give a promise, which is nothing for React.
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={box} className="mt-3 scroll-mb-4">
      <Notice kind={kind}>{text}</Notice>
    </div>
  );
}
