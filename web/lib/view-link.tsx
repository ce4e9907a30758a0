import type { ReactNode } from 'react';
import { useNavigation } from '#web/lib/navigation.ts';
import type { View } from '#web/views.ts';

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
