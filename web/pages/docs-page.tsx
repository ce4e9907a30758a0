import { useMemo, useState } from 'react';
import { docs, docsTexts, type DocsBlock } from '#web/content/docs.ts';
import { TryIt } from '#web/features/try-it/try-it.tsx';
import { useTakeOver } from '#web/lib/use-take-over.ts';
import { CodeSamples } from '#web/pages/code-samples.tsx';
import { DocsTable } from '#web/pages/docs-table.tsx';
import { PageFrame } from '#web/pages/page-frame.tsx';
import { searchDocs } from '#web/pages/search-docs.ts';
import { SectionIndex } from '#web/pages/section-index.tsx';
import { TextBlock } from '#web/pages/text-blocks.tsx';

export function DocsPage() {
  const [query, setQuery] = useState('');
  const field = useTakeOver<HTMLInputElement>(({ value }) => setQuery(value));
  const found = useMemo(() => searchDocs(docs.sections, query), [query]);
  return (
    <PageFrame page={docs}>
      <div className="mt-6 lg:grid lg:grid-cols-[13rem_1fr] lg:gap-14">
        {/* Room around the field for the ring of the focus, which what scrolls would cut off. */}
        <div className="mt-10 lg:sticky lg:top-24 lg:-m-1.5 lg:mt-8.5 lg:max-h-[calc(100dvh-7rem)] lg:self-start lg:overflow-y-auto lg:p-1.5">
          <input
            ref={field}
            type="search"
            aria-label={docsTexts.search.label}
            placeholder={docsTexts.search.placeholder}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            className="min-h-11 w-full rounded-lg border border-control bg-paper px-3 text-base placeholder:text-quiet lg:text-sm"
          />
          <output className="sr-only">{query.trim() && docsTexts.search.found(found.length)}</output>
          <SectionIndex sections={found} />
        </div>
        <div className="min-w-0">
          {found.length === 0 && <p className="mt-12 text-quiet">{docsTexts.search.none}</p>}
          {found.map(({ id, heading, blocks }) => (
            <section key={id} id={id} className="mt-12 scroll-mt-24">
              <h2 tabIndex={-1} className="font-serif text-2xl font-medium tracking-tight">
                {heading}
              </h2>
              {blocks.map((block, index) => (
                // Blocks are written down once and never move.
                // eslint-disable-next-line react/no-array-index-key
                <DocsPart key={index} block={block} />
              ))}
            </section>
          ))}
        </div>
      </div>
    </PageFrame>
  );
}

function DocsPart({ block }: { block: DocsBlock }) {
  if (typeof block === 'object' && 'code' in block) return <CodeSamples samples={block.code} />;
  if (typeof block === 'object' && 'endpoint' in block) {
    const { method, path, auth, about } = block.endpoint;
    return (
      <div className="mt-8 border-t border-line pt-5">
        <h3 className="font-mono text-[0.9375rem] font-medium break-all">
          <span className="text-accent">{method}</span> {path}
        </h3>
        <p className="mt-1 text-sm text-quiet">{auth}</p>
        <p className="mt-2 max-w-[68ch]">{about}</p>
        {block.tryIt && <TryIt endpoint={block.tryIt} title={`${method} ${path}`} />}
      </div>
    );
  }
  if (typeof block === 'object' && 'table' in block) {
    return <DocsTable {...block.table} />;
  }
  return <TextBlock block={block} />;
}
