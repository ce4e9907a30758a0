import type { PlanChart } from '#contract/my-plan.ts';
import { attemptRun } from '#advisor/calculators/define/attempt-run.ts';
import { runCalculator, type FinishedRun } from '#advisor/calculators/define/run-calculator.ts';
import { retirementPlan } from '#advisor/calculators/retirement/plan/retirement-plan.ts';
import { readFacts } from '#advisor/facts/read-facts.ts';
import { planInputs } from '#advisor/guides/retirement/retirement-picture.ts';
import { formatQuantity } from '#advisor/quantities/format.ts';

/** As the range of the calculator: percentage points by which the average return of some decades is commonly off. */
const lessOrMore = 2;
/** More would say that the future is known to the dollar. */
const keptDigits = 3;

interface Outlook {
  /** What lower and higher returns would make of it. */
  sentence: string;
  chart: PlanChart;
}

/** The retirement plan of these inputs with its range; undefined where it cannot be run, or no time is left to grow. */
export function retirementOutlook(
  given: Readonly<Record<string, unknown>>,
  year: number,
): Outlook | undefined {
  const inputs = planInputs(given, readFacts(year));
  const runWith = (more: Record<string, unknown>) =>
    attemptRun(() => runCalculator(retirementPlan, { ...inputs, ...more }, { year })).value;
  const usual = runWith({});
  if (!usual) return undefined;
  const rate = Number(usual.input['rate']);
  const [low, high] = [-lessOrMore, lessOrMore].map((by) => runWith({ rate: rate + by }));
  const sentence = sayRange(usual);
  if (!low || !high || sentence === undefined) return undefined;
  const retireAge = Number(usual.input['retire_age']);
  // Money that even lower returns leave until the end is no question: what counts is what is there at the beginning.
  const end = byAge(low).at(-1)![1] > 0 ? retireAge : Infinity;
  const until = (run: FinishedRun) => byAge(run).filter(([at]) => at <= end);
  return {
    sentence,
    chart: {
      kind: 'fan',
      title: 'Savings by age, in today’s dollars',
      series: [
        { name: 'If returns are lower', points: until(low) },
        { name: 'As planned', points: until(usual) },
        { name: 'If returns are higher', points: until(high) },
      ],
      about: retireAge,
    },
  };
}

/** By whole years of age. */
function byAge({ result }: FinishedRun): PlanChart['series'][number]['points'] {
  const { byAge: points } = result.detail as { byAge: readonly (readonly [number, number])[] };
  return points.filter(([at]) => Number.isInteger(at)).map(([at, value]) => [at, Math.round(value)]);
}

function sayRange({ result: { figures } }: FinishedRun): string | undefined {
  const find = (id: string) => figures.find((one) => one.id === id);
  const [low, high] = [find('savings_low'), find('savings_high')];
  // A range of nothing says nothing.
  if (!low || !high || high.value === 0) return undefined;
  const said = (one: typeof low) =>
    formatQuantity({ ...one, value: Number(one.value.toPrecision(keptDigits)) });
  const [lowShare, highShare] = [find('covered_low'), find('covered_high')];
  const shares =
    lowShare && highShare && find('needed')?.value !== 0
      ? `, ${formatQuantity(lowShare)} to ${formatQuantity(highShare)} of what you’d need`
      : '';
  return `With returns two percentage points a year lower or higher, it would be ${said(low)} to ${said(high)}${shares}.`;
}
