import { createContext, use } from 'react';

/** What is marked in the texts below: one pattern with one group, which is the whole of a hit. */
export const MarkContext = createContext<RegExp | null>(null);

/** A text in which what is searched for is marked. */
export function MarkedText({ text }: { text: string }) {
  const pattern = use(MarkContext);
  if (!pattern) return text;
  return text.split(pattern).map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      // Pieces of one text keep their places.
      // eslint-disable-next-line react/no-array-index-key
      <mark key={index} className="rounded-xs bg-mark text-ink">
        {piece}
      </mark>
    ),
  );
}
