import type { ReactNode } from 'react';
import { useNavigation } from '#web/lib/navigation/navigation.ts';
import { views, type View } from '#web/views.ts';

interface ViewLinkProps {
  to: View;
  className?: string;
  /** Besides going there: closing a menu, say. */
  onFollow?: () => void;
  children: ReactNode;
}

/**
 * Goes to a view without leaving the document. An anchor to the view's entrance, so that it can be opened in a new tab
 * and found by search engines; a plain click stays here, and the address with it.
 */
export function ViewLink({ to, className = '', onFollow, children }: ViewLinkProps) {
  const { view, show } = useNavigation();
  return (
    <a
      href={views[to].entrance ?? views.home.entrance}
      aria-current={view === to ? 'page' : undefined}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onFollow?.();
        show(to);
      }}
      className={`inline-flex min-h-11 items-center ${className}`}
    >
      {children}
    </a>
  );
}
