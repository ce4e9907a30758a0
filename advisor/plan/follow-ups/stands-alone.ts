import type { Asking, PlannedAnswer } from '#advisor/plan/to-plan.ts';
import { guidePlan } from '#advisor/plan/plan-guide.ts';
import type { Plan } from '#advisor/plan/plan.ts';
import type { Act, Want } from '#advisor/reader/acts.ts';
import type { Found } from '#advisor/retrieve/search.ts';
import { meaningfulWords } from '#advisor/retrieve/words.ts';

type Shelf = 'articles' | 'guides';
type Candidate = Found & { shelf: Shelf; score: number; isRead: boolean };

/**
 * "Should I freeze my credit too?" after a scam, "why did my insurance go up?" after a lease: a later message that asks
 * nearly what a text answers, read without the topic before it, and is clearly farther from what would be said otherwise.
 */
export function planStandsAlone(
  asking: Asking,
  { plan, confidence }: PlannedAnswer,
): PlannedAnswer | undefined {
  if (!mayStandAlone(asking, plan)) return undefined;
  const own = nearnessOf(asking, plan);
  const more = weighsNumbers(asking, plan) ? nearerThanNumbers : 0;
  const [found] = [...candidatesIn(asking, 'articles'), ...candidatesIn(asking, 'guides')]
    .filter(({ score, isRead }) =>
      isRead ? score >= own + more + nearer : own < farOff && score >= own + more + nearerUnread,
    )
    .toSorted((one, other) => other.score - one.score);
  if (!found || isOfSameText(plan, found)) return isOpen(plan) ? planWithTopic(asking) : undefined;
  const { id, part, answer } = found.entry;
  const chosen: Plan | undefined =
    found.shelf === 'guides'
      ? guidePlan(asking, id)
      : { kind: 'article', readings: [{ article: id, part, ...(answer === undefined ? {} : { answer }) }] };
  return chosen && { plan: chosen, weighed: [], confidence: Math.max(confidence, found.cosine ?? 0) };
}

/** "Can they take my paycheck?" after a tax bill: with the topic before it, it is what a text answers that is thought of. */
function planWithTopic({ query, reading }: Asking): PlannedAnswer | undefined {
  const [found] = query
    .find('articles', { limit: looked })
    .filter(
      ({ entry, cosine }) =>
        entry.answer !== undefined &&
        (cosine ?? 0) >= sameWithTopic &&
        readOf(reading, 'articles', entry.id) >= leastRead,
    );
  if (!found) return undefined;
  const { id: article, part, answer } = found.entry;
  const plan: Plan = {
    kind: 'article',
    readings: [{ article, part, ...(answer === undefined ? {} : { answer }) }],
  };
  return { plan, weighed: [], confidence: found.cosine ?? 0 };
}

const sameWithTopic = 0.62;

/** "Simpler", "sum it up" and "which one?" are about what was said. */
const questions: ReadonlySet<Act> = new Set<Act>([
  'new',
  'another',
  'change',
  'answer',
  'why',
  'define',
  'sure',
  'other',
]);

/** What says nothing that the message tells anew, so that a text may say more. */
const passedOver: ReadonlySet<Plan['kind']> = new Set<Plan['kind']>([
  'clarify',
  'unknown',
  'missing',
  'problem',
  'again',
  'steps',
  'article',
  'guide',
]);

function mayStandAlone(asking: Asking, plan: Plan): boolean {
  const { reading, turn, alone } = asking;
  const { act, told } = reading;
  const tells = told.filter(({ role }) => role !== 'other').length;
  // "My wife is 66 and has 60k, what about her?" goes on with what was said, whatever its words are near to.
  const least = tells > 1 ? 0 : weighsNumbers(asking, plan) ? goesOn : surelyGoesOn;
  const isMore = tells > 0 && (act.id === 'change' || act.id === 'answer') && act.probability >= least;
  const isQuestion = questions.has(act.id) || (act.id === 'which' && isOpen(plan));
  if (turn === 0 || !alone.byMeaning || isMore || !isQuestion) return false;
  // What is to be worked out is worked out, once the numbers for it are told.
  const isForm = plan.kind === 'missing' || plan.kind === 'problem';
  return passedOver.has(plan.kind) && !(isForm && numeric.has(reading.want.id));
}

/** What leaves a message without an answer. */
const isOpen = (plan: Plan) =>
  ['clarify', 'unknown', 'missing', 'problem'].includes(plan.kind) ||
  (plan.kind === 'guide' && plan.isUnanswered === true);

const numeric: ReadonlySet<Want> = new Set<Want>(['time', 'amount', 'payment', 'rate']);

const surelyGoesOn = 0.9;
/** Where what would be said weighs a number of the message. */
const goesOn = 0.6;

