import { toView, viewAtEntrance, views, type View } from '#web/views.ts';

/**
 * The current view, kept in the browser's history so that Back and Forward work, while the address stays the same.
 * A store for useSyncExternalStore; it takes its window as an argument.
 */
export interface ViewHistory {
  current: () => View;
  /** Goes to a view and starts at its top, or at the part of it with this id. */
  show: (view: View, part?: string) => void;
  subscribe: (listener: () => void) => () => void;
}

export function createViewHistory(window: Window): ViewHistory {
  const { history } = window;
  const listeners = new Set<() => void>();

  // The return from checkout: show the success view, and leave no trace of the session in the address.
  const address = new URL(window.location.href);
  if (address.searchParams.has('session_id')) {
    address.searchParams.delete('session_id');
    history.replaceState({ view: 'success' }, '', address);
  }

  const viewNow = (state: unknown) => viewIn(state) ?? viewAtEntrance(window.location.pathname);
  let view = viewNow(history.state);
  window.addEventListener('popstate', (event) => {
    view = viewNow(event.state);
    for (const listener of listeners) listener();
  });

  return {
    current: () => view,
    show(next, part) {
      if (next !== view) {
        // Whoever came in by a view's own entrance leaves that address with the view.
        history.pushState({ view: next }, '', views.home.entrance);
        view = next;
        for (const listener of listeners) listener();
      }
      if (part === undefined) window.scrollTo({ top: 0, behavior: 'instant' });
      // The part is there only once the view has been drawn.
      else window.setTimeout(() => window.document.getElementById(part)?.scrollIntoView(), 50);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A history that stands still, for a page that is prerendered. */
export function standingHistory(view: View): ViewHistory {
  return { current: () => view, show: () => undefined, subscribe: () => () => undefined };
}

function viewIn(state: unknown): View | null {
  return typeof state === 'object' && state !== null && 'view' in state ? toView(state.view) : null;
}
