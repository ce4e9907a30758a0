import { ViewLink } from '#web/lib/view-link.tsx';
import { views, type View } from '#web/views.ts';

/** The links of the footer, and below them what has to be said on every page. */
export function SiteFooter({ entries, notices }: { entries: readonly View[]; notices: readonly string[] }) {
  return (
    <footer className="border-t border-line text-sm text-quiet">
      <div className="mx-auto max-w-5xl px-6 py-8">
        <nav aria-label="Footer">
          <ul className="flex flex-wrap gap-x-8">
            {entries.map((view) => (
              <li key={view}>
                <ViewLink to={view} className="hover:text-ink">
                  {views[view].title}
                </ViewLink>
              </li>
            ))}
          </ul>
        </nav>
        {notices.map((notice) => (
          <p key={notice} className="mt-3 max-w-[70ch]">
            {notice}
          </p>
        ))}
      </div>
    </footer>
  );
}
