import { portfolioTexts } from '#web/content/money/portfolio-analysis.ts';

const { heading, sample } = portfolioTexts;

/** What the analysis looks like, for who has no positions yet. */
export function SampleAnalysis() {
  return (
    <section aria-labelledby="analysis-heading" className="mt-12 border-t border-line pt-10">
      <h2
        id="analysis-heading"
        tabIndex={-1}
        className="scroll-mt-24 font-serif text-3xl font-medium tracking-tight outline-none sm:text-4xl"
      >
        {heading}
      </h2>
      <div className="mt-6 rounded-2xl bg-sunken px-5 py-6 sm:px-8">
        <p className="text-sm font-medium">{sample.label}</p>
        <p className="mt-1 text-quiet">{sample.about}</p>
        <ol className="mt-4 border-t border-line">
          {sample.findings.map(({ figure, title, sentence }) => (
            <li
              key={title}
              className="grid gap-x-8 gap-y-1 border-b border-line py-5 md:grid-cols-[11rem_1fr]"
            >
              <p className="figures text-2xl font-semibold tracking-tight">{figure}</p>
              <div className="max-w-[68ch]">
                <h3 className="text-lg font-medium">{title}</h3>
                <p className="mt-1">{sentence}</p>
              </div>
            </li>
          ))}
        </ol>
        <p className="mt-5 max-w-[68ch] text-quiet">{sample.plans}</p>
      </div>
    </section>
  );
}
