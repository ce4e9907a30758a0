import { useEffect, useState } from 'react';
import { shell } from '#web/content/shell.ts';
import { PlainButton } from '#web/ui/plain-button.tsx';

interface SectionIndexProps {
  sections: readonly { id: string; heading: string }[];
}

/** Buttons that jump to the sections of a long page. The section being read is marked. */
export function SectionIndex({ sections }: SectionIndexProps) {
  const current = useCurrentSection(sections);
  return (
    <nav aria-label={shell.onThisPage} className="mt-6 lg:mt-4">
      <ul className="columns-2 gap-6 text-sm text-quiet sm:columns-3 lg:columns-1">
        {sections.map(({ id, heading }) => (
          <li key={id} className="break-inside-avoid">
            {/* A button, not a link: a hash link would add a history entry without a view. */}
            <PlainButton
              aria-current={id === current ? 'location' : undefined}
              onClick={() => goTo(id)}
              className="min-h-11 border-l-2 border-transparent py-2.5 text-left leading-snug hover:text-ink aria-[current]:font-medium aria-[current]:text-ink lg:min-h-9 lg:py-1 lg:pl-3 lg:aria-[current]:border-accent"
            >
              {heading}
            </PlainButton>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The last section whose beginning has been scrolled past, or the first. */
function useCurrentSection(sections: SectionIndexProps['sections']): string | undefined {
  const [current, setCurrent] = useState(sections[0]?.id);
  useEffect(() => {
    const look = () => {
      const line = innerHeight * 0.3;
      const begun = sections.filter(({ id }) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top !== undefined && top < line;
      });
      const atEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
      setCurrent((atEnd ? sections : begun).at(-1)?.id ?? sections[0]?.id);
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [sections]);
  return current;
}

/** Scrolls to the section, and moves the focus there for keyboards and screen readers. */
export function goTo(id: string): void {
  const section = document.getElementById(id);
  // During a search, scroll to the first match.
  const hit = section?.querySelector('mark');
  if (hit) hit.scrollIntoView({ block: 'center' });
  else section?.scrollIntoView();
  section?.querySelector('h2')?.focus({ preventScroll: true });
}
