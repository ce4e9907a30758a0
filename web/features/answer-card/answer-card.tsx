import { aboutField } from '#advisor/calculators/define/fields.ts';
import { toldFigure } from '#advisor/calculators/define/result.ts';
import type { AnyCalculator, FinishedRun } from '#advisor/calculators/define/run-calculator.ts';
import type { AskedRun } from '#advisor/compose/ask-again.ts';
import { formatQuantity } from '#advisor/quantities/format.ts';
import { renderPlain } from '#advisor/quantities/text.ts';
import { cardTexts } from '#web/content/card.ts';
import { CardInputField } from '#web/features/answer-card/card-input-field.tsx';
import { CardListField } from '#web/features/answer-card/card-list-field.tsx';
import { CardWorking } from '#web/features/answer-card/card-working.tsx';
import { chartOfRun } from '#web/features/answer-card/chart-of-run.ts';
import { useRun, type CardInputs } from '#web/features/answer-card/use-run.ts';
import { Chart } from '#web/ui/chart/chart.tsx';
import { TextButton } from '#web/ui/text-button.tsx';

interface AnswerCardProps {
  calculator: AnyCalculator;
  inputs: CardInputs;
  /** Whose figures of law count. */
  year: number;
  seed?: number;
  /** Fields that are open to change at once; the others are one click away. */
  foremost: readonly string[];
  /** Where it stands in an answer, whose text has told the conclusion: there is a conversation to go on with. */
  askAgain?: {
    /** The run with these inputs, and its question; null where nothing was changed, or it cannot be sent. */
    toQuestion: (inputs: CardInputs) => AskedRun | null;
    /** Missing while nothing can be asked. */
    send: ((asked: AskedRun) => void) | undefined;
  };
}

/** How many figures are in view; the working has all of them. */
const shownFigures = { belowText: 6, alone: 4 };

/**
 * A calculator's run that a reader can check and change: figures, chart, inputs with where they came from, the working
 * and the sources. It runs here in the browser, with the code that the advisor runs.
 */
export function AnswerCard({
  calculator,
  inputs: start,
  year,
  seed = 1,
  foremost,
  askAgain,
}: AnswerCardProps) {
  const { run, inputs, problems, change, reset } = useRun(calculator, start, { year, seed });
  if (!run) return null;
  const chart = chartOfRun(calculator, run);
  const values = { ...withOrigin(run), ...inputs };
  const others = Object.keys(calculator.fields).filter((field) => !foremost.includes(field));
  const field = (name: string) => {
    const about = aboutField(calculator.fields[name]);
    if (!about) return null;
    const { value, origin = 'assumption' } = values[name] ?? {};
    const shared = {
      about,
      value,
      note: origin === 'assumption' && about.default ? cardTexts.assumed(about.default.reason) : origin,
      onChange: (changed: unknown) => change(name, changed),
      field: name,
    };
    return about.unit === 'list' ? (
      <CardListField key={name} {...shared} problemAt={(path) => problems.get(`${name}.${path}`)} />
    ) : (
      <CardInputField key={name} {...shared} problem={problems.get(name)} />
    );
  };
  const asked = reset && problems.size === 0 ? askAgain?.toQuestion(inputs) : null;
  return (
    <article aria-label={calculator.title} className="rounded-2xl bg-raised p-5 shadow-lift sm:p-7">
      {problems.size > 0 && (
        <p role="alert" className="mb-3 text-sm text-bad">
          {[...problems.values(), cardTexts.lastGood].join(' ')}
        </p>
      )}
      {/* Old figures lose their color but stay readable. */}
      <div className={problems.size > 0 ? 'grayscale' : ''}>
        <Headline calculator={calculator} run={run} isBelowText={askAgain !== undefined} />
        {chart && (
          <div className="mt-6">
            <Chart data={chart} />
          </div>
        )}
      </div>
      <fieldset className="mt-4 border-t border-line pt-5">
        <legend className="sr-only">{cardTexts.inputs}</legend>
        <div className="grid grid-cols-1 gap-x-4 gap-y-4 xs:grid-cols-2">{foremost.map(field)}</div>
        {others.length > 0 && (
          <details className="mt-3 text-sm">
            <summary className="inline-flex min-h-11 items-center text-quiet underline decoration-line underline-offset-4 hover:text-ink">
              {cardTexts.others(others.length)}
            </summary>
            <div className="mt-1 grid grid-cols-1 gap-x-4 gap-y-4 xs:grid-cols-2">{others.map(field)}</div>
          </details>
        )}
        {reset && (
          <div className="mt-2 flex flex-wrap gap-x-6">
            {asked && (
              <TextButton
                disabled={!askAgain?.send}
                onClick={() => askAgain?.send?.(asked)}
                className="text-sm"
              >
                {cardTexts.askAgain}
              </TextButton>
            )}
            <TextButton onClick={reset} className="text-sm">
              {cardTexts.reset}
            </TextButton>
          </div>
        )}
      </fieldset>
      <CardWorking calculator={calculator} run={run} />
    </article>
  );
}

interface HeadlineProps {
  calculator: AnyCalculator;
  run: FinishedRun;
  /** The text above has said what follows from the figures. */
  isBelowText: boolean;
}

function Headline({ calculator, run, isBelowText }: HeadlineProps) {
  const [first, ...further] = run.result.figures.map(toldFigure);
  const { conclusion, reasons } = calculator.explain(run.result, run.input);
  if (!first) return null;
  const beside = further.slice(0, (isBelowText ? shownFigures.belowText : shownFigures.alone) - 1);
  return (
    <div aria-live="polite" aria-atomic="true">
      <p className="text-sm text-quiet">{first.label}</p>
      <p className="figures mt-0.5 text-4xl font-semibold tracking-tight sm:text-5xl">
        {formatQuantity(first)}
      </p>
      {!isBelowText && (
        <>
          <p className="mt-3 max-w-[60ch]">{renderPlain(conclusion)}</p>
          {reasons[0] && <p className="mt-1 max-w-[60ch] text-sm text-quiet">{renderPlain(reasons[0])}</p>}
        </>
      )}
      <dl
        className={`figures mt-4 gap-y-3 ${isBelowText ? 'grid grid-cols-2 gap-x-4 sm:grid-cols-3' : 'flex flex-wrap gap-x-8'}`}
      >
        {beside.map((figure) => (
          <div key={figure.id}>
            <dt className="text-xs text-quiet">{figure.label}</dt>
            <dd className="font-medium">{formatQuantity(figure)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function withOrigin({ input }: FinishedRun): CardInputs {
  return Object.fromEntries(
    Object.entries(input).map(([field, value]) => [field, { value, origin: 'assumption' as const }]),
  );
}
