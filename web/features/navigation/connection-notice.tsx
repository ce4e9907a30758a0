import { useState } from 'react';
import { useAccount } from '#web/lib/account/account.ts';

interface ConnectionNoticeProps {
  texts: { title: string; advice: string; action: string };
}

/** A notice while the server cannot be reached. */
export function ConnectionNotice({ texts }: ConnectionNoticeProps) {
  const { unreachable, store } = useAccount();
  const [asking, setAsking] = useState(false);
  if (!unreachable) return null;
  const again = async () => {
    setAsking(true);
    await store?.lookAround();
    setAsking(false);
  };
  return (
    <div role="alert" className="border-b border-line bg-bad-soft">
      <div className="frame flex flex-wrap items-center gap-x-6 gap-y-1 py-2 text-sm">
        <p>
          <strong className="font-medium">{texts.title}</strong> {texts.advice}
        </p>
        <button
          type="button"
          disabled={asking}
          onClick={() => void again()}
          className="min-h-11 font-medium underline underline-offset-4"
        >
          {texts.action}
        </button>
      </div>
    </div>
  );
}
