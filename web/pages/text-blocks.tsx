import type { Block, Section } from '#web/content/blocks.ts';
import { claims } from '#web/content/company/claims.ts';
import { Claim } from '#web/ui/claim.tsx';
import { InlineText } from '#web/ui/inline-text.tsx';
import { MarkedText } from '#web/ui/marked-text.tsx';

/** Sections of text, each under its heading. */
export function TextSections({ sections }: { sections: readonly Section[] }) {
  return sections.map((section) => (
    <section key={section.id} id={section.id} className="mt-10 scroll-mt-24">
      <h2 tabIndex={-1} className="font-serif text-2xl font-medium tracking-tight">
        {section.heading}
      </h2>
      <TextBlocks blocks={section.blocks} />
    </section>
  ));
}

function TextBlocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, index) => (
    // Blocks are written down once and never move.
    // eslint-disable-next-line react/no-array-index-key
    <TextBlock key={index} block={block} />
  ));
}

export function TextBlock({ block }: { block: Block }) {
  if (typeof block === 'string') {
    return (
      <p className="mt-4 max-w-[68ch]">
        <InlineText text={block} />
      </p>
    );
  }
  if ('claim' in block) {
    return (
      <div className="mt-4 max-w-[68ch] border-l-2 border-line pl-4">
        <Claim {...claims[block.claim]} />
      </div>
    );
  }
  if ('terms' in block) {
    return (
      <dl className="mt-4 max-w-[68ch]">
        {block.terms.map(({ term, meaning }) => (
          <div key={term} className="mt-3 sm:grid sm:grid-cols-[11rem_1fr] sm:gap-4">
            <dt className="font-medium">
              <MarkedText text={term} />
            </dt>
            <dd className="text-quiet">
              <InlineText text={meaning} />
            </dd>
          </div>
        ))}
      </dl>
    );
  }
  const ordered = 'steps' in block;
  const List = ordered ? 'ol' : 'ul';
  return (
    <List className={`mt-4 max-w-[68ch] pl-5 ${ordered ? 'list-decimal' : 'list-disc'} marker:text-quiet`}>
      {(ordered ? block.steps : block.list).map((item) => (
        <li key={item} className="mt-2 pl-1">
          <InlineText text={item} />
        </li>
      ))}
    </List>
  );
}
