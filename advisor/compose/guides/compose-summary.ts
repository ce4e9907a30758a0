import type { Fields } from '#advisor/calculators/define/fields.ts';
import type { AnswerDocument } from '#advisor/compose/answer-document.ts';
import { bullets, capitalize, numbered, uncapitalize } from '#advisor/compose/markdown.ts';
import { inWords } from '#advisor/compose/guides/unchanged-words.ts';
import type { Plan } from '#advisor/plan/plan.ts';

/**
 * What several answers came to, one for each topic in the order of the conversation, with the steps of all of them and the
 * numbers they rest on.
 */
export function composeSummary(
  { plans, asksOrder, lines }: Extract<Plan, { kind: 'summary' }>,
  all: readonly AnswerDocument[],
): AnswerDocument {
  const told = plans.flatMap(toldFor);
  const documents = withOwnReceipts(all);
  const last = documents.at(-1)!;
  const steps = [...new Set(documents.flatMap(stepsOf))];
  const ordered = documents.flatMap((one) => stepsOf(one).map((step) => withDecision(step, one)));
  const [first, ...others] = asksOrder ? ordered : [];
  const titles = new Map(all.map((one, at) => [one.record, titleOf(plans[at]!, one)]));
  const list = bullets(documents.map((one) => inShort(one, titles.get(one.record))));
  return {
    ...(first === undefined && lines !== undefined
      ? inLines(documents, lines)
      : first === undefined
        ? {
            opening: 'Here’s where we are.',
            because: [list],
            next: steps.length === 1 ? steps : [],
            parts: [...inOrder('What to do, in this order', steps), ...toldPart(told)],
          }
        : {
            opening: `Start here: ${uncapitalize(first)}`,
            because: [],
            next: others.length === 1 ? others : [],
            parts: [...inOrder('After that', others), ...toldPart(told)],
          }),
    receipts: documents.flatMap(({ receipts }) => receipts),
    articles: last.articles,
    sources: [...new Set(documents.flatMap(({ sources }) => sources))],
    record: last.record,
  };
}

const isDecided = ({ record: { topic } }: AnswerDocument) => !/^(?:article|fact):/.test(topic);

/** As many lines as were asked for: what was decided before what was only explained, and steps where there is room. */
function inLines(
  documents: readonly AnswerDocument[],
  lines: number,
): Pick<AnswerDocument, 'opening' | 'because' | 'next' | 'parts'> {
  const decided = documents.filter(isDecided).slice(-lines);
  const told = documents.filter((one) => !isDecided(one)).slice(decided.length - lines || documents.length);
  const kept = documents.filter((one) => decided.includes(one) || told.includes(one));
  const openings = kept.map(({ opening }) => opening);
  const steps = kept.flatMap(stepsOf);
  const said = [...openings, ...new Set(steps)].slice(0, lines);
  const opening = lines === 1 ? said[0]! : 'Here’s where we are.';
  return { opening, because: lines === 1 ? [] : [bullets(said)], next: [], parts: [] };
}

/** What to do about it; a wish to be told more is none of the person's steps. */
const stepsOf = ({ next }: AnswerDocument) => next.slice(0, 1).filter((step) => !step.startsWith('Tell me'));

const inOrder = (title: string, steps: readonly string[]) =>
  steps.length > 1 ? [{ title, text: numbered(steps) }] : [];

/**
 * What to do with the decision it follows from: "yes" and "no" were said to a question that is not asked now. What not to
 * do comes after what to do.
 */
function withDecision(step: string, { opening, record: { topic } }: AnswerDocument): string {
  if (!topic.startsWith('guide:')) return `${opening} ${step}`;
  const decision = capitalize(opening.replace(/^(?:yes|no), /i, ''));
  return decision.startsWith('Not ') ? `${step} ${decision}` : `${decision} ${step}`;
}

const mostTold = 12;

const amountIn = (words: string) => /\$[\d,]+|[\d.]+%/.exec(words)?.[0] ?? words;

function toldPart(told: readonly string[]): { title: string; text: string }[] {
  // Two decisions may rest on the same amount, by other names.
  const named = told
    .filter((words, at) => told.findIndex((one) => amountIn(one) === amountIn(words)) === at)
    .slice(0, mostTold);
  return named.length === 0 ? [] : [{ title: '', text: `You told me: ${named.join(', ')}.` }];
}

/** The numbers that the person told for a decision or a run. */
function toldFor(plan: Plan): string[] {
  if (plan.kind === 'guide') {
    const saved = new Set(plan.saved);
    const said = Object.entries(plan.given).filter(([name, value]) => isAmount(value) && !saved.has(name));
    return inWords(plan.guide.fields as Fields, Object.fromEntries(said), plan.chosen);
  }
  if (plan.kind !== 'again') return [];
  const { calculator, receipt } = plan.last;
  const said = Object.entries(receipt.inputs).filter(
    ([, { value, origin }]) => origin === 'you said' && isAmount(value),
  );
  return inWords(
    calculator.fields as Fields,
    Object.fromEntries(said.map(([name, { value }]) => [name, value])),
    {},
  );
}

const isAmount = (value: unknown) => typeof value === 'number' || Array.isArray(value);

/** What an answer was about: "not yet, but at 67" says nothing by itself. */
function titleOf(plan: Plan, { articles: [article] }: AnswerDocument): string | undefined {
  if (plan.kind === 'guide') return plan.guide.title;
  if (plan.kind === 'again') return plan.last.calculator.title;
  return plan.kind === 'article' ? article?.title : undefined;
}

/** A decision with its reason; a figure speaks for itself. */
function inShort({ opening, because: [reason], record: { topic } }: AnswerDocument, title?: string): string {
  const said =
    topic.startsWith('guide:') && reason !== undefined
      ? `${opening} ${reason.split(/(?<=[.!?])\s/)[0]}`
      : opening;
  return title === undefined ? said : `**${title}:** ${said}`;
}

/**
 * A figure names its receipt: of two answers whose figures come from a receipt of the same name, the later one is told. A
 * decision that names no figure of it stays.
 */
function withOwnReceipts(all: readonly AnswerDocument[]): AnswerDocument[] {
  // What still waits for a number has no figure to name.
  const documents = all.map((one) => ({ ...one, receipts: one.receipts.filter(({ missing }) => !missing) }));
  return documents.flatMap((document, at) => {
    const later = new Set(documents.slice(at + 1).flatMap((one) => one.receipts.map(({ id }) => id)));
    const isNamed = document.receipts.some(
      ({ id }) => later.has(id) && document.opening.includes(`(#${id}.`),
    );
    const receipts = document.receipts.filter(({ id }) => !later.has(id));
    return isNamed ? [] : [{ ...document, receipts }];
  });
}
