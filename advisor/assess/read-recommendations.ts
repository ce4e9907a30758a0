import { priorities, type Recommendation } from '#contract/api/advice.ts';
import type { Answered } from '#advisor/assess/answered.ts';
import type { ProvenRun } from '#advisor/assess/rerun-receipts.ts';
import { aboutField, type Fields } from '#advisor/calculators/define/fields.ts';
import { capitalize, uncapitalize } from '#advisor/compose/markdown.ts';
import { readReceipts } from '#advisor/compose/receipt.ts';
import type { AnswerDocument } from '#advisor/compose/answer-document.ts';
import { dayInWords } from '#advisor/depth/dates.ts';
import type { Plan } from '#advisor/plan/plan.ts';
import { renderPlain } from '#advisor/quantities/text.ts';
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
    ...inDepth(document, runs),
    ...inDepth(document?.second, runs),
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

/** What Pro adds: the steps of its plan with their days, what to compare, and what to make sure of. */
function inDepth(document: AnswerDocument | undefined, runs: readonly ProvenRun[]): Advised[] {
  const { depth, today } = document ?? {};
  if (!depth || !today) return [];
  const { steps, alternatives, drivers, driven = '' } = depth;
  const [most] = drivers;
  const reasons = stepsOf(
    steps.map(({ text }) => text),
    runs,
  );
  return [
    ...steps.map(({ date }, at) => {
      const day = dayInWords(date, today);
      const { action, details } = reasons[at]!;
      const isOwn = reasons.findIndex((other) => other.details === details) === at && details !== '';
      return { action: `${day}: ${action}`, details: isOwn ? details : `It has its day: ${day}.` };
    }),
    ...(alternatives
      ? [
          {
            action: `Compare the alternatives: ${alternatives.rows
              .slice(1)
              .map(({ label }) => uncapitalize(label))
              .join('; ')}`,
            details: plain(alternatives.sentence),
          },
        ]
      : []),
    ...(most
      ? [
          {
            action: `Make sure of what moves the answer most: ${uncapitalize(most.label)}`,
            details: plain(`${driven}: ${most.sentence}`),
          },
        ]
      : []),
  ];
}

function plain(markdown: string): string {
  return markdown
    .replaceAll(/\[([^[\]]+)\]\((?:[^()]|\([^()]*\))*\)/g, '$1')
    .replaceAll(/\*\*|`/g, '')
    .trim();
}
