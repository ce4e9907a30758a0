import type { ReactNode } from 'react';
import { useNavigation } from '#web/lib/navigation.ts';
import { views, type View } from '#web/views.ts';

/** Goes to a view. A button, not an anchor: views have no address of their own to open or copy. */
export function ViewLink({
  to,
  className = '',
  children,
}: {
  to: View;
  className?: string;
  children: ReactNode;
}) {
  const { view, show } = useNavigation();
  return (
    <button
      type="button"
      aria-current={view === to ? 'page' : undefined}
      onClick={() => show(to)}
      className={`min-h-11 ${className}`}
    >
      {children}
    </button>
  );
}

/** A list of views by their titles, inside a landmark that says what the list is. */
export function ViewLinks({ label, to, className, linkClassName }: ViewLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className={className}>
        {to.map((view) => (
          <li key={view}>
            <ViewLink to={view} className={linkClassName}>
              {views[view].title}
            </ViewLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface ViewLinksProps {
  label: string;
  to: readonly View[];
  className: string;
  linkClassName: string;
}