/** From this cosine on a question of a text asks nearly the same: where the reading thinks of the text, and where not. */
const sameAsked = 0.58;
const sameUnread = 0.64;
const sameReason = 0.75;
/** How much of what such a question tells stands in the message. */
const leastShare = 0.4;
const leastShareUnread = 0.5;
/** "Is it taxed?" is near to many texts: what the reading does not think of takes a whole question. */
const wholeQuestion = 4;
const severalWords = 3;
/** How much nearer it has to be than what would be said. */
const nearer = 0.1;
const nearerUnread = 0.2;
/** What the reading does not think of comes only before what is this far from the message. */
const farOff = 0.5;
/** And than a decision that weighs numbers of this message. */
const nearerThanNumbers = 0.12;
/** What the reading thinks of counts for up to so much more. */
const mostRead = 0.1;
const surelyRead = 0.2;
const leastRead = 0.03;
const likelyRead = 0.5;
/** Of one text for which something is to be explained, a decision is no explanation unless it is this near. */
const explains = 0.78;
/** A decision that is not thought of first has to be asked for in nearly the same words. */
const sameDecision = 0.7;
const looked = 8;

function candidatesIn(asking: Asking, shelf: Shelf): Candidate[] {
  const { alone, reading } = asking;
  const isWhole = new Set(meaningfulWords(reading.text)).size >= wholeQuestion;
  return alone.find(shelf, { limit: looked }).flatMap((found) => {
    const { entry } = found;
    const cosine = found.cosine ?? 0;
    if (shelf === 'articles' && entry.answer === undefined) return [];
    const read = readOf(reading, shelf, entry.id);
    const isRead = read >= leastRead;
    const leastDecision = reading.want.id === 'explain' ? explains : read >= likelyRead ? 0 : sameDecision;
    if (shelf === 'guides' && cosine < leastDecision) return [];
    const share = alone.shareOfText(shelf, entry.text);
    // "Why not keep cash?" asks for the reason of what was said, unless nearly the same is asked elsewhere.
    const least = reading.act.id === 'why' ? sameReason : isRead ? sameAsked : sameUnread;
    // "What is a pension?" shares its one word with whatever is said about pensions.
    const isNamed = new Set(meaningfulWords(entry.text)).size >= severalWords || reading.act.id === 'define';
    const isShared = isNamed && (isRead ? share >= leastShare : share >= leastShareUnread && isWhole);
    const isSame = cosine >= least && isShared;
    return isSame ? [{ ...found, shelf, isRead, score: scoreOf(asking, shelf, found) }] : [];
  });
}

/** Nearness in meaning, with the words that are shared and what the reading thinks of. */
function scoreOf({ alone, reading }: Asking, shelf: Shelf, { entry, cosine }: Found): number {
  const read = readOf(reading, shelf, entry.id);
  const share = alone.shareOfText(shelf, entry.text) - leastShare;
  return (cosine ?? 0) + shareWeight * share + mostRead * Math.min(1, read / surelyRead);
}

const shareWeight = 0.2;

const readOf = ({ asks }: Asking['reading'], shelf: Shelf, id: string) =>
  asks.find((ask) => ask.id === `${shelf === 'guides' ? 'guide' : 'article'}:${id}`)?.probability ?? 0;

function weighsNumbers({ picture, turn }: Asking, plan: Plan): boolean {
  return (
    plan.kind === 'guide' &&
    picture.facts.some((fact) => fact.turn === turn && Object.values(plan.given).includes(fact.value))
  );
}

/** How near what would be said comes to the message alone; what was worked out has no words of its own. */
function nearnessOf(asking: Asking, plan: Plan): number {
  const { alone } = asking;
  if (plan.kind === 'guide') {
    const [nearest] = alone.find('guides', { limit: 1, id: plan.guide.id });
    return nearest ? scoreOf(asking, 'guides', nearest) : 0;
  }
  if (plan.kind !== 'article') return plan.kind === 'again' || plan.kind === 'steps' ? workedOut : nothing;
  const [{ article, answer }] = plan.readings;
  const found = alone.find('articles', { limit: Infinity, id: article });
  const said = answer === undefined ? found[0] : found.find(({ entry }) => entry.answer === answer);
  return said ? scoreOf(asking, 'articles', said) : 0;
}

const workedOut = 0.6;
const nothing = 0.45;

/** Within one article the topic that is talked about says which part is meant. */
function isOfSameText(plan: Plan, { shelf, entry }: Candidate): boolean {
  return shelf === 'guides'
    ? plan.kind === 'guide' && plan.guide.id === entry.id
    : plan.kind === 'article' && plan.readings[0].article === entry.id;
}
