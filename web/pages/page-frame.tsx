import type { ReactNode } from 'react';
import type { Page, RelatedLink } from '#web/content/blocks.ts';
import { shell } from '#web/content/shell.ts';
import { ViewLink } from '#web/lib/navigation/view-link.tsx';
import { ArrowOutIcon, ArrowRightIcon } from '#web/ui/icons.tsx';
import type { View } from '#web/views.ts';

/** A page of text: heading, lead, whatever it holds, and what belongs to it. */
export function PageFrame({ page, note, children }: { page: Page; note?: string; children: ReactNode }) {
  return (
    <article className="frame pt-8 pb-20 sm:pt-14">
      <h1
        tabIndex={-1}
        className="max-w-[18ch] font-serif text-4xl leading-[1.08] font-medium tracking-tight sm:text-6xl"
      >
        {page.heading}
      </h1>
      <p className="mt-5 max-w-[60ch] text-lg text-quiet">{page.lead}</p>
      {note && <p className="mt-3 text-sm text-quiet">{note}</p>}
      {children}
      <RelatedLinks links={page.related} />
    </article>
  );
}

function RelatedLinks({ links }: { links: readonly RelatedLink[] }) {
  return (
    <nav aria-label={shell.related} className="mt-20 border-t border-line">
      <ul>
        {links.map(({ to, title, about }) => (
          <li key={to} className="border-b border-line">
            <Related to={to}>
              <span className="w-full max-w-[60ch] py-4">
                <span className="block font-medium">{title}</span>
                <span className="block text-sm text-quiet">{about}</span>
              </span>
            </Related>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Related({ to, children }: { to: RelatedLink['to']; children: ReactNode }) {
  const look = 'w-full justify-between gap-6 hover:text-accent';
  if (to.startsWith('https://')) {
    return (
      <a href={to} target="_blank" rel="noreferrer" className={`flex min-h-11 items-center ${look}`}>
        {children}
        <ArrowOutIcon />
        <span className="sr-only">{shell.newTab}</span>
      </a>
    );
  }
  return (
    <ViewLink to={to as View} className={look}>
      {children}
      <ArrowRightIcon />
    </ViewLink>
  );
}
