import { myMoneyTabs, myMoneyTexts } from '#web/content/my-money.ts';
import { ViewLink } from '#web/lib/view-link.tsx';
import { views } from '#web/views.ts';

/** The pages about one's own money, above each of them. */
export function MyMoneyTabs() {
  return (
    <nav aria-label={myMoneyTexts.navigation} className="mb-8 overflow-x-auto border-b border-line">
      <ul className="flex gap-6">
        {myMoneyTabs.map((view) => (
          <li key={view}>
            <ViewLink
              to={view}
              className="border-b-2 border-transparent text-[0.9375rem] whitespace-nowrap text-quiet hover:text-ink aria-[current=page]:border-accent aria-[current=page]:font-medium aria-[current=page]:text-ink"
            >
              {views[view].title}
            </ViewLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
