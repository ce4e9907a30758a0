import { aboutField, type Fields } from '#advisor/calculators/define/fields.ts';
import { withApostrophes } from '#advisor/compose/markdown.ts';
import { readReceipts, type Receipt } from '#advisor/compose/receipt.ts';
import { readRecord, type AnswerRecord } from '#advisor/compose/record.ts';
import { ledger, type FactId } from '#advisor/facts/ledger.ts';
import { guides } from '#advisor/guides/registry.ts';
import { renderPart } from '#advisor/knowledge/render-article.ts';
import type { PlannedAnswer } from '#advisor/plan/to-plan.ts';
import type { Asking } from '#advisor/plan/to-plan.ts';
import { surelyOther } from '#advisor/plan/follow-ups/continue-run.ts';
import { isText } from '#advisor/plan/plan-text.ts';
import { decidedAgain } from '#advisor/plan/follow-ups/decided-again.ts';
import type { Plan, PlannedReading } from '#advisor/plan/plan.ts';

/** A summary of more is no summary. */
const maxTopics = 5;

/**
 * "Sum up what we have", "what do I do first?": what was said last to each topic of the conversation. One topic alone is
 * spoken of again.
 */
export function planSummary(asking: Asking): PlannedAnswer | undefined {
  const { act, told } = asking.reading;
  const asksOrder = asksForOrder(asking);
  // "Sum up all three" tells nothing.
  const choice = choicesAskedFor(asking);
  const isAsked = asksForAll(asking) || asksOrder || choice !== undefined;
  if (!isAsked || told.some(({ role }) => role !== 'other')) return undefined;
  const all = topicsOf(asking);
  const topics = choice === undefined ? all : all.filter((one) => one.plan.kind === 'guide').slice(-choice);
  const kept = asksOrder ? topics.filter((one) => !isAside(one.plan)) : topics;
  const plans = kept.slice(-maxTopics).map(({ plan }) => plan);
  const [first, second, ...others] = costliestFirst(plans);
  // "What do I do this week?" after a text that has no step of its own is for what was decided before it.
  if (asksOrder && first && !second && topics.length > 1)
    return { plan: asFirstStep(first), weighed: [], confidence: act.probability };
  if (!first || !second) return undefined;
  const lines = linesAskedFor(asking);
  const plan: Plan = {
    kind: 'summary',
    plans: [first, second, ...others],
    asksOrder,
    ...(lines === undefined ? {} : { lines }),
  };
  return { plan, weighed: [], confidence: act.probability };
}

function asFirstStep(plan: Plan): Plan {
  if (plan.kind === 'guide') return { ...plan, manner: 'first' };
  return plan.kind === 'again' ? { ...plan, manner: 'do' } : plan;
}

/** "Which of the three then?": so many decisions are to choose from. */
function choicesAskedFor({ reading: { act, told } }: Asking): number | undefined {
  const [only, ...more] = told;
  const isCount = only !== undefined && more.length === 0 && Number.isInteger(only.value) && only.value > 1;
  return act.id === 'which' && isCount && only.value <= maxTopics ? only.value : undefined;
}

/** "In three lines": the one small number of a message that asks for a summary. */
function linesAskedFor({ reading: { act, told } }: Asking): number | undefined {
  const [only, ...more] = told;
  const isCount =
    only !== undefined && Number.isInteger(only.value) && only.value > 0 && only.value <= mostLines;
  return act.id === 'summarize' && more.length === 0 && isCount ? only.value : undefined;
}

const mostLines = 9;

/** Of decisions about debts, the one about the highest rate comes first, whenever it was talked about. */
function costliestFirst(plans: readonly Plan[]): Plan[] {
  const ofDebts = plans.filter((plan) => rateOf(plan) !== undefined);
  const sorted = ofDebts.toSorted((one, other) => rateOf(other)! - rateOf(one)!);
  return plans.map((plan) => (ofDebts.includes(plan) ? sorted[ofDebts.indexOf(plan)]! : plan));
}

/** A rate of a debt, told alone or in a list of debts. */
function ratesIn(field: Fields[string] | undefined, value: unknown): number[] {
  const about = aboutField(field);
  if (typeof value === 'number') return about?.roles?.includes('loan_rate') ? [value] : [];
  if (!Array.isArray(value) || !about?.items) return [];
  return (value as readonly Readonly<Record<string, unknown>>[]).flatMap((row) =>
    Object.entries(row).flatMap(([name, one]) => ratesIn(about.items![name], one)),
  );
}

/** The rate of the debt that a decision was made by. */
function rateOf(plan: Plan): number | undefined {
  if (plan.kind !== 'guide') return undefined;
  const fields = plan.guide.fields as Fields;
  const rates = Object.entries(plan.given).flatMap(([name, value]) => ratesIn(fields[name], value));
  return rates.length === 0 ? undefined : Math.max(...rates);
}

/** "Put the whole thing in simple words" asks for a summary as much as for simple words. */
function asksForAll({ reading: { act, otherActs = [] } }: Asking): boolean {
  const sum = otherActs.find(({ id }) => id === 'summarize');
  return act.id === 'summarize' || (act.id === 'simpler' && (sum?.probability ?? 0) >= leastSummary);
}

const leastSummary = 0.15;

