import type { UnknownHolding } from '#advisor/portfolio/analyze/allocation.ts';
import { listed, money, percent } from '#advisor/portfolio/analyze/finding.ts';
import { portfolioTexts } from '#web/content/portfolio-analysis.ts';
import { formatDate } from '#web/lib/format-date.ts';
import { useOverlays } from '#web/lib/overlays.ts';
import { TextButton } from '#web/ui/text-button.tsx';

const texts = portfolioTexts.unknown;
const mostNamed = 5;

/** A date of the server as the reader's own calendar writes it. */
const dayOf = (date: string) => formatDate(new Date(`${date}T12:00:00`));

interface SummaryProps {
  total: number;
  asOf: { from: string; to: string };
  unknown: readonly UnknownHolding[];
}

/** What it all comes to, and what of it is not known. */
export function Summary({ total, asOf, unknown }: SummaryProps) {
  const { askInChat, chatIntent } = useOverlays();
  const names = listed([
    ...unknown.slice(0, mostNamed).map(({ label }) => label),
    ...(unknown.length > mostNamed ? [`${unknown.length - mostNamed} others`] : []),
  ]);
  const share = unknown.reduce((sum, one) => sum + one.share, 0);
  return (
    <>
      <p className="mt-4 text-sm text-quiet">{portfolioTexts.total}</p>
      <p className="figures text-4xl font-semibold tracking-tight sm:text-5xl">{money(total)}</p>
      <p className="mt-1 text-sm text-quiet">{portfolioTexts.asOf(dayOf(asOf.from), dayOf(asOf.to))}</p>
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
