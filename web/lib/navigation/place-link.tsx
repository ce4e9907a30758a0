import type { ReactNode } from 'react';
import { usePlace } from '#web/lib/navigation/navigation.ts';

interface PlaceLinkProps {
  /** An address that a page keeps, with what it is given. */
  to: string;
  className?: string;
  children: ReactNode;
}

/** Goes to a page that keeps its address, without loading a document. */
export function PlaceLink({ to, className = '', children }: PlaceLinkProps) {
  const { open } = usePlace();
  return (
    <a
      href={to}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        open(to);
      }}
      className={`min-h-11 ${className}`}
    >
      {children}
    </a>
  );
}
