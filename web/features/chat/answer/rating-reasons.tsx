import { useEffect, useRef } from 'react';
import { chatTexts } from '#web/content/chat.ts';
import { ratingReasons, type RatingReason } from '#web/features/chat/store/chat-data.ts';

/** Asks once, in one tap, what was wrong with an answer. */
export function RatingReasons({ onChoose }: { onChoose: (reason: RatingReason) => void }) {
  const { why, reasons } = chatTexts.answer;
  const group = useRef<HTMLFieldSetElement>(null);
  // It comes up below the last line, where the box for questions may lie over it.
  useEffect(() => {
    // Newer browsers give a promise, which is nothing for React.
    group.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <fieldset ref={group} className="mt-1 scroll-mb-6">
      <legend className="text-sm text-quiet">{why}</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {ratingReasons.map((reason) => (
          <button
            key={reason}
            type="button"
            onClick={() => onChoose(reason)}
            className="min-h-11 rounded-lg border border-control px-4 text-sm hover:border-ink hover:bg-sunken"
          >
            {reasons[reason]}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
