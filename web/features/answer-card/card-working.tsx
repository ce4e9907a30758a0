import { Suspense } from 'react';
import { toldFigure } from '#advisor/calculators/define/result.ts';
import type { AnyCalculator, FinishedRun } from '#advisor/calculators/define/run-calculator.ts';
import { formatQuantity } from '#advisor/quantities/format.ts';
import { inSigns } from '#advisor/quantities/formula.ts';
import { renderPlain } from '#advisor/quantities/text.ts';
import { cardTexts } from '#web/content/card.ts';
import { lazyPart, retryFailedParts } from '#web/lib/lazy-part.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { SmallProblem } from '#web/ui/problem.tsx';

const texts = cardTexts.working;

/** It knows every source there is, and is not seen before the working is opened. */
const CitedSources = lazyPart(
  () => import('#web/features/answer-card/cited-sources.tsx'),
  (module) => module.CitedSources,
);

interface CardWorkingProps {
  calculator: AnyCalculator;
  run: FinishedRun;
  /** The text above the card, in Markdown: a warning that it tells is not told again. */
  above: string;
}

/** How the figures came about: each step, what was assumed, and whose rules they are. */
export function CardWorking({ calculator, run, above }: CardWorkingProps) {
  const { figures, steps, assumptions, warnings, facts } = run.result;
  const told = above.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1');
  const untold = warnings.map(renderPlain).filter((warning) => !told.includes(warning));
  const cited = [...new Set([...facts.map(({ source }) => source), ...calculator.sources])];
  return (
    <>
      {untold.map((warning) => (
        <p key={warning} className="mt-3 border-l-2 border-chart-2 pl-3 text-sm">
          {warning}
        </p>
      ))}
      <details className="mt-5 border-t border-line text-sm">
        <summary className="flex min-h-12 items-center font-medium">{texts.show}</summary>
        <h3 className="mt-1 font-medium">{texts.figures}</h3>
        <dl className="figures mt-1 mb-4">
          {figures.map(toldFigure).map((figure) => (
            <div key={figure.id} className="flex justify-between gap-4 border-t border-line py-2">
              <dt>{figure.label}</dt>
              <dd className="text-right whitespace-nowrap">{formatQuantity(figure)}</dd>
            </div>
          ))}
        </dl>
        <h3 className="font-medium">{texts.steps}</h3>
        <table className="figures mt-1 w-full">
          <caption className="sr-only">{texts.steps}</caption>
          <tbody>
            {steps.map(({ label, formula, ...quantity }, index) => (
              <tr key={`${index}-${label}`} className="border-t border-line align-top">
                <th scope="row" className="py-2 pr-4 text-left font-normal">
                  {label}
                  {formula && <span className="block text-xs text-quiet">{inSigns(formula)}</span>}
                </th>
                <td className="py-2 text-right whitespace-nowrap">{formatQuantity(quantity)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <h3 className="mt-4 font-medium">{texts.assumptions}</h3>
        <ul className="mt-1 list-disc pl-5 text-quiet">
          {assumptions.map((assumption) => (
            <li key={renderPlain(assumption)} className="mt-1">
              {renderPlain(assumption)}
            </li>
          ))}
        </ul>
        <h3 className="mt-4 font-medium">{texts.sources}</h3>
        <ul className="mt-1 pb-3">
          <ErrorBoundary Fallback={NoSources} onLeave={retryFailedParts}>
            <Suspense>
              <CitedSources ids={cited} />
            </Suspense>
          </ErrorBoundary>
          {facts.map(({ id, label, year }) => (
            <li key={id} className="mt-1 text-quiet">
              {texts.rule(label, year)}
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}

function NoSources({ onRetry }: { onRetry: () => void }) {
  return (
    <li className="mt-1">
      <SmallProblem {...texts.sourcesNotLoaded} onAction={onRetry} />
    </li>
  );
}
