import { withApostrophes } from '#advisor/compose/markdown.ts';
import { readRecord } from '#advisor/compose/record.ts';
import { guides } from '#advisor/guides/registry.ts';
import { candidateOf, candidatesFor, isSameText, type Candidate } from '#advisor/plan/fit/candidates.ts';
import { planNoneFits } from '#advisor/plan/fit/none-fits.ts';
import { fitThresholds } from '#advisor/plan/fit/thresholds.ts';
import { planAnswer } from '#advisor/plan/plan-answer.ts';
import type { Plan } from '#advisor/plan/plan.ts';
import type { PlannedAnswer, ToPlan } from '#advisor/plan/to-plan.ts';
import type { CollectionName } from '#advisor/retrieve/collect-entries.ts';
import type { Rank } from '#advisor/retrieve/embedder.ts';
import { rankedMessage, rankedText } from '#advisor/retrieve/ranked-text.ts';
import type { Retriever } from '#advisor/retrieve/search.ts';

/** A text with how likely it is that it answers the message. */
export interface Ranked extends Candidate {
  fit: number;
}

interface Ranking {
  retriever: Retriever<CollectionName>;
  rank: Rank;
}

/**
 * The plan, or another one where a text answers the message clearly better than the text of the plan. Where no text
 * does, that is said.
 */
export async function planFitting(
  toPlan: ToPlan,
  planned: PlannedAnswer,
  { retriever, rank }: Ranking,
  signal?: AbortSignal,
): Promise<PlannedAnswer> {
  if (!mayBeReplaced(planned.plan)) return planned;
  const own = candidateOf(toPlan, planned.plan);
  const others = (await candidatesFor(toPlan, retriever, signal)).filter(
    (one) => !(own && isSameText(one, own)) && !wasGiven(toPlan, one),
  );
  const candidates = own ? [own, ...others] : others;
  const fits = await rank(messageOf(toPlan), candidates.map(textOf), signal);
  if (fits.length < candidates.length) return planned;
  const ranked = candidates.map((one, at) => ({ ...one, fit: fits[at]! }));
  const plan = choose(toPlan, planned.plan, own ? ranked[0] : undefined, own ? ranked.slice(1) : ranked);
  return plan === planned.plan ? planned : { ...planned, plan };
}

function choose(toPlan: ToPlan, plan: Plan, own: Ranked | undefined, others: readonly Ranked[]): Plan {
  const ownFit = own === undefined || isSaidAgain(toPlan, plan, own) ? 0 : own.fit;
  const better = others
    .filter(({ fit, shelf }) => fit >= leastFor(toPlan, shelf, own && ownFit))
    .toSorted((one, other) => other.fit - one.fit);
  for (const one of better) {
    const instead = planOf(toPlan, one);
    if (instead) return instead;
  }
  // The decision itself is the answer to an objection to it.
  if (plan.kind === 'guide' && plan.isUnanswered && ownFit >= fitThresholds.answersAgain)
    return { ...plan, isUnanswered: false };
  return planNoneFits(toPlan, plan, own && { ...own, fit: ownFit }, others) ?? plan;
}

/** How well a text has to fit to come before what is planned. */
function leastFor({ remembered }: ToPlan, shelf: CollectionName, own: number | undefined): number {
  const { act } = remembered.reading;
  const { article, ahead, aboutAnswer } = fitThresholds;
  const guide = remembered.turn === 0 ? fitThresholds.guide.first : fitThresholds.guide.later;
  const isAboutAnswer = aboutLastAnswer.has(act.id) && act.probability >= surelyAct;
  const least = Math.max(shelf === 'guides' ? guide : article, isAboutAnswer ? aboutAnswer : 0);
  return own === undefined ? least : Math.max(least, own + ahead);
}

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

function mayBeReplaced({ kind }: Plan): boolean {
  return kind === 'article' || kind === 'guide' || kind === 'clarify' || kind === 'unknown';
}

function messageOf({ messages, remembered }: ToPlan): string {
  const said = messages.filter(({ role }) => role === 'user').map(({ content }) => content);
  return rankedMessage(remembered.reading.text, said.slice(0, -1));
}

const about = new Map<string, string>(guides.map((guide) => [guide.id, guide.about]));

const textOf = ({ shelf, entry }: Candidate) =>
  rankedText(shelf === 'guides' ? { ...entry, answer: about.get(entry.id)! } : entry);

/** What stands in an earlier answer is not given in place of another text. */
function wasGiven({ messages }: ToPlan, { shelf, entry: { id, answer } }: Candidate): boolean {
  const given = messages.filter(({ role }) => role === 'assistant').map(({ content }) => content);
  if (shelf === 'guides') return given.some((text) => readRecord(text)?.topic === `guide:${id}`);
  if (answer === undefined) return false;
  const [opening = ''] = withApostrophes(answer).split('. ');
  return given.some((text) => text.includes(opening));
}

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
