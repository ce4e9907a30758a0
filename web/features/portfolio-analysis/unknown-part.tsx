import type { UnknownHolding } from '#advisor/portfolio/analyze/allocation.ts';
import { listed, money, percent } from '#advisor/portfolio/analyze/finding.ts';
import { portfolioTexts } from '#web/content/portfolio-analysis.ts';
import { useOverlays } from '#web/lib/overlays.ts';
import { TextButton } from '#web/ui/text-button.tsx';

const texts = portfolioTexts.unknown;
const mostNamed = 5;

function namesOf(unknown: readonly UnknownHolding[]): string {
  return listed([
    ...unknown.slice(0, mostNamed).map(({ label }) => label),
    ...(unknown.length > mostNamed ? [texts.others(unknown.length - mostNamed)] : []),
  ]);
}

/** What of it is not analyzed and why, and how to say more of it. */
export function UnknownPart({ unknown }: { unknown: readonly UnknownHolding[] }) {
  const { askInChat, chatIntent } = useOverlays();
  if (unknown.length === 0) return null;
  const options = unknown.filter(({ isOption }) => isOption);
  const symbols = unknown.filter(({ isOption }) => !isOption);
  const share = symbols.reduce((sum, one) => sum + one.share, 0);
  const worth = options.reduce((sum, one) => sum + one.value, 0);
  return (
    <div className="mt-5 max-w-[68ch] rounded-lg border-l-2 border-control bg-sunken px-4 py-3 text-sm break-words">
      <p className="font-medium">{texts.title}</p>
      {options.length > 0 && (
        <p className="mt-0.5">{texts.options(namesOf(options), options.length, money(worth))}</p>
      )}
      {symbols.length > 0 && (
        <>
          <p className="mt-0.5">{texts.text(namesOf(symbols), percent(share))}</p>
          <TextButton {...chatIntent} onClick={() => askInChat(texts.question(namesOf(symbols)))}>
            {texts.ask}
          </TextButton>
        </>
      )}
    </div>
  );
}
