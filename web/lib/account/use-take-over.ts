import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useIsLive } from '#web/lib/account/account.ts';

/**
 * For a control of a prerendered page, which can be used before anything listens: what was typed or chosen until then
 * is still in it, and is told to nobody. `takeOver` gets the element once it is live.
 */
export function useTakeOver<T extends HTMLElement>(takeOver: (element: T) => void) {
  const element = useRef<T>(null);
  const isLive = useIsLive();
  const [wasPrerendered] = useState(!isLive);
  const tell = useEffectEvent(() => {
    if (element.current) takeOver(element.current);
  });
  useEffect(() => {
    if (wasPrerendered) tell();
  }, [wasPrerendered]);
  return element;
}
