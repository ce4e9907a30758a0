import type { ReactNode } from 'react';

/** A series by its color and name. */
export function SeriesKey({ colour, children }: { colour: string | undefined; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <svg width="10" height="10" aria-hidden="true" className={`flex-none ${colour}`}>
        <rect width="10" height="10" rx="2" fill="currentColor" />
      </svg>
      {children}
    </span>
  );
}
