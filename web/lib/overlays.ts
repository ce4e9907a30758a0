import { createContext, use } from 'react';

export type AuthMode = 'signin' | 'signup' | 'reset';

/** What lies over the page. */
export type Overlay =
  | { kind: 'auth'; mode: AuthMode; backTo?: 'chat' }
  | { kind: 'account' }
  | { kind: 'chat'; mode?: 'pro' }
  | null;

interface OverlayControl {
  overlay: Overlay;
  setOverlay: (overlay: Overlay) => void;
  /** Fetches the chat before it is asked for. */
  warmChat: () => void;
}

export const OverlayContext = createContext<OverlayControl>({
  overlay: null,
  setOverlay: () => undefined,
  warmChat: () => undefined,
});

export function useOverlays() {
  const { overlay, setOverlay, warmChat } = use(OverlayContext);
  return {
    overlay,
    /** Whoever signs in from the chat is back in it afterwards. */
    openAuth: (mode: AuthMode) =>
      setOverlay({ kind: 'auth', mode, ...(overlay?.kind === 'chat' ? { backTo: 'chat' } : {}) }),
    openAccount: () => setOverlay({ kind: 'account' }),
    openChat: () => setOverlay({ kind: 'chat' }),
    openProChat: () => setOverlay({ kind: 'chat', mode: 'pro' }),
    /** For a button that opens the chat: whoever comes near it is likely to press it. */
    chatIntent: { onPointerEnter: warmChat, onFocus: warmChat },
    close: () => setOverlay(overlay?.kind === 'auth' && overlay.backTo ? { kind: overlay.backTo } : null),
  };
}
