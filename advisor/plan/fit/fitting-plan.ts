import { withApostrophes } from '#advisor/compose/markdown.ts';
import { readRecord } from '#advisor/compose/record.ts';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { guides } from '#advisor/guides/registry.ts';
import {
  candidateOf,
  candidatesFor,
  isSameText,
  type Candidate,
  type Ranked,
} from '#advisor/plan/fit/candidates.ts';
import { ofThread } from '#advisor/plan/fit/of-thread.ts';
import { isSurelyMeant, planNoneFits } from '#advisor/plan/fit/none-fits.ts';
import { fitThresholds } from '#advisor/plan/fit/thresholds.ts';
import { planAnswer } from '#advisor/plan/plan-answer.ts';
import type { Plan } from '#advisor/plan/plan.ts';
import type { PlannedAnswer, ToPlan } from '#advisor/plan/to-plan.ts';
import { renderPlain } from '#advisor/quantities/text.ts';
import type { Reading } from '#advisor/reader/reading.ts';
import { saysAgain } from '#advisor/retrieve/words.ts';
import type { CollectionName } from '#advisor/retrieve/collect-entries.ts';
import type { Rank } from '#advisor/retrieve/embedder.ts';
import { rankedMessage, rankedText, rankedWords } from '#advisor/retrieve/ranked-text.ts';
import type { Retriever } from '#advisor/retrieve/search.ts';

interface Ranking {
  retriever: Retriever<CollectionName>;
  rank: Rank;
}

/**
 * The plan, or another one if a text answers the message clearly better than the text of the plan. If no text fits, the
 * plan says so.
 */
export async function planFitting(
  toPlan: ToPlan,
  planned: PlannedAnswer,
  { retriever, rank }: Ranking,
  signal?: AbortSignal,
): Promise<PlannedAnswer> {
  if (planned.isSettled || !mayBeReplaced(planned.plan, toPlan.remembered)) return planned;
  const own = candidateOf(toPlan, planned.plan);
  const others = (await candidatesFor(toPlan, retriever, signal)).filter(
    (one) => !(own && isSameText(one, own)) && !wasGiven(toPlan, one),
  );
  const candidates = own ? [own, ...others] : others;
  const rankIn = rankInThread(toPlan, rank);
  const ofOwn = own ? [wordsOf(toPlan, planned.plan) ?? textOf(own)] : [];
  const fits = await rankIn([...ofOwn, ...others.map(textOf)], signal);
  if (fits.length < candidates.length) return planned;
  const ranked = withContext(toPlan, { candidates, fits, own });
  const isRight = async (plan: Plan, least: number) => {
    const words = wordsOf(toPlan, plan);
    return words === undefined || (await rankIn([words], signal))[0]! >= least;
  };
  const [ownRanked, rest] = own ? [ranked[0], ranked.slice(1)] : [undefined, ranked];
  const chosen = await choose({ toPlan, plan: planned.plan, own: ownRanked, others: rest, isRight });
  const { plan, confidence: score } = withSecond(toPlan, chosen ?? planned, rest);
  if (plan === planned.plan) return planned;
  const weighed = [{ plan, name: 'ranked', score, why: describe(ranked) }, ...planned.weighed];
  return { ...planned, plan, confidence: score, weighed };
}

interface Fitted {
  candidates: readonly Candidate[];
  fits: readonly number[];
  own: Candidate | undefined;
}

/**
 * The fit of each text, with what the conversation says of it: a text about something else counts less, and so does a
 * passage that was written for nobody's question.
 */
function withContext(toPlan: ToPlan, { candidates, fits, own }: Fitted): Ranked[] {
  const isLater = toPlan.remembered.turn > 0;
  const isOfThread = ofThread(toPlan);
  return candidates.map((one, at) => {
    const share = one === own || isOfThread(one) ? 1 : fitThresholds.otherSubject;
    const isPassage = isLater && one.shelf === 'articles' && one.entry.answer === undefined;
    return { ...one, fit: fits[at]! * share * (isPassage ? fitThresholds.passage : 1) };
  });
}

/** For `--explain`: the texts that fit best. */
function describe(ranked: readonly Ranked[]): string {
  return ranked
    .toSorted((one, other) => other.fit - one.fit)
    .slice(0, 3)
    .map(({ entry, fit }) => `${entry.id} ${fit.toFixed(2)}`)
    .join(', ');
}

