import { createContext, use, useEffect, useRef } from 'react';

/** Says that something lies over the page, with what to do on Back; gives what to call when it is gone. */
export const LayerContext = createContext<(close: () => void) => () => void>(() => () => undefined);

/** For what lies over the page as long as it is drawn, or as long as `lies`: Back closes it, and nothing else. */
export function useLayer(onBack: () => void, lies = true): void {
  const layOver = use(LayerContext);
  const latest = useRef(onBack);
  useEffect(() => {
    latest.current = onBack;
  });
  useEffect(() => (lies ? layOver(() => latest.current()) : undefined), [layOver, lies]);
}
