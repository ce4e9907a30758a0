import { use, useState } from 'react';
import { sampleAt, type CodeSample } from '#contract/api/write-samples.ts';
import { anyPackages, type PackageFiles } from '#contract/api/packages.ts';
import { docsTexts } from '#web/content/docs/docs.ts';
import { useIsLive } from '#web/lib/account/account.ts';
import { highlightCode, type TokenKind } from '#web/pages/docs/highlight-code.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { ScrollRegion } from '#web/ui/scroll-region.tsx';
import { MarkContext, MarkedText } from '#web/ui/marked-text.tsx';
import { PlainButton } from '#web/ui/plain-button.tsx';

/** Filled in by the build (vite.config.ts). */
declare const offeredByBuild: PackageFiles;
const offeredPackages = typeof offeredByBuild === 'undefined' ? anyPackages : offeredByBuild;

const colors: Record<Exclude<TokenKind, 'plain'>, string> = {
  comment: 'text-quiet italic',
  text: 'text-code-text',
  number: 'text-code-number',
  word: 'text-code-word',
};

/** The same call in several languages, one at a time, to be copied. */
export function CodeSamples({ samples }: { samples: readonly CodeSample[] }) {
  const [picked, setPicked] = useState<number | null>(null);
  const marked = use(MarkContext);
  // Until one is picked: what is searched for may be in one language only.
  const chosen = picked ?? Math.max(0, marked ? samples.findIndex(({ text }) => marked.test(text)) : 0);
  const isLive = useIsLive();
  const sample = samples[chosen];
  if (!sample) return null;
  // The address of this very site: what is copied here works with the server that has shown it.
  const text = sampleAt(sample.text, offeredPackages, isLive ? location.origin : undefined);
  return (
    <div className="mt-4 overflow-hidden rounded-xl border border-line bg-sunken">
      <div className="flex items-center justify-between gap-4 border-b border-line px-2">
        <div className="flex">
          {samples.map(({ language }, index) =>
            samples.length === 1 ? (
              <span key={language} className="px-3 text-sm text-quiet">
                {language}
              </span>
            ) : (
              <PlainButton
                key={language}
                aria-pressed={index === chosen}
                onClick={() => setPicked(index)}
                className="min-h-11 border-b-2 border-transparent px-3 text-sm text-quiet hover:text-ink aria-pressed:border-accent aria-pressed:text-ink"
              >
                {language}
              </PlainButton>
            ),
          )}
        </div>
        <CopyButton text={text} label={docsTexts.copy} />
      </div>
      <ScrollRegion label={docsTexts.sample(sample.language)}>
        <pre className="p-4 text-[0.8125rem] leading-relaxed">
          <code>
            {highlightCode(text).map(({ kind, text: part }, index) =>
              kind === 'plain' ? (
                // The tokens of a text never move.
                // eslint-disable-next-line react/no-array-index-key
                <MarkedText key={index} text={part} />
              ) : (
                // The tokens of a text never move.
                // eslint-disable-next-line react/no-array-index-key
                <span key={index} className={colors[kind]}>
                  <MarkedText text={part} />
                </span>
              ),
            )}
          </code>
        </pre>
      </ScrollRegion>
    </div>
  );
}
