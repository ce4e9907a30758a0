import { createContext, use, useSyncExternalStore } from 'react';
import type { ViewHistory } from '#web/lib/navigation/view-history.ts';

export const NavigationContext = createContext<ViewHistory | null>(null);

/** The part of the home view that shows the plans. */
export const pricingId = 'pricing';

/** The view that is shown, and how to go to another. */
export function useNavigation() {
  const history = use(NavigationContext);
  if (!history) throw new Error('useNavigation needs a NavigationContext above it');
  const view = useSyncExternalStore(history.subscribe, history.current, history.current);
  return { view, show: history.show, showPricing: () => history.show('home', pricingId) };
}

/** The address of a page that keeps one, and how to go to another. Only such a page is drawn again with it. */
export function usePlace() {
  const history = use(NavigationContext);
  if (!history) throw new Error('usePlace needs a NavigationContext above it');
  const place = useSyncExternalStore(history.subscribe, history.place, history.servedPlace);
  return { place, open: history.open, rewrite: history.rewrite };
}
