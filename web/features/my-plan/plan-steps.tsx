import type { PlanChart, Recommendation } from '#contract/my-plan.ts';
import { planTexts as texts } from '#web/content/money/plan.ts';
import { dollars, shortDollars } from '#web/lib/numbers/dollars.ts';
import { formatDay } from '#web/lib/format-date.ts';
import type { ChartData } from '#web/ui/chart/chart-data.ts';
import { Chart } from '#web/ui/chart/chart.tsx';
import { TextButton } from '#web/ui/text-button.tsx';

interface PlanStepsProps {
  steps: readonly Recommendation[];
  /** What the numbers behind a step are called. */
  saved: string;
  /** Left out where the numbers are not the reader's own. */
  onAsk?: (question: string) => void;
}

/** The recommendations of a plan, most urgent first. */
export function PlanSteps({ steps, ...rest }: PlanStepsProps) {
  return (
    <ol className="plan-steps">
      {steps.map((step) => (
        <Step key={step.id} step={step} {...rest} />
      ))}
    </ol>
  );
}

function Step({ step, saved, onAsk }: Omit<PlanStepsProps, 'steps'> & { step: Recommendation }) {
  return (
    // On paper a chart may stand on the next page: kept together with its text it would leave half a page empty.
    <li
      className={`border-b border-line py-8 first:pt-0 print:py-5 ${step.chart ? '' : 'break-inside-avoid'}`}
    >
      <p className="break-after-avoid text-sm text-quiet">
        <span className={step.priority === 'high' ? 'font-medium text-accent' : ''}>
          {texts.priority[step.priority]}
        </span>
        {' · '}
        {step.title}
      </p>
      <h2 className="mt-1 break-after-avoid font-serif text-2xl leading-snug font-medium">{step.verdict}</h2>
      <dl className="mt-4 grid break-inside-avoid gap-x-6 gap-y-3 sm:grid-cols-[9rem_1fr]">
        <Row term={texts.action}>{step.action}</Row>
        {step.because.length > 0 && <Row term={texts.because}>{step.because.join(' ')}</Row>}
        {step.unless && <Row term={texts.unless}>{step.unless}</Row>}
        {step.saved.length > 0 && <Row term={saved}>{`${step.saved.join(', ')}.`}</Row>}
      </dl>
      {step.chart && (
        <div className="mt-6 max-w-2xl break-inside-avoid">
          <Chart data={drawn(step.chart)} />
        </div>
      )}
      <p className="mt-4 flex break-before-avoid flex-wrap items-center gap-x-6 text-sm text-quiet">
        {texts.review(formatDay(step.review_on))}
        {onAsk && (
          <TextButton className="print:hidden" onClick={() => onAsk(step.ask)}>
            {texts.ask}
          </TextButton>
        )}
      </p>
    </li>
  );
}

/** A chart of a plan with the way its numbers are written. */
const drawn = (chart: PlanChart): ChartData => ({
  ...chart,
  xLabel: texts.age,
  formatX: String,
  formatY: dollars,
  formatTick: shortDollars,
});

function Row({ term, children }: { term: string; children: string }) {
  return (
    <>
      <dt className="text-sm text-quiet sm:pt-0.5">{term}</dt>
      <dd className="max-w-[60ch] first-letter:uppercase max-sm:-mt-2">{children}</dd>
    </>
  );
}
