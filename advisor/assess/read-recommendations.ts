import { priorities, type Recommendation } from '#contract/api/advice.ts';
import type { Answered } from '#advisor/assess/assess-answer.ts';
import type { ProvenRun } from '#advisor/assess/rerun-receipts.ts';
import { aboutField, type Fields } from '#advisor/calculators/define/fields.ts';
import { stepOf } from '#advisor/calculators/define/find-sensitivity.ts';
import { describeValue } from '#advisor/compose/describe-input.ts';
import { capitalize, uncapitalize } from '#advisor/compose/markdown.ts';
import { readReceipts, type Variant } from '#advisor/compose/receipt.ts';
import type { Plan } from '#advisor/plan/plan.ts';
import { formatQuantity } from '#advisor/quantities/format.ts';
import { renderPlain } from '#advisor/quantities/text.ts';
import type { Unit } from '#advisor/quantities/unit.ts';
import { meaningfulWords } from '#advisor/retrieve/words.ts';

const nextSteps =
  /^(?:#+ *|\*\*)(?:what to do next|next steps|recommendations)\b[^\n]*\n+((?:(?:\d+\.|[-*]) [^\n]*\n?)+)/gim;

/** A recommendation before it has its place among the others. */
type Advised = Omit<Recommendation, 'priority'>;

/**
 * What an answer tells its reader to do, the most pressing first: what it asks for; the steps it names, in their order; and
 * in depth what to compare and what to make sure of, because it moves the answer most. What an answer offers to work out
 * besides is no advice.
 */
export function readRecommendations(
  { text, document, planned }: Pick<Answered, 'text' | 'document' | 'planned'>,
  runs: readonly ProvenRun[],
): Recommendation[] {
  return [
    ...askedFor(text, planned?.plan),
    ...stepsOf(document ? [...document.next, ...(document.second?.next ?? [])] : stepsIn(text), runs),
    ...runs.flatMap((run) => [...whatToCompare(run), ...whatMattersMost(run)]),
  ].map(({ action, details }, at) => ({ action, priority: priorities[at] ?? 'low', details }));
}

/** The steps that a model names below a heading for them. */
function stepsIn(answer: string): string[] {
  return [...answer.matchAll(nextSteps)].flatMap(([, list = '']) =>
    list
      .trim()
      .split('\n')
      .map((line) => line.replace(/^(?:\d+\.|[-*]) /, '')),
  );
}

function stepsOf(lines: readonly string[], runs: readonly ProvenRun[]): Advised[] {
  const left = runs.flatMap(({ calculator, run }) => {
    const { conclusion, reasons } = calculator.explain(run.result, run.input);
    return [conclusion, ...reasons].map(renderPlain);
  });
  const [conclusion] = left;
  const [first] = runs;
  const origin = first ? `It follows from the calculation “${first.calculator.title}”.` : '';
  return lines.map((line) => {
    const action = plain(line);
    const own = ownReason(action);
    if (own !== undefined) return { action, details: own };
    const reason = nearestReason(action, left) ?? left.find((one) => one === conclusion);
    // Said of one step, it would tell nothing new of another.
    if (reason !== undefined) left.splice(left.indexOf(reason), 1);
    return { action, details: reason ?? origin };
  });
}

/** What a step says of itself: "Compare offers by APY, because stated rates differ." */
function ownReason(action: string): string | undefined {
  const colon = action.lastIndexOf(':');
  const because = [...action.slice(colon + 1).matchAll(/\bbecause /g)].at(-1);
  if (because) {
    const at = colon + 1 + because.index;
    const reason = action.slice(at + because[0].length);
    return reason === '' || endsInsideCondition(action.slice(0, at)) ? undefined : capitalize(reason);
  }
  const reason = action.startsWith(': ', colon) ? action.slice(colon + 2) : '';
  return reason === '' || isStep.test(reason) || isList(reason) ? undefined : capitalize(reason);
}

const condition = /\b(?:if|when|whenever|unless|whether|where|in case)\b/i;

/** "If your income fell because you stopped work": that is why it fell, not why to do anything. */
function endsInsideCondition(before: string): boolean {
  const clauseStart = Math.max(...[',', ';', ':'].map((mark) => before.lastIndexOf(mark))) + 1;
  return condition.test(before.slice(clauseStart));
}

/** "What comes out is income: spread it." Behind the colon stands what to do. */
const isStep =
  /^(?:ask|buy|check|choose|compare|count|draw|file|give|hold|invest|keep|look|make|move|pay|put|save|sell|set|spread|start|stop|take|try|use|wait)\b/i;

/** "In this order: employer match, costly debt, then retirement" has no reason in it. */
function isList(words: string): boolean {
  const [first = '', ...others] = words.split(', ');
  return others.length >= 2 && !/\b(?:is|are|was|has|have|will|it|they|what|that|you|many)\b/i.test(first);
}

/** The sentence of the explanation that speaks of the same things. */
function nearestReason(action: string, reasons: readonly string[]): string | undefined {
  const words = new Set(meaningfulWords(action));
  const shared = (reason: string) =>
    [...new Set(meaningfulWords(reason))].filter((word) => words.has(word)).length;
  const [best] = reasons.toSorted((a, b) => shared(b) - shared(a));
  return best !== undefined && shared(best) >= fewestShared ? best : undefined;
}

/** One word in common is chance. */
const fewestShared = 2;

/** What the answer needs to be told before it can be worked out, and asks for. */
function askedFor(answer: string, plan: Plan | undefined): Advised[] {
  if (plan?.kind === 'both') return plan.plans.flatMap((one) => askedFor(answer, one));
  if (plan?.kind !== 'missing') return [];
  const { calculator } = plan.planned;
  // A model may have answered otherwise than was planned.
  const isAsked = readReceipts(answer).some((one) => one.missing && one.calculator === calculator.name);
  if (!isAsked) return [];
  const fields = calculator.fields as Fields;
  const labels = plan.missing.map((field) => uncapitalize(aboutField(fields[field])?.label ?? field));
  return [
    {
      action: `Tell what is missing: ${labels.join(', ')}`,
      details: `It is needed to work this out: ${uncapitalize(calculator.title)}.`,
    },
  ];
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

function whatMattersMost({ receipt, calculator, run }: ProvenRun): Advised[] {
  const figure = run.result.figures[0];
  const swings = Object.entries(run.input).flatMap(([field, value]) => {
    const own = aboutField((calculator.fields as Fields)[field]);
    if (typeof value !== 'number' || !own) return [];
    return swingOf(field, value, stepOf(own, value), receipt.variants ?? []);
  });
  const most = swings.toSorted((a, b) => sizeOf(b) - sizeOf(a))[0];
  const about = most && aboutField((calculator.fields as Fields)[most.field]);
  if (!figure || !most || !about) return [];
  const at = ({ input, value }: Ends) =>
    `at ${formatQuantity({ value: input, unit: about.unit as Unit })} it is ${formatQuantity({ ...figure, value })}`;
  return [
    {
      action: `Make sure of what moves the answer most: ${uncapitalize(about.label)}`,
      details: `${figure.label}: ${at(most.low)}, ${at(most.high)}.`,
    },
  ];
}

function sizeOf({ low, high }: Swing): number {
  return Math.abs(high.value - low.value);
}

function swingOf(field: string, value: number, step: number, variants: readonly Variant[]): Swing[] {
  const ends = variants.flatMap(({ changes, value: result }) => {
    const input = changes[field];
    if (typeof input !== 'number' || Object.keys(changes).length > 1) return [];
    const isAStepAway = Math.abs(Math.abs(input - value) - step) <= step * 1e-6;
    return isAStepAway ? [{ input, value: result }] : [];
  });
  const low = ends.find(({ input }) => input < value);
  const high = ends.find(({ input }) => input > value);
  return low && high ? [{ field, low, high }] : [];
}

/** The options of a choice, each with what it makes of the answer. */
function whatToCompare({ receipt, calculator, run }: ProvenRun): Advised[] {
  const figure = run.result.figures[0];
  const choices = (receipt.variants ?? []).flatMap(({ changes, value, label }) => {
    const [[field, option] = [], ...others] = Object.entries(changes);
    const about = field === undefined ? undefined : aboutField((calculator.fields as Fields)[field]);
    return about?.unit === 'choice' && others.length === 0 ? [{ about, option, value, label }] : [];
  });
  const [first] = choices;
  const options = choices.filter(({ about }) => about === first?.about);
  if (!figure || !first || new Set(options.map(({ value }) => value)).size < 2) return [];
  const renamed = options.some(({ label }) => label !== undefined);
  const told = options.map(({ about, option, value, label = figure.label }) => {
    const name = renamed ? uncapitalize(label) : describeValue(about, option);
    return `${name} ${formatQuantity({ ...figure, value })}`;
  });
  return [
    {
      action: `Compare the alternatives: ${uncapitalize(first.about.label)}`,
      details: capitalize(`${renamed ? '' : `${figure.label}: `}${told.join('; ')}.`),
    },
  ];
}

function plain(markdown: string): string {
  return markdown
    .replaceAll(/\[([^[\]]+)\]\((?:[^()]|\([^()]*\))*\)/g, '$1')
    .replaceAll(/\*\*|`/g, '')
    .trim();
}