interface Choice {
  toPlan: ToPlan;
  plan: Plan;
  /** The text of the plan, where it gives one. */
  own: Ranked | undefined;
  others: readonly Ranked[];
  /** Whether what a guide would say to this person fits as well as that. */
  isRight: (plan: Plan, least: number) => Promise<boolean>;
}

type Chosen = Pick<PlannedAnswer, 'plan' | 'confidence'>;

async function choose({ toPlan, plan, own, others, isRight }: Choice): Promise<Chosen | undefined> {
  const ownFit = own === undefined || isSaidAgain(toPlan, plan, own) ? 0 : own.fit;
  const better = others
    .filter((one) => one.fit >= leastFor(toPlan, plan, one, own && { ...own, fit: ownFit }))
    .toSorted((one, other) => other.fit - one.fit);
  for (const one of better) {
    const instead = planOf(toPlan, one);
    const least = Math.max(fitThresholds.decided, ownFit);
    if (instead && (await isRight(instead, least))) return { plan: instead, confidence: one.fit };
  }
  // The decision itself is the answer to an objection to it.
  if (plan.kind === 'guide' && plan.isUnanswered && ownFit >= fitThresholds.answersAgain)
    return { plan: { ...plan, isUnanswered: false }, confidence: ownFit };
  return planNoneFits(toPlan, plan, own, others);
}

/** The same with a second text, where another one answers as well: often the other half of a long question. */
function withSecond({ remembered }: ToPlan, { plan, confidence }: Chosen, others: readonly Ranked[]): Chosen {
  if (remembered.reading.text.split(/\s+/).length < wordsOfTwoParts) return { plan, confidence };
  if (plan.kind !== 'article' || plan.readings[0].answer === undefined) return { plan, confidence };
  const [first] = plan.readings;
  const second = others
    .filter(
      ({ shelf, entry, fit }) =>
        shelf === 'articles' && entry.answer !== undefined && fit >= fitThresholds.second,
    )
    .filter(({ entry }) => entry.answer !== first.answer && !saysAgain(entry.answer!, first.answer!))
    .toSorted((one, other) => other.fit - one.fit)[0];
  if (!second) return { plan, confidence };
  const { id: article, part, answer } = second.entry;
  return { plan: { ...plan, readings: [first, { article, part, answer: answer! }] }, confidence };
}

/** A shorter message asks for one thing. */
const wordsOfTwoParts = 14;

/** What a guide would say to this person; undefined for a plan without one. */
function wordsOf({ year }: ToPlan, plan: Plan): string | undefined {
  if (plan.kind !== 'guide') return undefined;
  const { opening, because } = runGuide(plan.guide, plan.given, year).verdict;
  return rankedWords([opening, ...because].map(renderPlain).join(' '));
}

/** How well a text has to fit to come before what is planned. */
function leastFor(toPlan: ToPlan, plan: Plan, { shelf, entry }: Candidate, own: Ranked | undefined): number {
  const { turn, reading } = toPlan.remembered;
  const { act } = reading;
  const { open } = fitThresholds;
  // A passage that has nothing to do with the message is no reply about the last answer.
  const isUnrelated = plan.kind === 'article' && own !== undefined && own.fit < fitThresholds.unrelated;
  const isAboutAnswer = aboutLastAnswer.has(act.id) && act.probability >= surelyAct && !isUnrelated;
  const isOther = own !== undefined && entry.id !== own.entry.id;
  const isKept = isAboutAnswer || asksAboutNumbers(plan, reading) || (isOther && isSurelyMeant(toPlan, own));
  // "So which one?" after a decision that weighed the person's own numbers is for that decision.
  if (choosing.has(act.id) && plan.kind === 'guide' && weighsNumbers(plan) && isThoughtOf(reading, plan))
    return Infinity;
  const ofText = leastForText(toPlan, plan, own);
  const isAsked = reading.asks[0]?.id === `guide:${entry.id}` && reading.asks[0].probability >= likelyAsked;
  const ofGuide = turn === 0 || isAsked ? fitThresholds.guide.first : fitThresholds.guide.later;
  return Math.max(
    shelf === 'guides' ? ofGuide : ofText,
    isKept ? fitThresholds.inPlaceOfOwn : 0,
    own === undefined ? (turn === 0 ? open.first : open.later) : own.fit + fitThresholds.ahead,
    plan.kind === 'missing' || plan.kind === 'problem' ? fitThresholds.inPlaceOfForm : 0,
  );
}

/** From here on the reading speaks for a guide as well. */
const likelyAsked = 0.5;
const likelyThoughtOf = 0.2;

