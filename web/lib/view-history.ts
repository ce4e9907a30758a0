import { toView, type View } from '#web/views.ts';

/**
 * The current view, kept in the browser's history so that Back and Forward work, while the address never changes.
 * A store for useSyncExternalStore; it takes its window as an argument.
 */
export interface ViewHistory {
  current: () => View;
  /** Goes to a view and starts at its top. The view one is on already only scrolls up. */
  show: (view: View) => void;
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

  let view = viewIn(history.state);
  window.addEventListener('popstate', (event) => {
    view = viewIn(event.state);
    for (const listener of listeners) listener();
  });

  return {
    current: () => view,
    show(next) {
      if (next !== view) {
        history.pushState({ view: next }, '');
        view = next;
        for (const listener of listeners) listener();
      }
      window.scrollTo(0, 0);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function viewIn(state: unknown): View {
  return toView(typeof state === 'object' && state !== null && 'view' in state ? state.view : undefined);
}
