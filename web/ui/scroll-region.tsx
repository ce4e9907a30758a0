import type { ReactNode } from 'react';

interface ScrollRegionProps {
  label: string;
  className?: string;
  children: ReactNode;
}

/** Something too wide for a phone: it scrolls by itself, also by keyboard, and says what it is. */
export function ScrollRegion({ label, className = '', children }: ScrollRegionProps) {
  return (
    // A group, not a landmark: a page of samples would have dozens of them.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role
    <div role="group" aria-label={label} tabIndex={0} className={`overflow-x-auto ${className}`}>
      {children}
    </div>
  );
}
