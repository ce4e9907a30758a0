import { toldFigure, type Figure } from '#advisor/calculators/define/result.ts';
import type { AnyCalculator, FinishedRun } from '#advisor/calculators/define/run-calculator.ts';
import { formatQuantity } from '#advisor/quantities/format.ts';
import { renderPlain } from '#advisor/quantities/text.ts';
import { cardTexts } from '#web/content/card.ts';

/** How many figures are in view, the first included; the working has all of them. */
const shownFigures = { belowText: 6, alone: 4 };

interface HeadlineProps {
  calculator: AnyCalculator;
  run: FinishedRun;
  /** The text above has said what follows from the figures. */
  isBelowText: boolean;
}

/** What a reader of the card has changed away from. */
interface Changed {
  before: Figure | undefined;
}

/** The figure that the question was about. */
export function CardHeadline({ calculator, run, isBelowText, before }: HeadlineProps & Changed) {
  const [first] = run.result.figures.map(toldFigure);
  const { conclusion, reasons } = calculator.explain(run.result, run.input);
  if (!first) return null;
  const was = before && before.value !== run.result.figures[0]?.value ? toldFigure(before) : null;
  return (
    <>
      <p className="text-sm text-quiet">{first.label}</p>
      <p className="figures mt-0.5 flex flex-wrap items-baseline gap-x-3">
        <LargeFigure words={formatQuantity(first)} />
        {was && (
          <span className="text-quiet">
            {was.label === first.label ? '' : `${was.label} `}
            {cardTexts.was(formatQuantity(was))}
          </span>
        )}
      </p>
      {!isBelowText && (
        <>
          <p className="mt-3 max-w-[60ch]">{renderPlain(conclusion)}</p>
          {reasons[0] && <p className="mt-1 max-w-[60ch] text-sm text-quiet">{renderPlain(reasons[0])}</p>}
        </>
      )}
    </>
  );
}

/** The number is what is large; "a month" beside it is not, and stays with it. */
function LargeFigure({ words }: { words: string }) {
  const [number, ...unit] = words.split(' ');
  return (
    <span>
      <span className="text-4xl font-semibold tracking-tight sm:text-5xl">{number}</span>
      {unit.length > 0 && <span className="text-xl font-medium sm:text-2xl"> {unit.join(' ')}</span>}
    </span>
  );
}

/** The figures that come right after it. */
export function FurtherFigures({ run, isBelowText }: Omit<HeadlineProps, 'calculator'>) {
  const further = run.result.figures.slice(1, isBelowText ? shownFigures.belowText : shownFigures.alone);
  if (further.length === 0) return null;
  return (
    <dl
      className={`figures gap-y-3 ${isBelowText ? 'grid grid-cols-2 gap-x-4 sm:grid-cols-3' : 'flex flex-wrap gap-x-8'}`}
    >
      {further.map(toldFigure).map((figure) => (
        <div key={figure.id}>
          <dt className="text-xs text-quiet">{figure.label}</dt>
          <dd className="font-medium">{formatQuantity(figure)}</dd>
        </div>
      ))}
    </dl>
  );
}
