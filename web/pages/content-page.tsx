import type { PageContent } from '#web/content/pages.ts';
import { ViewLink } from '#web/lib/view-link.tsx';
import { views } from '#web/views.ts';

/** A page of text with links to what belongs to it. */
export function ContentPage({ content }: { content: PageContent }) {
  return (
    <article className="max-w-[65ch]">
      <h1 tabIndex={-1} className="text-4xl sm:text-5xl">
        {content.heading}
      </h1>
      {content.paragraphs.map((paragraph) => (
        <p key={paragraph} className="mt-6 text-lg text-quiet">
          {paragraph}
        </p>
      ))}
      <ul aria-label="Related pages" className="mt-10 flex flex-wrap gap-x-8 gap-y-2">
        {content.related.map((view) => (
          <li key={view}>
            <ViewLink to={view} className="text-accent underline underline-offset-4">
              {views[view].title}
            </ViewLink>
          </li>
        ))}
      </ul>
    </article>
  );
}
