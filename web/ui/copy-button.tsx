import { useEffect, useState } from 'react';
import { uiTexts } from '#web/content/ui.ts';
import { CheckIcon, CopyIcon } from '#web/ui/icons.tsx';
import { PlainButton } from '#web/ui/plain-button.tsx';

const copiedMs = 2_000;
const texts = uiTexts.copy;

/** Copies a text and says so for two seconds. A failure stays on the button until it is pressed again. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  useEffect(() => {
    if (state !== 'copied') return;
    const timer = setTimeout(() => setState('idle'), copiedMs);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async () => {
    try {
      // Not there at all where the connection is not secure.
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('failed');
    }
  };
  const said = { idle: label, copied: texts.done, failed: texts.failed }[state];
  return (
    <PlainButton
      onClick={() => void copy()}
      className="inline-flex min-h-11 items-center gap-2 rounded-lg px-3 text-sm text-quiet hover:bg-sunken hover:text-ink"
    >
      {state === 'copied' ? <CheckIcon /> : <CopyIcon />}
      {/* As wide as its longest word, so that nothing beside it moves. */}
      <span className="grid text-left *:col-start-1 *:row-start-1">
        {[label, texts.done].map((word) => (
          <span key={word} aria-hidden="true" className="invisible">
            {word}
          </span>
        ))}
        <span aria-live="polite">{said}</span>
      </span>
    </PlainButton>
  );
}
