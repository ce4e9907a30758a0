import { createContext, use, useSyncExternalStore } from 'react';
import type { ChatRun } from '#contract/chat.ts';

export type AuthMode = 'signin' | 'signup' | 'reset';

/** A part of the account dialog that it can be opened at. */
export type AccountSection = 'support' | 'data';

/** What lies over the page. */
export type Overlay =
  | {
      kind: 'auth';
      mode: AuthMode;
      backTo?: 'chat';
      /** A new account does not lead to the chat. */ stays?: true;
      /** What a visitor wanted to import: it is imported once they are signed in. */ file?: File;
    }
  | {
      kind: 'account';
      backTo?: 'chat';
      /** Where it opens, if not at its beginning. */ section?: AccountSection;
    }
  | { kind: 'account deleted' }
  /** Positions into the portfolio; with the file, where one was dropped. */
  | { kind: 'import'; file?: File; backTo?: 'chat' }
  | { kind: 'chat'; mode?: 'pro'; question?: string; run?: ChatRun; sheet?: 'export' }
  | null;

/** The chat, or what was opened from it and leads back to it. */
export function isChatOpen(overlay: Overlay): boolean {
  return overlay?.kind === 'chat' || (overlay !== null && 'backTo' in overlay);
}

/**
 * A store, so that the context never changes: React would put the placeholder in the place of every prerendered part
 * below a changed context whose script has not arrived yet.
 */
export function createOverlays({
  warmChat,
}: {
  /** Fetches the chat before it is asked for. */ warmChat: () => void;
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
    /** For a button that opens the chat: a pointer near it is likely to press it. */
    chatIntent: { onPointerEnter: warmChat, onFocus: warmChat },
    close: () => setOverlay(overlay && 'backTo' in overlay ? { kind: overlay.backTo } : null),
  };
}
