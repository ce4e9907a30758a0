import type { ReactNode } from 'react';

interface SeriesKeyProps {
  colour: string | undefined;
  /** How its line is drawn; left out where it has none. */
  line?: { dash: string | undefined };
  children: ReactNode;
}

/** A series by its color, its stroke and its name. */
export function SeriesKey({ colour, line, children }: SeriesKeyProps) {
  return (
    <span className="inline-flex items-center gap-1.5">
      {line ? (
        <svg width="24" height="10" aria-hidden="true" className={`flex-none ${colour}`}>
          <path d="M0 5H24" stroke="currentColor" strokeWidth="2" strokeDasharray={line.dash} />
        </svg>
      ) : (
        <svg width="10" height="10" aria-hidden="true" className={`flex-none ${colour}`}>
          <rect width="10" height="10" rx="2" fill="currentColor" />
        </svg>
      )}
      {children}
    </span>
  );
}
