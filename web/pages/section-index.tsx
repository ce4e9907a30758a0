import { shell } from '#web/content/shell.ts';

/** The sections of a long page, to jump to. */
export function SectionIndex({ sections }: { sections: readonly { id: string; heading: string }[] }) {
  return (
    <nav aria-label={shell.onThisPage} className="mt-10 lg:sticky lg:top-24 lg:self-start">
      <ul className="columns-2 gap-6 text-sm text-quiet sm:columns-3 lg:columns-1">
        {sections.map(({ id, heading }) => (
          <li key={id} className="break-inside-avoid">
            {/* Not an anchor: a hash in the address would take the place of the view. */}
            <button
              type="button"
              onClick={() => goTo(id)}
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

/** There for the eye, and for whoever goes on by keyboard or listens. */
function goTo(id: string): void {
  const section = document.getElementById(id);
  section?.scrollIntoView();
  section?.querySelector('h2')?.focus({ preventScroll: true });
}
