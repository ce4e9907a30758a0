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
import { firstShare, fitOfDecision, withNearness } from '#advisor/plan/fit/with-nearness.ts';
import { ofThread } from '#advisor/plan/fit/of-thread.ts';
import { leastFor, mayBeReplaced } from '#advisor/plan/fit/least-fit.ts';
import { planNoneFits } from '#advisor/plan/fit/none-fits.ts';
import { fitThresholds } from '#advisor/plan/fit/thresholds.ts';
import { decidedAgain } from '#advisor/plan/follow-ups/decided-again.ts';
import { planAnswer } from '#advisor/plan/plan-answer.ts';
import type { Plan } from '#advisor/plan/plan.ts';
import type { PlannedAnswer, ToPlan } from '#advisor/plan/to-plan.ts';
import { renderPlain } from '#advisor/quantities/text.ts';
import { asksTwice } from '#advisor/reader/two-questions.ts';
import { saysAgain } from '#advisor/retrieve/words.ts';
import type { CollectionName } from '#advisor/retrieve/collect-entries.ts';
import type { Rank } from '#advisor/retrieve/embedder.ts';
import { rankedMessage, rankedText, rankedWords } from '#advisor/retrieve/ranked-text.ts';
import type { Query, Retriever } from '#advisor/retrieve/search.ts';

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
  const found = await candidatesFor(toPlan, retriever, signal);
  const others = found.candidates.filter((one) => !(own && isSameText(one, own)) && !wasGiven(toPlan, one));
  const candidates = own ? [own, ...others] : others;
  const rankIn = rankInThread(toPlan, rank);
  const ofOwn = own ? [wordsOf(toPlan, planned.plan) ?? textOf(own)] : [];
  const fits = await rankIn([...ofOwn, ...others.map(textOf)], signal);
  if (fits.length < candidates.length) return planned;
  const ranked = withContext(toPlan, { candidates, fits, own, searched: found.searched });
  const isRight = async (plan: Plan, least: number) => {
    const words = wordsOf(toPlan, plan);
    if (words === undefined) return true;
    const [fit = 0] = await rankIn([words], signal);
    return fitOfDecision(fit, toPlan.remembered.turn > 0) >= least;
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
  searched: Query<CollectionName>;
}

/**
 * The fit of each text, with how near it is and with what the conversation says of it: a text about something else counts
 * less, and so does a passage that was not written as an answer.
 */
function withContext(toPlan: ToPlan, { candidates, fits, own, searched }: Fitted): Ranked[] {
  const isLater = toPlan.remembered.turn > 0;
  const isOfThread = ofThread(toPlan);
  return candidates.map((one, at) => {
    const share = one === own || isOfThread(one) ? 1 : fitThresholds.otherSubject;
    const isPassage = isLater && one.shelf === 'articles' && one.entry.answer === undefined;
    // A decision is ranked by what it says to this person, which no question of its guide is near to.
    const isDecision = one === own && one.shelf === 'guides';
    const fit = isDecision
      ? fitOfDecision(fits[at]!, isLater)
      : withNearness(fits[at]!, searched.scoreOf(one.shelf, one.entry), isLater);
    return { ...one, fit: fit * share * (isPassage ? fitThresholds.passage : 1) };
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
    const { first, later } = fitThresholds.decided;
    const least = Math.max(toPlan.remembered.turn === 0 ? first : later, ownFit);
    if (instead && (await isRight(instead, least))) return { plan: instead, confidence: one.fit };
  }
  // The decision itself is the answer to an objection to it.
  if (plan.kind === 'guide' && plan.isUnanswered && ownFit >= fitThresholds.answersAgain)
    return { plan: { ...plan, isUnanswered: false }, confidence: ownFit };
  const none = planNoneFits(toPlan, plan, own, others);
  const decided = none && decidedBefore(toPlan);
  return decided ? { plan: decided, confidence: fitThresholds.answersAgain } : none;
}

/**
 * The decision that a message goes on with, though no text fits it: "how much?", "what if she earns 45k?" say little to
 * the ranker, and the reading knows what they are about.
 */
function decidedBefore({ messages, remembered: { reading } }: ToPlan): Plan | undefined {
  const [ask] = reading.asks;
  const guide = guides.find(({ id }) => ask?.id === `guide:${id}`);
  const { act, want, told } = reading;
  const tells = act.id === 'change' && told.some(({ role }) => role !== 'other');
  if (!guide || ask!.probability < likelyMeant || !(tells || amounts.has(want.id))) return undefined;
  const record = messages
    .flatMap(({ role, content }) => (role === 'assistant' ? (readRecord(content) ?? []) : []))
    .findLast(({ topic }) => topic === ask!.id);
  return record && decidedAgain(guide, record);
}

const likelyMeant = 0.5;
const amounts: ReadonlySet<string> = new Set(['amount', 'payment', 'time', 'rate', 'count']);

/** The same with a second text for a message that asks twice, where another one answers as well. */
function withSecond({ remembered }: ToPlan, { plan, confidence }: Chosen, others: readonly Ranked[]): Chosen {
  if (!asksTwice(remembered.reading.text)) return { plan, confidence };
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

/** What a guide would say to this person; undefined for a plan without one. */
function wordsOf({ year }: ToPlan, plan: Plan): string | undefined {
  if (plan.kind !== 'guide') return undefined;
  const { opening, because, say } = runGuide(plan.guide, plan.given, year).verdict;
  const said = plan.manner === 'words' && say ? [say, opening] : [opening, ...because];
  return rankedWords(said.map(renderPlain).join(' '));
}

/**
 * How well texts fit a message, from all that was said before it and from the first message alone: what the conversation
 * began with is often what a later message is about, and is cut off where much was said since. The first of the texts is
 * that of the plan; it and the best after the first message are read a second time.
 */
function rankInThread({ remembered: { reading, before } }: ToPlan, rank: Rank) {
  const inAll = rankedMessage(reading.text, before);
  const inFirst = rankedMessage(reading.text, before.slice(0, 1));
  return async (texts: readonly string[], signal?: AbortSignal): Promise<number[]> => {
    const ofFirst = await rank(inFirst, texts, signal);
    if (inAll === inFirst || ofFirst.length < texts.length) return ofFirst;
    const [own, ...others] = texts.keys();
    const again = [own!, ...others.toSorted((one, other) => ofFirst[other]! - ofFirst[one]!)].slice(
      0,
      maxAgain,
    );
    const ofAll = await rank(
      inAll,
      again.map((at) => texts[at]!),
      signal,
    );
    if (ofAll.length < again.length) return [];
    return texts.map((_, at) => {
      const fit = again.includes(at) ? ofAll[again.indexOf(at)]! : 0;
      return (1 - firstShare) * fit + firstShare * ofFirst[at]!;
    });
  };
}

/** How many texts are read a second time. */
const maxAgain = 10;

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
