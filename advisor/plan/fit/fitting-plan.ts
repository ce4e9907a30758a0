import { withApostrophes } from '#advisor/compose/markdown.ts';
import { readRecord } from '#advisor/compose/record.ts';
import { guides } from '#advisor/guides/registry.ts';
import {
  candidateOf,
  candidatesFor,
  isSameText,
  type Candidate,
  type Ranked,
} from '#advisor/plan/fit/candidates.ts';
import { isSurelyMeant, planNoneFits, usesMessage } from '#advisor/plan/fit/none-fits.ts';
import { fitThresholds } from '#advisor/plan/fit/thresholds.ts';
import { planAnswer } from '#advisor/plan/plan-answer.ts';
import type { Plan } from '#advisor/plan/plan.ts';
import type { PlannedAnswer, ToPlan } from '#advisor/plan/to-plan.ts';
import type { Reading } from '#advisor/reader/reading.ts';
import type { CollectionName } from '#advisor/retrieve/collect-entries.ts';
import type { Rank } from '#advisor/retrieve/embedder.ts';
import { rankedMessage, rankedText } from '#advisor/retrieve/ranked-text.ts';
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
  if (!mayBeReplaced(planned.plan, toPlan.remembered.reading)) return planned;
  const own = candidateOf(toPlan, planned.plan);
  const others = (await candidatesFor(toPlan, retriever, signal)).filter(
    (one) => !(own && isSameText(one, own)) && !wasGiven(toPlan, one),
  );
  const candidates = own ? [own, ...others] : others;
  const fits = await rank(messageOf(toPlan), candidates.map(textOf), signal);
  if (fits.length < candidates.length) return planned;
  const ranked = candidates.map((one, at) => ({ ...one, fit: fits[at]! }));
  const chosen = choose(toPlan, planned.plan, own ? ranked[0] : undefined, own ? ranked.slice(1) : ranked);
  if (!chosen) return planned;
  const { plan, confidence: score } = chosen;
  const weighed = [{ plan, name: 'ranked', score, why: describe(ranked) }, ...planned.weighed];
  return { ...planned, ...chosen, weighed };
}

/** For `--explain`: the texts that fit best. */
function describe(ranked: readonly Ranked[]): string {
  return ranked
    .toSorted((one, other) => other.fit - one.fit)
    .slice(0, 3)
    .map(({ entry, fit }) => `${entry.id} ${fit.toFixed(2)}`)
    .join(', ');
}

function choose(
  toPlan: ToPlan,
  plan: Plan,
  own: Ranked | undefined,
  others: readonly Ranked[],
): Pick<PlannedAnswer, 'plan' | 'confidence'> | undefined {
  const ownFit = own === undefined || isSaidAgain(toPlan, plan, own) ? 0 : own.fit;
  const better = others
    .filter((one) => one.fit >= leastFor(toPlan, plan, one, own && { ...own, fit: ownFit }))
    .toSorted((one, other) => other.fit - one.fit);
  for (const one of better) {
    const instead = planOf(toPlan, one);
    if (instead) return { plan: instead, confidence: one.fit };
  }
  // The decision itself is the answer to an objection to it.
  if (plan.kind === 'guide' && plan.isUnanswered && ownFit >= fitThresholds.answersAgain)
    return { plan: { ...plan, isUnanswered: false }, confidence: ownFit };
  return planNoneFits(toPlan, plan, own, others);
}

/** How well a text has to fit to come before what is planned. */
function leastFor(toPlan: ToPlan, plan: Plan, { shelf, entry }: Candidate, own: Ranked | undefined): number {
  const { turn, reading } = toPlan.remembered;
  const { act } = reading;
  const isAboutAnswer = aboutLastAnswer.has(act.id) && act.probability >= surelyAct;
  const isOther = own !== undefined && entry.id !== own.entry.id;
  const isKept =
    isAboutAnswer ||
    usesMessage(plan) ||
    asksAboutNumbers(plan, reading) ||
    (isOther && isSurelyMeant(toPlan, own));
  const ofGuide = turn === 0 ? fitThresholds.guide.first : fitThresholds.guide.later;
  return Math.max(
    shelf === 'guides' ? ofGuide : fitThresholds.article,
    isKept ? fitThresholds.inPlaceOfOwn : 0,
    own === undefined ? fitThresholds.open : own.fit + fitThresholds.ahead,
  );
}

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

function mayBeReplaced(plan: Plan, reading: Reading): boolean {
  // No text has the number that the question back leads to.
  if (asksAboutNumbers(plan, reading) && numeric.has(reading.want.id)) return false;
  return ['article', 'guide', 'clarify', 'unknown'].includes(plan.kind);
}

const numeric: ReadonlySet<string> = new Set(['time', 'amount', 'payment', 'rate']);

const messageOf = ({ remembered: { reading, before } }: ToPlan) => rankedMessage(reading.text, before);

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
