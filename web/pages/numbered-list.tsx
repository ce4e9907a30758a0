interface NumberedListProps {
  entries: readonly { title: string; text: string }[];
  /** Where it stands, and in how many columns. */
  className: string;
}

/** Principles, steps: each with its number, a title and what it means. */
export function NumberedList({ entries, className }: NumberedListProps) {
  return (
    <ol className={className}>
      {entries.map(({ title, text }, index) => (
        <li key={title} className="flex gap-5 border-t border-line py-6">
          <span className="figures w-4 font-serif text-2xl leading-7 text-accent" aria-hidden="true">
            {index + 1}
          </span>
          <div>
            <h3 className="font-medium">{title}</h3>
            <p className="mt-1 text-quiet">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
