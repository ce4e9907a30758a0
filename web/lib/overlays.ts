import { createContext, use } from 'react';

export type AuthMode = 'signin' | 'signup' | 'reset';

/** What lies over the page. */
export type Overlay = { kind: 'auth'; mode: AuthMode } | { kind: 'account' } | { kind: 'chat' } | null;

export const OverlayContext = createContext<{ overlay: Overlay; setOverlay: (overlay: Overlay) => void }>({
  overlay: null,
  setOverlay: () => undefined,
});

export function useOverlays() {
  const { overlay, setOverlay } = use(OverlayContext);
  return {
    overlay,
    openAuth: (mode: AuthMode) => setOverlay({ kind: 'auth', mode }),
    openAccount: () => setOverlay({ kind: 'account' }),
    openChat: () => setOverlay({ kind: 'chat' }),
    close: () => setOverlay(null),
  };
}
