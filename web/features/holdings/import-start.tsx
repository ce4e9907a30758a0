import { useRef, useState } from 'react';
import { portfolioTexts } from '#web/content/money/portfolio.ts';
import type { ImportSource } from '#web/features/holdings/import-worker.ts';
import { useFileDrop } from '#web/lib/use-file-drop.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

const texts = portfolioTexts.import.choose;

interface ImportStartProps {
  /** Why the last file could not be used. */
  problem: string | null;
  onSource: (source: ImportSource) => void;
}

/** Choose, drop or paste. */
export function ImportStart({ problem, onSource }: ImportStartProps) {
  const input = useRef<HTMLInputElement>(null);
  const [pasted, setPasted] = useState('');
  const { dragging, handlers } = useFileDrop((file) => onSource({ file }));
  return (
    <div {...handlers}>
      {problem !== null && (
        <div className="mb-5">
          <Notice kind="problem">{problem}</Notice>
        </div>
      )}
      <h3 tabIndex={-1} className="font-medium">
        {texts.heading}
      </h3>
      <p className="mt-1 max-w-[60ch] text-quiet">{texts.about}</p>
      <div
        className={`mt-4 flex min-h-36 flex-col items-center justify-center gap-3 rounded-xl border border-dashed px-4 py-6 text-center transition-colors duration-150 ${dragging ? 'border-accent bg-accent-soft' : 'border-control bg-sunken'}`}
      >
        <p className="max-sm:hidden">{dragging ? texts.dropping : texts.drop}</p>
        <Button data-autofocus onClick={() => input.current?.click()}>
          {texts.button}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            // The same file may be chosen again after it was corrected.
            event.target.value = '';
            if (file) onSource({ file });
          }}
        />
        <p className="text-sm text-quiet">{texts.privacy}</p>
      </div>
      <form
        className="mt-6"
        onSubmit={(event) => {
          event.preventDefault();
          if (pasted.trim() !== '') onSource({ text: pasted });
        }}
      >
        <label htmlFor="pasted-rows" className="block font-medium">
          {texts.paste}
        </label>
        <p id="pasted-rows-hint" className="mt-1 text-sm text-quiet">
          {texts.pasteHint}
        </p>
        <textarea
          id="pasted-rows"
          aria-describedby="pasted-rows-hint"
          rows={4}
          spellCheck={false}
          value={pasted}
          onChange={(event) => setPasted(event.target.value)}
          className="figures mt-2 w-full rounded-lg border border-control bg-paper px-3.5 py-2.5 text-base"
        />
        <Button type="submit" look="secondary" disabled={pasted.trim() === ''} className="mt-2">
          {texts.read}
        </Button>
      </form>
    </div>
  );
}
