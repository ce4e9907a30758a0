import { useRef, useState } from 'react';
import type { AnyCalculator, FinishedRun } from '#advisor/calculators/define/run-calculator.ts';
import type { AskedRun } from '#advisor/compose/calculations/ask-again.ts';
import { cardTexts } from '#web/content/card.ts';
import { CardHeadline, FurtherFigures } from '#web/features/answer-card/card-headline.tsx';
import { CardInputs } from '#web/features/answer-card/inputs/card-inputs.tsx';
import { CardWorking } from '#web/features/answer-card/card-working.tsx';
import { chartOfRun } from '#web/features/answer-card/chart-of-run.ts';
import { SaveScenario } from '#web/features/answer-card/save-scenario.tsx';
import { PinnedHeadline } from '#web/features/answer-card/pinned-headline.tsx';
import { givenOf } from '#web/features/answer-card/given-of.ts';
import { useRun, type CardInputs as Inputs } from '#web/features/answer-card/use-run.ts';
import { Chart } from '#web/ui/chart/chart.tsx';
import { TextButton } from '#web/ui/text-button.tsx';

interface AnswerCardProps {
  calculator: AnyCalculator;
  inputs: Inputs;
  /** Whose figures of law count. */
  year: number;
  seed?: number;
  /** Fields that are open to change at once; the others are one click away. */
  foremost: readonly string[];
  /** The text above it, in Markdown. */
  above?: string;
  /** Where it stands in an answer, whose text has told the conclusion: there is a conversation to go on with. */
  askAgain?: {
    /** The run with these inputs, and its question; null where nothing was changed, or it cannot be sent. */
    toQuestion: (inputs: Inputs) => AskedRun | null;
    /** Missing while nothing can be asked. */
    send: ((asked: AskedRun) => void) | undefined;
  };
}

/**
 * A calculator's run that a reader can check and change: the headline, inputs with where they came from, figures, chart,
 * the working and the sources. It runs here in the browser, with the code that the advisor runs.
 */
export function AnswerCard({
  calculator,
  inputs: start,
  year,
  seed = 1,
  foremost,
  above = '',
  askAgain,
}: AnswerCardProps) {
  const { run, firstRun, inputs, problems, change, reset } = useRun(calculator, start, { year, seed });
  const [isEditing, setIsEditing] = useState(false);
  const headline = useRef<HTMLDivElement>(null);
  if (!run) return null;
  const chart = chartOfRun(calculator, run);
  const isBelowText = askAgain !== undefined;
  // Old figures lose their color but stay readable.
  const freshness = problems.size > 0 ? 'grayscale' : '';
  const asked = reset && problems.size === 0 ? askAgain?.toQuestion(inputs) : null;
  return (
    <article aria-label={calculator.title} className="rounded-2xl bg-raised p-5 shadow-lift sm:p-7">
      {problems.size > 0 && (
        <p role="alert" className="mb-3 text-sm text-bad">
          {[...problems.values(), cardTexts.lastGood].join(' ')}
        </p>
      )}
      <div ref={headline} aria-live="polite" aria-atomic="true" className={freshness}>
        <CardHeadline
          calculator={calculator}
          run={run}
          isBelowText={isBelowText}
          before={firstRun?.result.figures[0]}
        />
      </div>
      {isEditing && (
        <PinnedHeadline
          before={firstRun?.result.figures[0]}
          now={run.result.figures[0]}
          headline={headline}
        />
      )}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- It only hears where the focus is. */}
      <fieldset
        onFocus={() => setIsEditing(true)}
        onBlur={(event) => setIsEditing(event.currentTarget.contains(event.relatedTarget))}
        className="mt-5 [&_:is(input,select)]:scroll-mt-28"
      >
        <legend className="sr-only">{cardTexts.inputs}</legend>
        <CardInputs
          calculator={calculator}
          values={{ ...withOrigin(run), ...inputs }}
          problems={problems}
          foremost={foremost}
          onChange={change}
        />
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
      <div className={`mt-4 grid gap-y-6 border-t border-line pt-5 ${freshness}`}>
        <FurtherFigures run={run} isBelowText={isBelowText} />
        {chart && <Chart data={chart} />}
      </div>
      {isBelowText && problems.size === 0 && (
        <div className="mt-4">
          <SaveScenario
            key={JSON.stringify(inputs)}
            run={{ calculator: calculator.name, inputs: givenOf(inputs), year }}
            suggested={calculator.title}
          />
        </div>
      )}
      <CardWorking calculator={calculator} run={run} above={above} />
    </article>
  );
}

function withOrigin({ input }: FinishedRun): Inputs {
  return Object.fromEntries(
    Object.entries(input).map(([field, value]) => [field, { value, origin: 'assumption' as const }]),
  );
}
