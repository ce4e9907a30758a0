import type { ReactNode } from 'react';

/** A message in the flow of a page or a form. A problem is read out at once, anything else when there is time. */
export function Notice({ kind, children }: { kind: 'problem' | 'done'; children: ReactNode }) {
  const look = kind === 'problem' ? 'border-bad bg-bad-soft' : 'border-accent bg-accent-soft';
  return (
    <div
      role={kind === 'problem' ? 'alert' : 'status'}
      className={`rounded-lg border-l-2 px-4 py-3 text-sm text-ink ${look}`}
    >
      {children}
    </div>
  );
}
