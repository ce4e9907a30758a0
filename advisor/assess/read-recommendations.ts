import type { Recommendation } from '#contract/api/advice.ts';
import type { ProvenRun } from '#advisor/assess/rerun-receipts.ts';
import { aboutField, type Fields } from '#advisor/calculators/define/fields.ts';
import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { describeValue } from '#advisor/compose/describe-input.ts';
import { capitalize, uncapitalize } from '#advisor/compose/markdown.ts';
import { readReceipts, type Variant } from '#advisor/compose/receipt.ts';
import { formatQuantity } from '#advisor/quantities/format.ts';
import { renderPlain } from '#advisor/quantities/text.ts';
import type { Unit } from '#advisor/quantities/unit.ts';
import { meaningfulWords } from '#advisor/understand/words.ts';

const nextSteps =
  /^(?:#+ *|\*\*)(?:what to do next|next steps|recommendations)\b[^\n]*\n+((?:(?:\d+\.|[-*]) [^\n]*\n?)+)/gim;

/**
 * What an answer tells its reader to do: the steps it names, in their order; what it asks for; and in depth what to make
 * sure of, because it moves the answer most, and what to compare.
 */
export function readRecommendations(
  answer: string,
  runs: readonly ProvenRun[],
  calculators: readonly AnyCalculator[],
): Recommendation[] {
  return [
    ...stepsOf(answer, runs),
    ...askedFor(answer, calculators),
    ...runs.flatMap((run) => [...whatMattersMost(run), ...whatToCompare(run)]),
  ];
}

function stepsOf(answer: string, runs: readonly ProvenRun[]): Recommendation[] {
  const reasons = runs.flatMap(({ calculator, run }) => {
    const { conclusion, reasons: why } = calculator.explain(run.result, run.input);
    return [conclusion, ...why].map(renderPlain);
  });
  return [...answer.matchAll(nextSteps)].flatMap(([, list = '']) =>
    list
      .trim()
      .split('\n')
      .map((line, at) => {
        const action = plain(line.replace(/^(?:\d+\.|[-*]) /, ''));
        return {
          action,
          priority: at === 0 ? ('high' as const) : at === 1 ? ('medium' as const) : ('low' as const),
          details: nearestReason(action, reasons),
        };
      }),
  );
}

/** The sentence of the explanation that speaks of the same things; its conclusion where none does. */
function nearestReason(action: string, reasons: readonly string[]): string {
  const words = new Set(meaningfulWords(action));
  const shared = (reason: string) =>
    [...new Set(meaningfulWords(reason))].filter((word) => words.has(word)).length;
  const [best] = reasons.toSorted((a, b) => shared(b) - shared(a));
  return (best !== undefined && shared(best) >= fewestShared ? best : reasons[0]) ?? '';
}

/** One word in common is chance. */
const fewestShared = 2;

/** What the answer needs to be told before it can be worked out. */
function askedFor(answer: string, calculators: readonly AnyCalculator[]): Recommendation[] {
  return readReceipts(answer).flatMap(({ calculator: name, missing = [] }) => {
    const calculator = calculators.find((one) => one.name === name);
    if (!calculator || missing.length === 0) return [];
    const fields = calculator.fields as Fields;
    const labels = missing.map((field) => uncapitalize(aboutField(fields[field])?.label ?? field));
    return [
      {
        action: `Tell what is missing: ${labels.join(', ')}`,
        priority: 'high' as const,
        details: `It is needed to work this out: ${uncapitalize(calculator.title)}.`,
      },
    ];
  });
}

/** Two runs with one input a tenth lower and a tenth higher, as an answer in depth holds them side by side. */
interface Swing {
  field: string;
  low: Ends;
  high: Ends;
}
interface Ends {
  input: number;
  value: number;
}

/** More than in proportion: a tenth up and down moves the answer by a fifth of itself or more. */
const [strong, noticeable] = [0.2, 0.1];

function whatMattersMost({ receipt, calculator, run }: ProvenRun): Recommendation[] {
  const figure = run.result.figures[0];
  const swings = Object.entries(run.input).flatMap(([field, value]) =>
    typeof value === 'number' ? swingOf(field, value, receipt.variants ?? []) : [],
  );
  const most = swings.toSorted((a, b) => sizeOf(b) - sizeOf(a))[0];
  const about = most && aboutField((calculator.fields as Fields)[most.field]);
  if (!figure || !most || !about) return [];
  const share = figure.value === 0 ? strong : sizeOf(most) / Math.abs(figure.value);
  const at = ({ input, value }: Ends) =>
    `at ${formatQuantity({ value: input, unit: about.unit as Unit })} it is ${formatQuantity({ ...figure, value })}`;
  return [
    {
      action: `Make sure of this first: ${uncapitalize(about.label)}`,
      priority: share >= strong ? 'high' : share >= noticeable ? 'medium' : 'low',
      details: `It moves the answer most. ${figure.label}: ${at(most.low)}, ${at(most.high)}.`,
    },
  ];
}

function sizeOf({ low, high }: Swing): number {
  return Math.abs(high.value - low.value);
}

function swingOf(field: string, value: number, variants: readonly Variant[]): Swing[] {
  const step = Math.max(Math.abs(value) / 10, Number.isInteger(value) ? 1 : 0) * 1.0001;
  const ends = variants.flatMap(({ changes, value: result }) => {
    const input = changes[field];
    const near =
      typeof input === 'number' && Object.keys(changes).length === 1 && Math.abs(input - value) <= step;
    return near ? [{ input, value: result }] : [];
  });
  const low = ends.find(({ input }) => input < value);
  const high = ends.find(({ input }) => input > value);
  return low && high ? [{ field, low, high }] : [];
}

/** The options of a choice, each with what it makes of the answer. */
function whatToCompare({ receipt, calculator, run }: ProvenRun): Recommendation[] {
  const figure = run.result.figures[0];
  const choices = (receipt.variants ?? []).flatMap(({ changes, value }) => {
    const [[field, option] = [], ...others] = Object.entries(changes);
    const about = field === undefined ? undefined : aboutField((calculator.fields as Fields)[field]);
    return about?.unit === 'choice' && others.length === 0 ? [{ about, option, value }] : [];
  });
  const [first] = choices;
  const options = choices.filter(({ about }) => about === first?.about);
  if (!figure || !first || new Set(options.map(({ value }) => value)).size < 2) return [];
  const told = options.map(
    ({ about, option, value }) => `${describeValue(about, option)} ${formatQuantity({ ...figure, value })}`,
  );
  return [
    {
      action: `Compare the alternatives: ${uncapitalize(first.about.label)}`,
      priority: 'low',
      details: `${capitalize(figure.label)}: ${told.join('; ')}.`,
    },
  ];
}

function plain(markdown: string): string {
  return markdown
    .replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replaceAll(/\*\*|`/g, '')
    .trim();
}
