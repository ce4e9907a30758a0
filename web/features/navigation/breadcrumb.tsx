import { shell } from '#web/content/shell.ts';
import { useNavigation } from '#web/lib/navigation/navigation.ts';
import { ViewLink } from '#web/lib/navigation/view-link.tsx';
import { views, type View } from '#web/views.ts';

/** Home > current page, on every view but home. */
export function Breadcrumb() {
  const { view } = useNavigation();
  // The page of a calculator knows what it is called, and has a trail of its own.
  if (view === 'home' || view === 'calculator') return null;
  return <Trail title={views[view].title} />;
}

/** The way to a page: from home, by way of another view where there is one. */
export function Trail({ by, title }: { by?: View; title: string }) {
  return (
    <nav aria-label={shell.breadcrumb} className="frame pt-4 text-sm text-quiet">
      <ol className="flex items-center gap-2">
        <li>
          <ViewLink to="home" className="hover:text-ink">
            {views.home.title}
          </ViewLink>
        </li>
        {by && (
          <>
            <li aria-hidden="true">&gt;</li>
            <li>
              <ViewLink to={by} className="hover:text-ink">
                {views[by].title}
              </ViewLink>
            </li>
          </>
        )}
        <li aria-hidden="true">&gt;</li>
        <li aria-current="page" className="min-w-0 truncate text-ink">
          {title}
        </li>
      </ol>
    </nav>
  );
}
