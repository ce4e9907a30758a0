import { ViewLinks } from '#web/lib/view-link.tsx';
import type { View } from '#web/views.ts';

/** The links of the footer, and below them what has to be said on every page. */
export function SiteFooter({ entries, notices }: { entries: readonly View[]; notices: readonly string[] }) {
  return (
    <footer className="border-t border-line text-sm text-quiet">
      <div className="mx-auto max-w-5xl px-6 py-8">
        <ViewLinks
          label="Footer"
          to={entries}
          className="flex flex-wrap gap-x-8"
          linkClassName="hover:text-ink"
        />
        {notices.map((notice) => (
          <p key={notice} className="mt-3 max-w-[70ch]">
            {notice}
          </p>
        ))}
      </div>
    </footer>
  );
}