/** "What should I do first?", "in what order?": not "they want me to sign a release, should I", which asks for another text. */
function asksForOrder(asking: Asking): boolean {
  const { turn, reading } = asking;
  const { act, want, told, facts } = reading;
  const tellsNothing = told.length === 0 && facts.length === 0;
  return (
    turn > 0 &&
    ordering.has(act.id) &&
    want.id === 'plan' &&
    want.probability >= likelyPlan &&
    tellsNothing &&
    !asksForOther(asking)
  );
}

/** Whether a message is surely for a decision or a text that the conversation has not had. */
export function asksForOther({ reading: { asks, act }, messages }: Asking): boolean {
  const [ask] = asks;
  if (!ask || ask.probability < surelyOther || act.id !== 'another' || !isText(ask.id)) return false;
  return !messages.some(({ role, content }) => role === 'assistant' && readRecord(content)?.topic === ask.id);
}

const ordering: ReadonlySet<string> = new Set(['for_me', 'summarize', 'another', 'other', 'change']);
const likelyPlan = 0.5;

/** A text or a figure of law has no step of its own. */
const isAside = ({ kind }: Plan) => kind === 'article' || kind === 'fact';

interface Topic {
  key: string;
  plan: Plan;
}

function topicsOf(asking: Asking): Topic[] {
  const topics = new Map<string, Topic>();
  let turn = -1;
  let question = '';
  for (const { role, content } of asking.messages) {
    if (role === 'user') {
      turn += 1;
      question = content;
      continue;
    }
    const record = readRecord(content);
    // A topic that came back stands where it was first spoken of, with what was said last.
    for (const topic of record ? topicsIn(asking, { record, content, question, turn }) : [])
      topics.set(topic.key, topic);
  }
  return withPlaces([...topics.values()]);
}

interface Answered {
  record: AnswerRecord;
  content: string;
  /** The message that was answered, and which one of the person's it was. */
  question: string;
  turn: number;
}

/** What an earlier answer said, to be said once more. The record comes from the browser: only what we know is taken. */
function topicsIn(asking: Asking, answered: Answered): Topic[] {
  const { record, content, question } = answered;
  const [kind, id = ''] = record.topic.split(':');
  const { topic: key } = record;
  switch (kind) {
    case 'guide': {
      const guide = guides.find((one) => one.id === id);
      return guide ? [{ key, plan: decidedAgain(guide, record, 'short') }] : [];
    }
    case 'article': {
      const reading = readingSaid(asking, id, answered);
      return reading
        ? [
            {
              key: `${key}/${reading.answer ?? reading.part}`,
              plan: { kind: 'article', readings: [reading] },
            },
          ]
        : [];
    }
    case 'fact':
      return Object.hasOwn(ledger, id)
        ? [
            {
              key,
              plan: { kind: 'fact', ids: [id as FactId], years: [asking.year], readings: [], question },
            },
          ]
        : [];
    default:
      return readReceipts(content).flatMap((receipt) => runTopic(asking, receipt, answered));
  }
}

/** The part of an article that was read to the person, with the answer it opened with. */
function readingSaid(
  { articles, year }: Asking,
  id: string,
  { record, content }: Answered,
): PlannedReading | undefined {
  const article = articles.get(id);
  if (!article) return undefined;
  const { part = '' } = record;
  const said = article.answers
    .map((one) => ({ part: one.part, answer: renderPart(article, one.answer, year).text }))
    .find(({ answer }) => content.includes(withApostrophes(firstSentence(answer))));
  return said ? { article: id, ...said } : { article: id, part };
}

const firstSentence = (text: string) => text.split(/(?<=[.!?])\s/)[0]!;

/** A finished run of an answer, beside those of other questions that told other numbers. */
function runTopic({ calculators, beginnings }: Asking, receipt: Receipt, { turn }: Answered): Topic[] {
  const calculator = calculators.find(({ name }) => name === receipt.calculator);
  // A second run of the same answer only stands beside its first.
  if (!calculator || receipt.missing || receipt.id !== receipt.calculator) return [];
  const last = { receipt, calculator };
  const key = `${calculator.name}/${beginnings[turn] ?? 0}`;
  return [{ key, plan: { kind: 'again', manner: 'all', last, earlier: [] } }];
}

/** Runs of one calculator stand beside each other only where they are of different cases. */
function withPlaces(topics: readonly Topic[]): Topic[] {
  const seen: Receipt[] = [];
  return topics
    .filter(({ plan }, at) => {
      const later = topics.slice(at + 1).map((one) => one.plan);
      return plan.kind !== 'again' || !later.some((one) => one.kind === 'again' && isSameCase(plan, one));
    })
    .map((topic) => {
      const { plan } = topic;
      if (plan.kind !== 'again') return topic;
      const at = seen.filter(({ calculator }) => calculator === plan.last.receipt.calculator).length;
      seen.push(plan.last.receipt);
      return { ...topic, plan: { ...plan, at } };
    });
}

type Again = Extract<Plan, { kind: 'again' }>;

/** Of one case some number stays as it was told. */
function isSameCase({ last: one }: Again, { last: other }: Again): boolean {
  if (one.calculator !== other.calculator) return false;
  const before = new Set(said(one.receipt));
  return before.size === 0 || said(other.receipt).some((value) => before.has(value));
}

const said = ({ inputs }: Receipt) =>
  Object.values(inputs)
    .filter(({ value, origin }) => origin !== 'assumption' && typeof value === 'number')
    .map(({ value }) => value);
