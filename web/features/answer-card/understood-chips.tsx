import { uncapitalize } from '#advisor/compose/markdown.ts';
import { cardTexts } from '#web/content/card.ts';
import type { Understood } from '#web/features/answer-card/read-parts.ts';

interface UnderstoodChipsProps {
  understood: readonly Understood[];
  scope: string;
  onBegin: ((beginning: string) => void) | undefined;
}

const texts = cardTexts.understood;

/** What was taken from the words, each a way to correct it: in the card, or in another message. */
export function UnderstoodChips({ understood, scope, onBegin }: UnderstoodChipsProps) {
  if (understood.length === 0) return null;
  return (
    <div className="mt-4">
      <p aria-hidden="true" className="mb-1.5 text-xs text-quiet">
        {texts.title}
      </p>
      <ul aria-label={texts.title} className="flex flex-wrap gap-2">
        {understood.map(({ label, value, saved, at }) => (
          <li key={label}>
            <button
              type="button"
              title={texts.change(uncapitalize(label))}
              disabled={!at && !onBegin}
              onClick={() =>
                at
                  ? showField(`${scope}-${at.card}`, at.field)
                  : onBegin?.(texts.actually(uncapitalize(label)))
              }
              className="min-h-11 rounded-lg border border-line px-3 py-1.5 text-left text-sm hover:border-control hover:bg-sunken"
            >
              <span className="text-quiet">{label}:</span> <span className="figures">{value}</span>
              {saved && <span className="text-quiet"> {texts.saved}</span>}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Brings an input of a card into view, unfolded where it has to be, and the focus along. */
function showField(card: string, field: string): void {
  const place = document.getElementById(card)?.querySelector(`[data-field="${CSS.escape(field)}"]`);
  place?.closest('details')?.setAttribute('open', '');
  place?.scrollIntoView({ block: 'center' });
  place?.querySelector<HTMLElement>('input, select')?.focus({ preventScroll: true });
}
