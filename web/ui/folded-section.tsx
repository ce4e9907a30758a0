import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { ChevronDownIcon } from '#web/ui/icons.tsx';

interface FoldedSectionProps {
  heading: string;
  /** What the part comes to, beside its heading: it tells whether opening it is worth it. */
  figure: string;
  lead?: string | undefined;
  children: ReactNode;
}

/** From this width on the page has room for everything at once. */
const roomForAll = '(min-width: 64rem)';
const hasRoom = () => typeof matchMedia === 'undefined' || matchMedia(roomForAll).matches;

/** Its summary and what goes with it: folded on a phone, open where there is room and on paper. */
export function Folded({ children, isFoldable = true }: { children: ReactNode; isFoldable?: boolean }) {
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen] = useState(() => !isFoldable || hasRoom());
  useOpenOnPaper(details);
  return (
    <details ref={details} open={isOpen} className="group">
      {children}
    </details>
  );
}

/** One part of a page: folded to its heading and its figure on a phone, open where there is room and on paper. */
export function FoldedSection({ heading, figure, lead, children }: FoldedSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t border-line lg:mt-10">
      <Folded>
        <summary className="flex min-h-14 cursor-pointer list-none flex-wrap items-baseline gap-x-4 gap-y-1 py-4 [&::-webkit-details-marker]:hidden">
          <h3 id={id} className="font-serif text-xl font-medium tracking-tight sm:text-2xl">
            {heading}
          </h3>
          <span className="figures ml-auto flex items-baseline gap-2 text-quiet">
            {figure}
            <FoldMark />
          </span>
        </summary>
        {lead && <p className="max-w-[64ch] text-quiet">{lead}</p>}
        <div className="mt-5 pb-8">{children}</div>
      </Folded>
    </section>
  );
}

/** Points up where its part is open. */
export function FoldMark() {
  return (
    <span aria-hidden="true" className="self-center transition-transform group-open:rotate-180 print:hidden">
      <ChevronDownIcon />
    </span>
  );
}

/** What is folded would be missing on paper. */
function useOpenOnPaper(details: React.RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    let wasOpen = true;
    const open = () => {
      if (!details.current) return;
      wasOpen = details.current.open;
      details.current.open = true;
    };
    const restore = () => {
      if (details.current) details.current.open = wasOpen;
    };
    addEventListener('beforeprint', open);
    addEventListener('afterprint', restore);
    return () => {
      removeEventListener('beforeprint', open);
      removeEventListener('afterprint', restore);
    };
  }, [details]);
}
