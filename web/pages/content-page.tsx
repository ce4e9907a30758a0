import type { PageContent } from '#web/content/pages.ts';
import { ViewLinks } from '#web/lib/view-link.tsx';

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
      <div className="mt-10">
        <ViewLinks
          label="Related pages"
          to={content.related}
          className="flex flex-wrap gap-x-8 gap-y-2"
          linkClassName="text-accent underline underline-offset-4"
        />
      </div>
    </article>
  );
}
