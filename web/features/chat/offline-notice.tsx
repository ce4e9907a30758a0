import { useSyncExternalStore } from 'react';
import { chatTexts } from '#web/content/chat.ts';

/** Says that there is no network, for as long as the browser says so. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    followNetwork,
    () => navigator.onLine,
    () => true,
  );
  // Always there: a screen reader tells only what changes in something that it knows.
  return (
    <output className="block">
      {!isOnline && (
        <span className="block border-b border-line bg-bad-soft px-4 py-2 text-sm sm:px-8">
          <strong className="font-medium">{chatTexts.offline.title}</strong> {chatTexts.offline.text}
        </span>
      )}
    </output>
  );
}

function followNetwork(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
