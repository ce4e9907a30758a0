import { useEffect, useRef } from 'react';
import { focusSoon } from '#web/features/chat/focus.ts';

interface Shortcuts {
  onNew: () => void;
  onSearch: () => void;
  onStop: () => void;
  onHelp: () => void;
}

/** What the keyboard does in the chat; single keys only where nobody is writing. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const command = event.ctrlKey || event.metaKey;
      const key = event.key.toLowerCase();
      const { onNew, onSearch, onStop, onHelp } = latest.current;
      const writing = event.target instanceof HTMLElement && event.target.matches('input, textarea, select');
      const actions: [boolean, () => void][] = [
        [command && key === 'k', () => (onSearch(), focusSoon('search'))],
        [command && event.shiftKey && key === 'o', () => (onNew(), focusSoon('question'))],
        [command && key === '.', onStop],
        [!writing && !command && key === '/', () => focusSoon('question')],
        [!writing && !command && key === '?', onHelp],
      ];
      const found = actions.find(([applies]) => applies);
      if (!found) return;
      event.preventDefault();
      found[1]();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
