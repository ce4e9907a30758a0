import { addressOf, toView, viewAtEntrance, views, type View } from '#web/views.ts';

/** Where somebody is on the site: the address of views that have one. */
export interface Place {
  path: string;
  /** With its question mark; empty where there is none. */
  search: string;
}

/**
 * The current view, kept in the browser's history so that Back and Forward work, while the address stays the same.
 * A store for useSyncExternalStore; it takes its window as an argument.
 */
export interface ViewHistory {
  current: () => View;
  /** Goes to a view and starts at its top, or at the part of it with this id. */
  show: (view: View, part?: string) => void;
  /** Where it was gone to last. What is typed there afterwards changes the address alone. */
  place: () => Place;
  /** What the document was prerendered for, which knows of no inputs. */
  servedPlace: () => Place;
  /** Goes to a page that keeps its address, such as a calculator with its inputs. */
  open: (address: string) => void;
  /** Puts what was typed into the address, without going anywhere. */
  rewrite: (search: string) => void;
  /**
   * Something lies over the view from now on: Back calls `close` and leaves the view as it is. Gives what to call when
   * it is gone by other ways.
   */
  layOver: (close: () => void) => () => void;
  subscribe: (listener: () => void) => () => void;
}

/** So long is waited for a part of a view that was gone to. */
const partPatienceMs = 15_000;

export function createViewHistory(window: Window): ViewHistory {
  const { history } = window;
  const listeners = new Set<() => void>();

  // The return from checkout: show the success view, and leave no trace of the session in the address.
  const arrival = new URL(window.location.href);
  if (arrival.searchParams.has('session_id')) {
    arrival.searchParams.delete('session_id');
    history.replaceState({ view: 'success' }, '', arrival);
  }

  const viewNow = (state: unknown) => viewIn(state) ?? viewAtEntrance(window.location.pathname);
  const placeNow = (): Place => ({ path: window.location.pathname, search: window.location.search });
  let view = viewNow(history.state);
  // For a calculator that does not exist the server has sent the page of all of them.
  if (view === 'calculator' && window.document.documentElement.dataset.view === 'calculators')
    view = 'calculators';
  let place = placeNow();
  const served: Place = { path: view === 'calculators' ? addressOf(view) : place.path, search: '' };
  /** The address as it is by now, what was typed included. */
  let address = place.path + place.search;
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
    // The address changes too, also after a view that was opened by its own address.
    history[depth === 1 ? 'replaceState' : 'pushState']({ view }, '', address);
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
      const now = placeNow();
      if (now.path + now.search !== address) place = now;
      address = now.path + now.search;
      if (!byUs) closeDownTo(depth);
      for (const listener of listeners) listener();
    }
    settleSoon();
  });
  // A reload closes whatever lay over the view.
  settle();

  /** Goes to a part of the view, which may still be on its way from the server. */
  function showPart(part: string, until: number, asked = view): void {
    if (view !== asked || layers.length > 0) return;
    const element = window.document.getElementById(part);
    if (!element && Date.now() < until) {
      window.setTimeout(() => showPart(part, until, asked), 100);
      return;
    }
    element?.scrollIntoView();
    // A heading that takes the focus is where the keyboard and screen readers go on.
    element?.focus({ preventScroll: true });
  }

  /** Shows a view at this address, from its top or from a part of it. */
  function go(next: View, to: string, part?: string): void {
    // Views that share the address of home are told apart by the stored view.
    if (next !== view || (to !== address && to !== views.home.entrance)) {
      closeDownTo(0);
      view = next;
      address = to;
      const [path = '', ...search] = to.split(/(?=\?)/);
      place = { path, search: search.join('') };
      for (const listener of listeners) listener();
      enter();
    }
    // The part is there only once the view has been drawn, and to be seen once nothing lies over it.
    const scroll = () => {
      if (part === undefined) window.scrollTo({ top: 0, behavior: 'instant' });
      else showPart(part, Date.now() + partPatienceMs);
    };
    if (part === undefined && depth === 0 && !travelling) return scroll();
    afterwards = scroll;
    settleSoon();
  }

  return {
    current: () => view,
    show: (next, part) => go(next, addressOf(next), part),
    place: () => place,
    servedPlace: () => served,
    open: (to) => go(viewAtEntrance(to.split('?')[0]!), to),
    rewrite(search) {
      const to = window.location.pathname + search;
      if (to === address) return;
      try {
        history.replaceState(history.state, '', to);
        address = to;
      } catch {
        // Some browsers allow only so many changes in a while; the next one is written again.
      }
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
export function standingHistory(view: View, path: string): ViewHistory {
  const place = { path, search: '' };
  return {
    current: () => view,
    show: () => undefined,
    place: () => place,
    servedPlace: () => place,
    open: () => undefined,
    rewrite: () => undefined,
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
