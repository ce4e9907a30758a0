import { claims } from '#web/content/company/claims.ts';
import { press } from '#web/content/company/press.ts';
import { PageFrame } from '#web/pages/page-frame.tsx';
import { TextSections } from '#web/pages/text-blocks.tsx';
import { Claim } from '#web/ui/claim.tsx';

export function PressPage() {
  return (
    <PageFrame page={press}>
      {press.releases.map(({ date, dateText, headline, summary, body, claims: stated = [] }) => (
        <article
          key={date}
          className="mt-14 grid gap-x-12 border-t border-line pt-8 md:grid-cols-[11rem_1fr]"
        >
          <time dateTime={date} className="figures text-sm text-quiet max-md:mb-2">
            {dateText}
          </time>
          <div className="max-w-[68ch]">
            <h2 className="font-serif text-3xl leading-tight font-medium tracking-tight">{headline}</h2>
            <p className="mt-3 text-lg text-quiet">{summary}</p>
            {body.map((paragraph) => (
              <p key={paragraph} className="mt-4">
                {paragraph}
              </p>
            ))}
            {stated.length > 0 && (
              <div className="mt-6 grid gap-6 sm:grid-cols-2">
                {stated.map((id) => (
                  <Claim key={id} {...claims[id]} />
                ))}
              </div>
            )}
          </div>
        </article>
      ))}
      <TextSections sections={[press.contact]} />
    </PageFrame>
  );
}