/** How well a text has to fit in place of the plan: better, where a decision uses numbers of the conversation. */
function leastForText({ year, remembered }: ToPlan, plan: Plan, own: Ranked | undefined): number {
  if (plan.kind !== 'guide') return fitThresholds.article;
  const { turn, reading } = remembered;
  const isOwn = isThoughtOf(reading, plan);
  if (turn > 0 && own && (own.fit < fitThresholds.unrelated || !isOwn)) return fitThresholds.article;
  // The same decision once more, to a message that told or asked something else.
  if (plan.before && runGuide(plan.guide, plan.given, year).decision === plan.before.verdict)
    return fitThresholds.inPlaceOfRepeated;
  return plan.before !== undefined || weighsNumbers(plan)
    ? fitThresholds.inPlaceOfNumbers
    : fitThresholds.article;
}

type GuidePlan = Extract<Plan, { kind: 'guide' }>;

/** Whether the reading thinks of the guide of a plan. */
const isThoughtOf = ({ asks }: Reading, { guide }: GuidePlan) =>
  asks.some(({ id, probability }) => id === `guide:${guide.id}` && probability >= likelyThoughtOf);

/** Whether a decision was made with numbers that the person told. */
const weighsNumbers = ({ given, saved }: GuidePlan) =>
  Object.entries(given).some(([name, value]) => typeof value === 'number' && !saved?.includes(name));

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

/** How much the first message alone counts. */
const firstShare = 0.6;

function mayBeReplaced(plan: Plan, { reading, turn }: ToPlan['remembered']): boolean {
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

const numeric: ReadonlySet<string> = new Set(['time', 'amount', 'payment', 'rate']);

/**
 * How well texts fit a message, from all that was said before it and from the first message alone: what the conversation
 * began with is often what a later message is about, and is cut off where much was said since.
 */
function rankInThread({ remembered: { reading, before } }: ToPlan, rank: Rank) {
  const inAll = rankedMessage(reading.text, before);
  const inFirst = rankedMessage(reading.text, before.slice(0, 1));
  return async (texts: readonly string[], signal?: AbortSignal): Promise<number[]> => {
    if (inAll === inFirst) return rank(inAll, texts, signal);
    const [ofAll, ofFirst] = await Promise.all([rank(inAll, texts, signal), rank(inFirst, texts, signal)]);
    if (Math.min(ofAll.length, ofFirst.length) < texts.length) return [];
    return texts.map((_, at) => (1 - firstShare) * ofAll[at]! + firstShare * ofFirst[at]!);
  };
}

const about = new Map<string, string>(guides.map((guide) => [guide.id, guide.about]));

const textOf = ({ shelf, entry }: Candidate) =>
  rankedText(shelf === 'guides' ? { ...entry, answer: about.get(entry.id)! } : entry);

/** What stands in an earlier answer is not given in place of another text. */
function wasGiven({ messages }: ToPlan, { shelf, entry: { id, answer } }: Candidate): boolean {
  const given = messages.filter(({ role }) => role === 'assistant').map(({ content }) => content);
  if (shelf === 'guides') return given.some((text) => readRecord(text)?.topic === `guide:${id}`);
  if (answer === undefined) return false;
  const opening = withApostrophes(answer).slice(0, comparedLetters);
  return given.some((text) => text.replaceAll('**', '').includes(opening));
}

/** So much of an answer tells it from every other; its first sentence alone may be "I'm sorry". */
const comparedLetters = 40;

/** Whether an article's answer would be given a second time, in full. */
function isSaidAgain(toPlan: ToPlan, plan: Plan, own: Candidate): boolean {
  return plan.kind === 'article' && !plan.readings[0].isShort && wasGiven(toPlan, own);
}

/** A guide is planned as if the reading were sure of it, with all that is known of the person. */
function planOf(toPlan: ToPlan, { shelf, entry: { id, part, answer } }: Ranked): Plan | undefined {
  if (shelf === 'articles')
    return {
      kind: 'article',
      readings: [{ article: id, part, ...(answer === undefined ? {} : { answer }) }],
    };
  const { remembered } = toPlan;
  const asks = [{ id: `guide:${id}`, probability: surelyMeant }];
  const act = { id: 'new', probability: mayGoOn } as const;
  const { plan } = planAnswer({
    ...toPlan,
    remembered: { ...remembered, reading: { ...remembered.reading, asks, act } },
  });
  return plan.kind === 'guide' && plan.guide.id === id ? plan : undefined;
}

const surelyMeant = 0.99;
/** A question of its own that still knows what was said before. */
const mayGoOn = 0.85;
