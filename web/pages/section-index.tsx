/** The sections of a long page, to jump to. */
export function SectionIndex({ sections }: { sections: readonly { id: string; heading: string }[] }) {
  return (
    <nav aria-label="On this page" className="mt-10 lg:sticky lg:top-24 lg:self-start">
      <ul className="columns-2 gap-6 text-sm text-quiet sm:columns-3 lg:columns-1">
        {sections.map(({ id, heading }) => (
          <li key={id} className="break-inside-avoid">
            {/* Not an anchor: a hash in the address would take the place of the view. */}
            <button
              type="button"
              onClick={() => document.getElementById(id)?.scrollIntoView()}
              className="min-h-11 py-1 text-left hover:text-ink lg:min-h-9"
            >
              {heading}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
