import type { UnknownHolding } from '#advisor/portfolio/analyze/allocation.ts';
import { listed, money } from '#advisor/portfolio/analyze/finding.ts';
import { portfolioTexts } from '#web/content/money/portfolio-analysis.ts';
import { ToldChoices } from '#web/features/portfolio-analysis/told-choices.tsx';
import type { Tell } from '#web/features/portfolio-analysis/use-portfolio.ts';

const texts = portfolioTexts.unknown;
const maxNamed = 5;

function namesOf(unknown: readonly UnknownHolding[]): string {
  return listed([
    ...unknown.slice(0, maxNamed).map(({ label }) => label),
    ...(unknown.length > maxNamed ? [texts.others(unknown.length - maxNamed)] : []),
  ]);
}

interface UnknownPartProps {
  unknown: readonly UnknownHolding[];
  onTell: Tell;
}

/** What of it is not analyzed and why, and the question what an unknown symbol is. */
export function UnknownPart({ unknown, onTell }: UnknownPartProps) {
  const options = unknown.filter(({ isOption }) => isOption);
  const held = unknown.filter(({ holds }) => holds !== null);
  const symbols = unknown.filter(({ isOption, holds }) => !isOption && holds === null);
  const worth = options.reduce((sum, one) => sum + one.value, 0);
  const box =
    'mt-5 max-w-[68ch] rounded-lg border-l-2 border-control bg-sunken px-4 py-3 text-sm break-words';
  return (
    <>
      {symbols.length > 0 && (
        <div className={box}>
          <ToldChoices symbols={symbols} onTell={onTell} />
        </div>
      )}
      {options.length + held.length > 0 && (
        <div className={box}>
          <h3 className="text-base font-medium">{texts.title}</h3>
          {options.length > 0 && (
            <p className="mt-0.5">{texts.options(namesOf(options), options.length, money(worth))}</p>
          )}
          {held.slice(0, maxNamed).map(({ label, holds, value }) => (
            <p key={label} className="mt-0.5">
              {texts.held(label, holds ?? '', money(value))}
            </p>
          ))}
        </div>
      )}
    </>
  );
}
