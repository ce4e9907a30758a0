import { chatModes, type ChatMode } from '#contract/chat.ts';
import { chatTexts } from '#web/content/chat.ts';

export function ModePicker({ mode, onChoose }: { mode: ChatMode; onChoose: (mode: ChatMode) => void }) {
  return (
    <fieldset className="flex rounded-lg border border-line p-0.5">
      <legend className="sr-only">{chatTexts.modes.label}</legend>
      {chatModes.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === mode}
          onClick={() => onChoose(name)}
          className="min-h-10 min-w-14 rounded-md px-3 text-sm text-quiet hover:text-ink aria-pressed:bg-accent-soft aria-pressed:text-ink"
        >
          {chatTexts.modes[name]}
        </button>
      ))}
    </fieldset>
  );
}
