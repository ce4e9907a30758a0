import { shell } from '#web/content/shell.ts';
import { useNavigation } from '#web/lib/navigation.ts';
import { ViewLink } from '#web/lib/view-link.tsx';
import { views } from '#web/views.ts';

/** Home > current page, on every view but home. */
export function Breadcrumb() {
  const { view } = useNavigation();
  if (view === 'home') return null;
  return (
    <nav aria-label={shell.breadcrumb} className="frame pt-4 text-sm text-quiet">
      <ol className="flex items-center gap-2">
        <li>
          <ViewLink to="home" className="hover:text-ink">
            {views.home.title}
          </ViewLink>
        </li>
        <li aria-hidden="true">&gt;</li>
        <li aria-current="page" className="text-ink">
          {views[view].title}
        </li>
      </ol>
    </nav>
  );
}
