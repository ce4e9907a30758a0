import { claims } from '#web/content/company/claims.ts';
import { security } from '#web/content/company/security.ts';
import { NumberedList } from '#web/pages/numbered-list.tsx';
import { PageFrame } from '#web/pages/page-frame.tsx';
import { TextSections } from '#web/pages/text-blocks.tsx';
import { Claim } from '#web/ui/claim.tsx';

export function SecurityPage() {
  const { certifications, incidents } = security;
  return (
    <PageFrame page={security}>
      <dl className="mt-12 grid gap-x-12 md:grid-cols-2">
        {security.features.map(({ title, text }) => (
          <div key={title} className="border-t border-line py-6">
            <dt className="font-medium">{title}</dt>
            <dd className="mt-1 text-quiet">{text}</dd>
          </div>
        ))}
      </dl>
      <TextSections sections={[security.standards]} />
      <section aria-labelledby="certifications" className="mt-16">
        <h2 id="certifications" className="font-serif text-2xl font-medium tracking-tight">
          {certifications.heading}
        </h2>
        <p className="mt-4 max-w-[68ch]">{certifications.intro}</p>
        <div className="mt-6 grid gap-8 md:grid-cols-3">
          {certifications.claims.map((id) => (
            <Claim key={id} {...claims[id]} />
          ))}
        </div>
      </section>
      <section aria-labelledby="incidents" className="mt-16">
        <h2 id="incidents" className="font-serif text-2xl font-medium tracking-tight">
          {incidents.heading}
        </h2>
        <p className="mt-4 max-w-[68ch]">{incidents.intro}</p>
        <NumberedList entries={incidents.steps} className="mt-6 max-w-3xl" />
      </section>
      <TextSections sections={[security.contact]} />
    </PageFrame>
  );
}
