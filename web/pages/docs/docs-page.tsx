import { useMemo, useRef, useState } from 'react';
import { docs, docsTexts, type DocsBlock } from '#web/content/docs/docs.ts';
import { TryIt } from '#web/features/try-it/try-it.tsx';
import { useTakeOver } from '#web/lib/account/use-take-over.ts';
import { CodeSamples } from '#web/pages/docs/code-samples.tsx';
import { DocsTable } from '#web/pages/docs/docs-table.tsx';
import { PageFrame } from '#web/pages/page-frame.tsx';
import { marksOf, searchDocs } from '#web/pages/docs/search-docs.ts';
import { goTo, SectionIndex } from '#web/pages/section-index.tsx';
import { TextBlock } from '#web/pages/text-blocks.tsx';
import { ChevronDownIcon } from '#web/ui/icons.tsx';
import { MarkContext, MarkedText } from '#web/ui/marked-text.tsx';

export function DocsPage() {
  const [query, setQuery] = useState('');
  const results = useRef<HTMLDivElement>(null);
  const search = (wanted: string) => {
    setQuery(wanted);
    // The search field stays visible while scrolling, so the results may begin above the visible part.
    const { top = 0 } = results.current?.getBoundingClientRect() ?? {};
    if (top < 0) results.current?.scrollIntoView();
  };
  const field = useTakeOver<HTMLInputElement>(({ value }) => setQuery(value));
  const found = useMemo(() => searchDocs(docs.sections, query), [query]);
  const marks = useMemo(() => marksOf(query), [query]);
  return (
    <PageFrame page={docs}>
      <div className="mt-6 lg:grid lg:grid-cols-[13rem_1fr] lg:gap-14">
        {/* Stays visible: beside the text, or on small screens below the header. */}
        {/* The padding leaves room for the focus ring, which the scrolling area would cut off. */}
        <div className="sticky top-16 z-10 -mx-5 border-b border-line bg-paper px-5 py-2.5 sm:mx-0 sm:px-0 lg:top-24 lg:-m-1.5 lg:mt-8.5 lg:max-h-[calc(100dvh-7rem)] lg:self-start lg:overflow-y-auto lg:border-0 lg:p-1.5">
          <div className="flex gap-2">
            <input
              ref={field}
              type="search"
              aria-label={docsTexts.search.label}
              placeholder={docsTexts.search.placeholder}
              value={query}
              onChange={(event) => search(event.target.value)}
              className="min-h-11 w-full min-w-0 rounded-lg border border-control bg-paper px-3 text-base placeholder:text-quiet lg:text-sm"
            />
            <SectionChoice sections={found} />
          </div>
          <output className="mt-1.5 block text-sm text-quiet empty:hidden">
            {query.trim() && docsTexts.search.found(found.length)}
          </output>
          <div className="max-lg:hidden">
            <SectionIndex sections={found} />
          </div>
        </div>
        <MarkContext value={marks}>
          <div ref={results} className="min-w-0 scroll-mt-40 lg:scroll-mt-24">
            {found.length === 0 && <p className="mt-12 text-quiet">{docsTexts.search.none}</p>}
            {found.map(({ id, heading, blocks }) => (
              <section key={id} id={id} className="mt-12 scroll-mt-40 lg:scroll-mt-24">
                <h2 tabIndex={-1} className="font-serif text-2xl font-medium tracking-tight">
                  <MarkedText text={heading} />
                </h2>
                {blocks.map((block, index) => (
                  // The blocks are constant, so their order never changes.
                  // eslint-disable-next-line react/no-array-index-key
                  <DocsPart key={index} block={block} />
                ))}
              </section>
            ))}
          </div>
        </MarkContext>
      </div>
    </PageFrame>
  );
}

/** The sections as a select field, for screens that are too small for a list. */
function SectionChoice({ sections }: { sections: readonly { id: string; heading: string }[] }) {
  const select = useTakeOver<HTMLSelectElement>((found) => {
    if (found.value !== '') goTo(found.value);
    found.value = '';
  });
  return (
    <div className="relative flex-none lg:hidden">
      <select
        ref={select}
        aria-label={docsTexts.sections.label}
        value=""
        onChange={(event) => goTo(event.target.value)}
        className="min-h-11 w-32 appearance-none rounded-lg border border-control bg-paper pr-8 pl-3 text-base"
      >
        <option value="">{docsTexts.sections.none}</option>
        {sections.map(({ id, heading }) => (
          <option key={id} value={id}>
            {heading}
          </option>
        ))}
      </select>
      <span className="pointer-events-none absolute inset-y-0 right-2.5 flex items-center text-quiet">
        <ChevronDownIcon />
      </span>
    </div>
  );
}

function DocsPart({ block }: { block: DocsBlock }) {
  if (typeof block === 'object' && 'code' in block) return <CodeSamples samples={block.code} />;
  if (typeof block === 'object' && 'endpoint' in block) {
    const { method, path, auth, about } = block.endpoint;
    return (
      <div className="mt-8 border-t border-line pt-5">
        <h3 className="font-mono text-[0.9375rem] font-medium break-all">
          <span className="text-accent">{method}</span> <MarkedText text={path} />
        </h3>
        <p className="mt-1 text-sm text-quiet">
          <MarkedText text={auth} />
        </p>
        <p className="mt-2 max-w-[68ch]">
          <MarkedText text={about} />
        </p>
        {block.tryIt && <TryIt endpoint={block.tryIt} title={`${method} ${path}`} />}
      </div>
    );
  }
  if (typeof block === 'object' && 'table' in block) {
    return <DocsTable {...block.table} />;
  }
  return <TextBlock block={block} />;
}
