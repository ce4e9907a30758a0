import { rolesTaken } from '#advisor/dialogue/in-context.ts';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import type { Candidate, Ranked } from '#advisor/plan/fit/candidates.ts';
import { fitThresholds } from '#advisor/plan/fit/thresholds.ts';
import type { Plan } from '#advisor/plan/plan.ts';
import { quantitiesOf, renderPlain } from '#advisor/quantities/text.ts';
import type { ToPlan } from '#advisor/plan/to-plan.ts';
import type { Reading } from '#advisor/reader/reading.ts';

/** Whether a text may come in place of a plan at all. */
export function mayBeReplaced(plan: Plan, remembered: ToPlan['remembered']): boolean {
  const { reading, turn } = remembered;
  if (saysNothingNew(plan, remembered)) return true;
  if (plan.kind === 'article' && plan.readings[0].isDefinition) return false;
  // "What do I say to him?" may sound upset, and asks for more than a kind word.
  if (plan.kind === 'say') return turn > 0 && reading.act.id === 'upset';
  // A form that a later message tells nothing for may be for another question, unless it clearly asks for a number.
  if (plan.kind === 'missing' || plan.kind === 'problem') {
    const isClear = numeric.has(reading.want.id) && (reading.asks[0]?.probability ?? 0) >= likelyAsked;
    return turn > 0 && !isClear && reading.told.every(({ role }) => role === 'other');
  }
  // No text has the number that the question back leads to.
  if (asksAboutNumbers(plan, reading) && numeric.has(reading.want.id)) return false;
  return ['article', 'guide', 'clarify', 'unknown'].includes(plan.kind);
}

/**
 * Whether a plan only repeats what was worked out: "her score is 610, does that matter?" after a price, or "what do I say
 * to the dealer?" taken for "what do I do?". A message that asks to hear it again gets it.
 */
function saysNothingNew(plan: Plan, { reading, turn, last }: ToPlan['remembered']): boolean {
  if (turn === 0 || numeric.has(reading.want.id)) return false;
  if (plan.kind === 'summary') return plan.asksOrder;
  if (plan.kind === 'again') return repeating.has(plan.manner);
  if (plan.kind !== 'calculate' || reading.act.id !== 'change') return false;
  const [run, ...others] = plan.runs;
  return others.length === 0 && run.calculator === last?.calculator && run.changed?.length === 0;
}

const repeating: ReadonlySet<string> = new Set(['same', 'noted', 'do']);

const numeric: ReadonlySet<string> = new Set(['time', 'amount', 'payment', 'rate']);

/** How well a text has to fit to come before what is planned. */
export function leastFor(
  toPlan: ToPlan,
  plan: Plan,
  { shelf, entry }: Candidate,
  own: Ranked | undefined,
): number {
  const { turn, reading } = toPlan.remembered;
  const { act } = reading;
  const { open } = fitThresholds;
  // A passage that has nothing to do with the message is no reply about the last answer.
  const isUnrelated = plan.kind === 'article' && own !== undefined && own.fit < fitThresholds.unrelated.text;
  const isAboutAnswer = aboutLastAnswer.has(act.id) && act.probability >= surelyAct && !isUnrelated;
  // "So which one?" after a decision that weighed the person's own numbers is for that decision.
  const isChoosing =
    choosing.has(act.id) && plan.kind === 'guide' && weighsNumbers(plan) && isThoughtOf(reading, plan);
  if (isChoosing && (own?.fit ?? 0) >= fitThresholds.unrelated.decision) return Infinity;
  const ofText = leastForText(toPlan, plan, own);
  const isAsked = reading.asks[0]?.id === `guide:${entry.id}` && reading.asks[0].probability >= likelyAsked;
  const ofGuide = turn === 0 || isAsked ? fitThresholds.guide.first : fitThresholds.guide.later;
  return Math.max(
    shelf === 'guides' ? ofGuide : ofText,
    isAboutAnswer || isChoosing
      ? act.id === 'sure'
        ? fitThresholds.inPlaceOfDoubt
        : fitThresholds.inPlaceOfOwn
      : 0,
    asksAboutNumbers(plan, reading) ? fitThresholds.inPlaceOfNumberAsked : 0,
    own === undefined ? (turn === 0 ? open.first : open.later) : own.fit + fitThresholds.ahead,
    plan.kind === 'missing' || plan.kind === 'problem' ? fitThresholds.inPlaceOfForm : 0,
    saysNothingNew(plan, toPlan.remembered) ? leastForRepeated(plan) : 0,
  );
}

/** Steps that were asked for are kept rather than figures that nobody asked for again. */
const leastForRepeated = (plan: Plan) =>
  plan.kind === 'summary' || (plan.kind === 'again' && plan.manner === 'do')
    ? fitThresholds.inPlaceOfSteps
    : fitThresholds.inPlaceOfSame;

/** From here on the reading speaks for a guide as well. */
const likelyAsked = 0.5;
const likelyThoughtOf = 0.2;

