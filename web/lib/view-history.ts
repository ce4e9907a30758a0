import { toView, viewAtEntrance, views, type View } from '#web/views.ts';

/**
 * The current view, kept in the browser's history so that Back and Forward work, while the address stays the same.
 * A store for useSyncExternalStore; it takes its window as an argument.
 */
export interface ViewHistory {
  current: () => View;
  /** Goes to a view and starts at its top, or at the part of it with this id. */
  show: (view: View, part?: string) => void;
  /**
   * Something lies over the view from now on: Back calls `close` and leaves the view as it is. Gives what to call when
   * it is gone by other ways.
   */
  layOver: (close: () => void) => () => void;
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
  /** What lies over the view, the uppermost last. */
  const layers: { close: () => void }[] = [];
  /** Each layer has an entry above the view's own; this is how many there are below the one we are at. */
  let depth = depthIn(history.state);
  /** We are on the way through the history by ourselves, which takes a moment. */
  let travelling = false;
  /** Once there, the view gets its entry. */
  let entering = false;
  let afterwards: (() => void) | null = null;
  let timer = 0;

  const closeDownTo = (count: number) => {
    for (const { close } of layers.splice(count).toReversed()) close();
  };
  const travel = (steps: number) => {
    travelling = true;
    history.go(steps);
  };

  /** An entry for the view that is shown: in the place of whatever lay over the one before. */
  function enter(): void {
    entering = travelling || depth > 1;
    if (travelling) return;
    if (depth > 1) return travel(1 - depth);
    // Whoever came in by a view's own entrance leaves that address with the view.
    history[depth === 1 ? 'replaceState' : 'pushState']({ view }, '', views.home.entrance);
    depth = 0;
  }

  /** Makes the history as deep as what lies over the view. Entries that nothing lies at any more are left behind. */
  function settle(): void {
    if (travelling) return;
    if (depth > layers.length) return travel(layers.length - depth);
    while (depth < layers.length) {
      depth += 1;
      history.pushState({ view, depth }, '');
    }
    if (depth > 0 || !afterwards) return;
    // The browser goes back to where the entry was scrolled to, a little after it says that it is there.
    window.setTimeout(afterwards, 50);
    afterwards = null;
  }
  /** What is closed often makes room for another, and then nothing has to be done. */
  const settleSoon = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(settle);
  };

  window.addEventListener('popstate', (event) => {
    const byUs = travelling;
    travelling = false;
    depth = depthIn(event.state);
    if (entering) enter();
    else {
      view = viewNow(event.state);
      if (!byUs) closeDownTo(depth);
      for (const listener of listeners) listener();
    }
    settleSoon();
  });
  // A reload closes whatever lay over the view.
  settle();

  return {
    current: () => view,
    show(next, part) {
      if (next !== view) {
        closeDownTo(0);
        view = next;
        for (const listener of listeners) listener();
        enter();
      }
      // The part is there only once the view has been drawn, and to be seen once nothing lies over it.
      const scroll = () =>
        part === undefined
          ? window.scrollTo({ top: 0, behavior: 'instant' })
          : window.document.getElementById(part)?.scrollIntoView();
      if (part === undefined && depth === 0 && !travelling) return scroll();
      afterwards = scroll;
      settleSoon();
    },
    layOver(close) {
      const layer = { close };
      layers.push(layer);
      settleSoon();
      return () => {
        const at = layers.indexOf(layer);
        if (at >= 0) layers.splice(at, 1);
        settleSoon();
      };
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A history that stands still, for a page that is prerendered. */
export function standingHistory(view: View): ViewHistory {
  return {
    current: () => view,
    show: () => undefined,
    layOver: () => () => undefined,
    subscribe: () => () => undefined,
  };
}

function viewIn(state: unknown): View | null {
  return typeof state === 'object' && state !== null && 'view' in state ? toView(state.view) : null;
}

function depthIn(state: unknown): number {
  const found = typeof state === 'object' && state !== null && 'depth' in state ? state.depth : 0;
  return typeof found === 'number' && found > 0 ? found : 0;
}
