import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { aboutField, type Fields } from '#advisor/calculators/define/fields.ts';
import type { AnyCalculator, FinishedRun } from '#advisor/calculators/define/run-calculator.ts';
import { calculatorTexts } from '#web/content/calculators.ts';
import { cardTexts } from '#web/content/card.ts';
import { CardHeadline, FurtherFigures } from '#web/features/answer-card/card-headline.tsx';
import { CardInputs } from '#web/features/answer-card/inputs/card-inputs.tsx';
import { CardWorking } from '#web/features/answer-card/card-working.tsx';
import { chartOfRun } from '#web/features/answer-card/chart-of-run.ts';
import { givenOf } from '#web/features/answer-card/given-of.ts';
import { PinnedHeadline } from '#web/features/answer-card/pinned-headline.tsx';
import { useRun, type CardInputs as Inputs } from '#web/features/answer-card/use-run.ts';
import { Chart } from '#web/ui/chart/chart.tsx';
import { TextButton } from '#web/ui/text-button.tsx';

/** What somebody has set, and what came out. */
export interface GivenRun {
  values: Readonly<Record<string, unknown>>;
  run: FinishedRun;
  isChanged: boolean;
}

interface CalculatorCardProps {
  calculator: AnyCalculator;
  inputs: Inputs;
  year: number;
  foremost: readonly string[];
  /** What is wrong besides, such as with the link. */
  notes: readonly string[];
  /** Hears of every run whose inputs make sense. */
  onRun: (given: GivenRun) => void;
  /** What can be done with the run as it is; null while its inputs make no sense. */
  renderActions: (given: GivenRun | null) => ReactNode;
}

/** A calculator on a page of its own: inputs on one side, what comes out on the other. On a phone, below each other. */
export function CalculatorCard({
  calculator,
  inputs: start,
  year,
  foremost,
  notes,
  onRun,
  renderActions,
}: CalculatorCardProps) {
  const { run, firstRun, inputs, problems, change, reset } = useRun(calculator, start, { year, seed: 1 });
  const [isEditing, setIsEditing] = useState(false);
  const headline = useRef<HTMLDivElement>(null);
  const id = useId();
  const isGood = run !== null && problems.size === 0;
  const given = isGood ? { values: givenOf(inputs), run, isChanged: reset !== null } : null;
  useEffect(() => {
    if (given) onRun(given);
    // eslint-disable-next-line react/exhaustive-deps -- Made anew each time; the run changes with its inputs.
  }, [run, inputs, problems]);
  const chart = run && chartOfRun(calculator, run);
  const freshness = problems.size > 0 ? 'grayscale' : '';
  const before = firstRun?.result.figures[0];
  const said = [...notes, ...problems.values(), ...(run && problems.size > 0 ? [cardTexts.lastGood] : [])];
  return (
    <div className="grid gap-x-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:grid-rows-[auto_auto_1fr]">
      {said.length > 0 && (
        <p role="alert" className="mb-5 max-w-[68ch] text-sm text-bad lg:col-span-full">
          {said.join(' ')}
        </p>
      )}
      <section aria-labelledby={id} className="contents">
        <h2 id={id} className="sr-only">
          {calculatorTexts.result}
        </h2>
        <div
          ref={headline}
          aria-live="polite"
          aria-atomic="true"
          className={`lg:col-start-2 lg:row-start-2 ${freshness}`}
        >
          {run ? (
            <CardHeadline calculator={calculator} run={run} isBelowText={false} before={before} />
          ) : (
            <p className="rounded-2xl bg-sunken p-6 text-quiet">{calculatorTexts.noResult}</p>
          )}
        </div>
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- It only hears where the focus is. */}
        <fieldset
          onFocus={() => setIsEditing(true)}
          onBlur={(event) => setIsEditing(event.currentTarget.contains(event.relatedTarget))}
          className="mt-7 min-w-0 self-start rounded-2xl bg-raised p-5 shadow-lift sm:p-7 lg:col-start-1 lg:row-span-2 lg:row-start-2 lg:mt-0 [&_:is(input,select)]:scroll-mt-28"
        >
          <legend className="sr-only">{cardTexts.inputs}</legend>
          {isEditing && run && (
            <PinnedHeadline before={before} now={run.result.figures[0]} headline={headline} />
          )}
          <CardInputs
            calculator={calculator}
            values={{ ...usual(calculator), ...withOrigin(run), ...inputs }}
            problems={problems}
            foremost={foremost}
            onChange={change}
          />
          {reset && (
            <TextButton onClick={reset} className="mt-2 text-sm print:hidden">
              {calculatorTexts.undo}
            </TextButton>
          )}
        </fieldset>
        <div className={`mt-7 min-w-0 lg:col-start-2 lg:row-start-3 ${freshness}`}>
          {run && (
            <div className="grid gap-y-6">
              <FurtherFigures run={run} isBelowText={false} />
              {chart && <Chart data={chart} />}
            </div>
          )}
          <div className="mt-6 flex flex-wrap items-center gap-x-3 gap-y-2 print:hidden">
            {renderActions(given)}
          </div>
          {run && <CardWorking calculator={calculator} run={run} above="" />}
        </div>
      </section>
    </div>
  );
}

function withOrigin(run: FinishedRun | null): Inputs {
  return Object.fromEntries(
    Object.entries(run?.input ?? {}).map(([field, value]) => [
      field,
      { value, origin: 'assumption' as const },
    ]),
  );
}

/** Before anything could be run: what is taken where nobody says otherwise. */
function usual({ fields }: AnyCalculator): Inputs {
  return Object.fromEntries(
    Object.entries(fields as Fields).flatMap(([field, type]) => {
      const assumed = aboutField(type)?.default;
      return assumed ? [[field, { value: assumed.value, origin: 'assumption' as const }] as const] : [];
    }),
  );
}