/** How well a text has to fit in place of the plan: better, where a decision uses numbers of the conversation. */
function leastForText({ year, remembered }: ToPlan, plan: Plan, own: Ranked | undefined): number {
  const { turn, reading } = remembered;
  const { below, sure, ...ofUnrelated } = fitThresholds.inPlaceOfUnrelated;
  const isUnrelated = own !== undefined && own.fit < below;
  const least = isUnrelated ? ofUnrelated : fitThresholds.article;
  const ofText = turn === 0 ? least.first : least.later;
  if (plan.kind === 'article' && turn > 0 && isSure(reading, plan))
    return isUnrelated ? sure : fitThresholds.inPlaceOfSure.least;
  if (plan.kind !== 'guide') return ofText;
  const isOwn = isThoughtOf(reading, plan);
  const isRepeated = plan.before !== undefined && saysTheSame(plan, plan.before.given, year);
  // No text can say what a number that was just told makes of the decision.
  if (plan.before !== undefined && !isRepeated && tellsFor(reading, plan)) return fitThresholds.inPlaceOfTold;
  if (!isRepeated && isSurelyAsked(reading, plan) && countsWithTold(plan, year))
    return fitThresholds.inPlaceOfSurelyCounted;
  if (!isRepeated && isAskedWithNumbers(reading, plan))
    return countsWithTold(plan, year) ? fitThresholds.inPlaceOfCounted : fitThresholds.inPlaceOfAsked;
  if (turn > 0 && own && (own.fit < fitThresholds.unrelated.decision || !isOwn)) return ofText;
  if (isRepeated) return fitThresholds.inPlaceOfRepeated;
  return turn > 0 && decidesByNumbers(plan) ? fitThresholds.inPlaceOfNumbers : ofText;
}

const isSure = ({ asks: [ask] }: Reading, { readings: [first] }: Extract<Plan, { kind: 'article' }>) =>
  ask?.id === `article:${first.article}` && ask.probability >= fitThresholds.inPlaceOfSure.from;

type GuidePlan = Extract<Plan, { kind: 'guide' }>;

/** The same decision once more, word for word, to a message that told or asked something else. */
function saysTheSame({ guide, given }: GuidePlan, before: GuidePlan['given'], year: number): boolean {
  const said = (known: GuidePlan['given']) => {
    const { opening, because } = runGuide(guide, known, year).verdict;
    return [opening, ...because].map(renderPlain).join(' ');
  };
  return said(given) === said(before);
}

/** Whether a decision says what was told in numbers, or a figure worked out from it. */
function countsWithTold({ guide, given }: GuidePlan, year: number): boolean {
  const { opening, because } = runGuide(guide, given, year).verdict;
  return [opening, ...because].flatMap(quantitiesOf).some(({ ref }) => /^(?:figure|input):/.test(ref ?? ''));
}

/** Whether the message tells a number that a decision takes. */
function tellsFor({ told }: Reading, { guide }: GuidePlan): boolean {
  const taken = rolesTaken(guide);
  return told.some(({ role }) => taken.has(role));
}

/** Whether the reading thinks of the guide of a plan. */
const isThoughtOf = ({ asks }: Reading, { guide }: GuidePlan) =>
  asks.some(({ id, probability }) => id === `guide:${guide.id}` && probability >= likelyThoughtOf);

/** Whether the reading is sure of a decision, and the message tells a number that it takes. */
function isAskedWithNumbers(reading: Reading, plan: GuidePlan): boolean {
  const [ask] = reading.asks;
  return (
    ask?.id === `guide:${plan.guide.id}` &&
    ask.probability >= fitThresholds.surelyMeant &&
    tellsFor(reading, plan)
  );
}

/** Whether a question of its own is beyond doubt for this decision. */
function isSurelyAsked({ asks: [ask], act }: Reading, { guide }: GuidePlan): boolean {
  const { surelyAsked } = fitThresholds;
  return act.id === 'new' && ask?.id === `guide:${guide.id}` && ask.probability >= surelyAsked;
}

/** Whether a decision was made with numbers that the person told. */
const weighsNumbers = ({ given, saved }: GuidePlan) =>
  Object.entries(given).some(([name, value]) => typeof value === 'number' && !saved?.includes(name));

const decidesByNumbers = (plan: GuidePlan) => plan.before !== undefined || weighsNumbers(plan);

/** Acts that ask to choose between what was weighed. */
const choosing: ReadonlySet<string> = new Set(['which', 'for_me']);

/** A question back to a message with numbers leads to a calculation. */
const asksAboutNumbers = ({ kind }: Plan, { told }: Reading) =>
  kind === 'clarify' && told.some(({ role }) => role !== 'other');

/** "Why?", "simpler", "so what do I do?": these are about what was said last, and the planner knows what that was. */
const aboutLastAnswer: ReadonlySet<string> = new Set([
  'why',
  'simpler',
  'summarize',
  'sure',
  'for_me',
  'which',
]);
const surelyAct = 0.8;
