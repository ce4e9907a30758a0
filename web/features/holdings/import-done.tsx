import type { StoredHoldings } from '#contract/holdings.ts';
import { portfolioTexts } from '#web/content/money/portfolio.ts';
import { Button } from '#web/ui/button.tsx';

const texts = portfolioTexts.import.done;

interface ImportDoneProps {
  stored: StoredHoldings;
  /** How many rows could not be read. */
  left: number;
  onSee: () => void;
  onAnother: () => void;
}

export function ImportDone({ stored, left, onSee, onAnother }: ImportDoneProps) {
  const { added, changed, unchanged, removed } = stored;
  const lines = [
    added > 0 && texts.added(added),
    changed > 0 && texts.changed(changed),
    unchanged > 0 && texts.unchanged(unchanged),
    removed > 0 && texts.removed(removed),
    left > 0 && texts.left(left),
  ].filter((line) => line !== false);
  return (
    <>
      <h3 tabIndex={-1} className="figures text-xl font-medium">
        {texts.heading(added + changed + unchanged)}
      </h3>
      <ul className="mt-3 list-disc space-y-1 pl-5 text-quiet">
        {lines.map((line) => (
          <li key={line}>{line}.</li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={onSee}>{texts.see}</Button>
        <Button look="secondary" onClick={onAnother}>
          {texts.another}
        </Button>
      </div>
    </>
  );
}
