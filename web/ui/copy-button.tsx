import { useEffect, useState } from 'react';
import { CheckIcon, CopyIcon } from '#web/ui/icons.tsx';

const copiedMs = 2_000;
const copied = 'Copied';

/** Copies a text and says so for two seconds. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setState('idle'), copiedMs);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setState('copied'),
      () => setState('failed'),
    );
  const said = { idle: label, copied, failed: 'Copying is not allowed here' }[state];
  return (
    <button
      type="button"
      onClick={() => void copy()}
      className="inline-flex min-h-11 items-center gap-2 rounded-lg px-3 text-sm text-quiet hover:bg-sunken hover:text-ink"
    >
      {state === 'copied' ? <CheckIcon /> : <CopyIcon />}
      {/* As wide as its longest word, so that nothing beside it moves. */}
      <span className="grid text-left *:col-start-1 *:row-start-1">
        {[label, copied].map((word) => (
          <span key={word} aria-hidden="true" className="invisible">
            {word}
          </span>
        ))}
        <span aria-live="polite">{said}</span>
      </span>
    </button>
  );
}
