import { about } from '#web/content/company/about.ts';
import { NumberedList } from '#web/pages/numbered-list.tsx';
import { PageFrame } from '#web/pages/page-frame.tsx';
import { TextSections } from '#web/pages/text-blocks.tsx';

export function AboutPage() {
  return (
    <PageFrame page={about}>
      <TextSections sections={[about.story]} />
      <section aria-labelledby="principles" className="mt-20">
        <h2 id="principles" className="font-serif text-3xl font-medium tracking-tight">
          {about.principles.heading}
        </h2>
        <NumberedList entries={about.principles.entries} className="mt-6 grid gap-x-12 md:grid-cols-2" />
      </section>
      <section aria-labelledby="roadmap" className="mt-16">
        <h2 id="roadmap" className="font-serif text-3xl font-medium tracking-tight">
          {about.roadmap.heading}
        </h2>
        <ol className="mt-8 max-w-3xl">
          {about.roadmap.milestones.map(({ date, title, text, state }) => (
            <li
              key={title}
              className={`relative border-l-2 pb-10 pl-7 last:pb-0 ${state === 'next' ? 'border-line' : 'border-accent'}`}
            >
              <span
                aria-hidden="true"
                className={`absolute top-1.5 -left-[7px] size-3 rounded-full border-2 border-accent ${state === 'done' ? 'bg-accent' : 'bg-paper'}`}
              />
              <p className="figures text-sm text-quiet">
                {date} · {about.roadmap.states[state]}
              </p>
              <h3 className="mt-1 text-lg font-medium">{title}</h3>
              <p className="mt-1 max-w-[60ch] text-quiet">{text}</p>
            </li>
          ))}
        </ol>
      </section>
    </PageFrame>
  );
}
