import { createContext, use, useSyncExternalStore } from 'react';
import type { ChatRun } from '#contract/chat.ts';

export type AuthMode = 'signin' | 'signup' | 'reset';

/** A section at which the account dialog can open. */
export type AccountSection = 'support' | 'data';

/** What is open over the page. */
type Overlay =
  | {
      kind: 'auth';
      mode: AuthMode;
      backTo?: 'chat';
      /** After signing up, the chat does not open. */ stays?: true;
      /** The file that a visitor wants to import after signing in. */ file?: File;
    }
  | {
      kind: 'account';
      backTo?: 'chat';
      /** Where it opens, if not at its beginning. */ section?: AccountSection;
    }
  | { kind: 'account deleted' }
  /** Imports positions into the portfolio, from the file if one was dropped. */
  | { kind: 'import'; file?: File; backTo?: 'chat' }
  | { kind: 'chat'; mode?: 'pro'; question?: string; run?: ChatRun; sheet?: 'export' }
  | null;

/** The chat, or what was opened from it and leads back to it. */
export function isChatOpen(overlay: Overlay): boolean {
  return overlay?.kind === 'chat' || (overlay !== null && 'backTo' in overlay);
}

/**
 * A store, so that the context never changes. When a context changes, React replaces every prerendered part below it
 * with a placeholder if the script of the part has not arrived yet.
 */
export function createOverlays({
  warmChat,
}: {
  /** Loads the chat before the user opens it. */ warmChat: () => void;
}) {
  let overlay: Overlay = null;
  const listeners = new Set<() => void>();
  return {
    warmChat,
    current: () => overlay,
    set: (next: Overlay) => {
      overlay = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const OverlayContext = createContext(createOverlays({ warmChat: () => undefined }));

export function useOverlays() {
  const { current, set: setOverlay, subscribe, warmChat } = use(OverlayContext);
  const overlay = useSyncExternalStore(subscribe, current, () => null);
  return {
    overlay,
    setOverlay,
    /** A sign-in from the chat returns to it afterwards. */
    openAuth: (mode: AuthMode, { stays = false } = {}) => {
      const fromChat =
        overlay?.kind === 'chat' ||
        ((overlay?.kind === 'auth' || overlay?.kind === 'import') && overlay.backTo === 'chat');
      const file = overlay?.kind === 'auth' || overlay?.kind === 'import' ? overlay.file : undefined;
      setOverlay({
        kind: 'auth',
        mode,
        ...(fromChat ? { backTo: 'chat' } : {}),
        ...(stays ? { stays } : {}),
        ...(file ? { file } : {}),
      });
    },
    openAccount: (section?: AccountSection) =>
      setOverlay({
        kind: 'account',
        ...(section ? { section } : {}),
        ...(overlay?.kind === 'chat' ? { backTo: 'chat' } : {}),
      }),
    openImport: (file?: File) =>
      setOverlay({
        kind: 'import',
        ...(file ? { file } : {}),
        ...(overlay?.kind === 'chat' ? { backTo: 'chat' } : {}),
      }),
    openChat: () => setOverlay({ kind: 'chat' }),
    /** Opens the chat with a question that is asked right away, and perhaps the calculation that it is about. */
    askInChat: (question: string, run?: ChatRun) =>
      setOverlay({ kind: 'chat', question, ...(run ? { run } : {}) }),
    openProChat: () => setOverlay({ kind: 'chat', mode: 'pro' }),
    /** For a button that opens the chat: loads it when the pointer comes near. */
    chatIntent: { onPointerEnter: warmChat, onFocus: warmChat },
    close: () => setOverlay(overlay && 'backTo' in overlay ? { kind: overlay.backTo } : null),
  };
}
