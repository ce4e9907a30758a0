import { Suspense, useId, useState } from 'react';
import { tryIt } from '#web/content/docs/try-it.ts';
import { useIsLive } from '#web/lib/account/account.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { Button } from '#web/ui/button.tsx';

const RequestForm = lazyPart(
  () => import('#web/features/try-it/request-form.tsx'),
  (part) => part.RequestForm,
);

/** Opens a form that sends a real request; it is fetched when somebody opens it. */
export function TryIt({ endpoint, title }: { endpoint: 'advise' | 'calculate'; title: string }) {
  const [open, setOpen] = useState(false);
  const isLive = useIsLive();
  const id = useId();
  // Without script there is nothing behind the button.
  if (!isLive) return null;
  return (
    <div className="mt-4">
      <Button
        look="secondary"
        aria-expanded={open}
        aria-controls={id}
        aria-label={`${open ? tryIt.close : tryIt.open}: ${title}`}
        onClick={() => setOpen(!open)}
      >
        {open ? tryIt.close : tryIt.open}
      </Button>
      <div id={id} hidden={!open} className="mt-4 rounded-xl border border-line bg-sunken p-4 sm:p-5">
        {open && (
          <Suspense fallback={<span className="spinner" aria-hidden="true" />}>
            <RequestForm endpoint={endpoint} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
