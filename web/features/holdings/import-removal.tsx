import { portfolioTexts } from '#web/content/money/portfolio.ts';
import type { Removal } from '#web/features/holdings/removed-by.ts';

const texts = portfolioTexts.import.review;
const maxNamed = 4;

interface ImportRemovalProps {
  removal: Removal;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Whether positions go away that the file does not have, and which ones those are. */
export function ImportRemoval({
  removal: { gone, isForeign, isUnread },
  checked,
  onChange,
}: ImportRemovalProps) {
  const names = gone.slice(0, maxNamed).map(({ symbol, name }) => symbol ?? name);
  return (
    <div className="mt-6">
      <label className="flex items-start gap-3">
        <input
          type="checkbox"
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          className="mt-1 size-5 flex-none accent-accent"
        />
        <span>
          {texts.replace}
          <span className="block text-sm text-quiet">{texts.replaceAbout}</span>
        </span>
      </label>
      {gone.length > 0 && (
        <p className="mt-2 pl-8 text-sm break-words">
          {isForeign && `${texts.foreign} `}
          {isUnread && `${texts.unread} `}
          {(checked ? texts.removes : texts.wouldRemove)(names, gone.length)}
        </p>
      )}
    </div>
  );
}
