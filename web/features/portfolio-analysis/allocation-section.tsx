import { useState } from 'react';
import type { Allocation } from '#advisor/portfolio/analyze/allocation.ts';
import { portfolioTexts } from '#web/content/money/portfolio-analysis.ts';
import { FoldedSection } from '#web/ui/folded-section.tsx';
import { shareText } from '#web/features/portfolio-analysis/share-text.ts';
import { ShareTable } from '#web/features/portfolio-analysis/share-table.tsx';

const texts = portfolioTexts.allocation;
type Kind = keyof typeof texts.kinds;
const kinds = Object.keys(texts.kinds) as Kind[];

/** The same money, split in four ways. */
export function AllocationSection({ allocation }: { allocation: Allocation }) {
  const [kind, setKind] = useState<Kind>('classes');
  const largest = allocation.classes.toSorted((a, b) => b.share - a.share)[0]!;
  return (
    <FoldedSection heading={texts.heading} figure={texts.key(shareText(largest.share), largest.name)}>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{texts.by}</legend>
        {kinds.map((one) => (
          <label
            key={one}
            className="inline-flex min-h-11 cursor-pointer items-center rounded-lg border border-line px-4 text-sm font-medium text-quiet hover:text-ink has-checked:border-accent has-checked:bg-accent-soft has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name="allocation"
              value={one}
              checked={kind === one}
              onChange={() => setKind(one)}
              className="sr-only"
            />
            {texts.kinds[one]}
          </label>
        ))}
      </fieldset>
      <div className="mt-4 max-w-3xl">
        <ShareTable
          shares={allocation[kind]}
          caption={`${texts.heading}: ${texts.kinds[kind]}`}
          label={texts.kinds[kind]}
          plain={kind === 'accounts'}
        />
        <p className="mt-3 text-sm text-quiet">{texts.notes[kind]}</p>
      </div>
    </FoldedSection>
  );
}
