import { ViewLink, ViewLinks } from '#web/lib/view-link.tsx';
import type { View } from '#web/views.ts';

export function SiteHeader({ brand, entries }: { brand: string; entries: readonly View[] }) {
  return (
    <header className="border-b border-line">
      <div className="mx-auto flex max-w-5xl items-center justify-between gap-6 px-6 py-2">
        <ViewLink to="home" className="font-serif text-xl font-semibold tracking-tight">
          {brand}
        </ViewLink>
        <ViewLinks
          label="Main"
          to={entries}
          className="flex gap-5 sm:gap-8"
          linkClassName="text-quiet hover:text-ink aria-[current=page]:text-ink"
        />
      </div>
    </header>
  );
}
