import type { UnknownHolding } from '#advisor/portfolio/analyze/allocation.ts';
import { listed, percent } from '#advisor/portfolio/analyze/finding.ts';
import { portfolioTexts } from '#web/content/portfolio-analysis.ts';
import { useOverlays } from '#web/lib/overlays.ts';
import { TextButton } from '#web/ui/text-button.tsx';

const texts = portfolioTexts.unknown;
const mostNamed = 5;

interface UnknownPartProps {
  unknown: readonly UnknownHolding[];
}

/** What of it is not known, and how to say more of it. */
export function UnknownPart({ unknown }: UnknownPartProps) {
  const { askInChat, chatIntent } = useOverlays();
  const names = listed([
    ...unknown.slice(0, mostNamed).map(({ label }) => label),
    ...(unknown.length > mostNamed ? [`${unknown.length - mostNamed} others`] : []),
  ]);
  const share = unknown.reduce((sum, one) => sum + one.share, 0);
  return (
    <>
      {unknown.length > 0 && (
        <div className="mt-5 max-w-[68ch] rounded-lg border-l-2 border-control bg-sunken px-4 py-3 text-sm">
          <p className="font-medium">{texts.title}</p>
          <p className="mt-0.5">{texts.text(names, percent(share))}</p>
          <TextButton {...chatIntent} onClick={() => askInChat(texts.question(names))}>
            {texts.ask}
          </TextButton>
        </div>
      )}
    </>
  );
}
