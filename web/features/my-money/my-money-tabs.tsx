import { useEffect, useRef } from 'react';
import { myMoneyTabs, myMoneyTexts } from '#web/content/money/my-money.ts';
import { ViewLink } from '#web/lib/navigation/view-link.tsx';
import { views } from '#web/views.ts';

/** The pages about one's own money, above each of them. */
export function MyMoneyTabs() {
  const tabs = useRef<HTMLElement>(null);
  useEffect(() => {
    const current = tabs.current?.querySelector<HTMLElement>('[aria-current=page]');
    // On a phone they are wider than the screen.
    if (current)
      tabs.current!.scrollLeft = current.offsetLeft + current.offsetWidth - tabs.current!.clientWidth;
  }, []);
  return (
    <nav
      ref={tabs}
      aria-label={myMoneyTexts.navigation}
      className="relative mb-8 overflow-x-auto border-b border-line print:hidden"
    >
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
