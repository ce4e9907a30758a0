import { readRecord } from '#advisor/compose/record.ts';
import { articlePlan } from '#advisor/plan/plan-article.ts';
import { guidePlan } from '#advisor/plan/plan-guide.ts';
import type { Asking, PlannedAnswer } from '#advisor/plan/to-plan.ts';
import type { Plan } from '#advisor/plan/plan.ts';

/** What somebody needs who is being cheated, or has been: the likeliest of these guides, or an answer of these articles. */
const guideIds = ['is_it_a_scam', 'parent_scammed', 'card_fraud'] as const;
const articleIds: ReadonlySet<string> = new Set(['everyday-scams', 'investment-scams', 'identity-theft']);

/** From here on, all of them together, a warning comes first: one too many hurts nobody. */
const likelyCheated = 0.25;
/** From this cosine on an article tells of the same trick. */
const sameTrick = 0.6;
/** A guide that the reading is this sure of is passed over only for an answer this near. */
const sureGuide = 0.95;
const sameCase = 0.8;

/** "The IRS says I'll be arrested unless I pay by bitcoin" is no question about a tax bill. */
export function warningPlan(asking: Asking): Plan | undefined {
  const { reading, turn, query } = asking;
  if (turn > 0 && reading.act.id !== 'new') return undefined;
  const likely = (id: string) => reading.asks.find((ask) => ask.id === id)?.probability ?? 0;
  const ofGuides = guideIds.map((id) => ({ id, probability: likely(`guide:${id}`) }));
  const ofArticles = [...articleIds].map((id) => likely(`article:${id}`));
  const together = [...ofGuides.map(({ probability }) => probability), ...ofArticles].reduce((a, b) => a + b);
  // Who was called first, and asked for money, is warned from less.
  const isCalled = reading.facts.some(
    ({ id, probability }) => id === 'flag=they_called' && probability >= sureCall,
  );
  if (together < (isCalled ? maybeCheated : likelyCheated)) return undefined;
  const [best] = ofGuides.toSorted((one, other) => other.probability - one.probability);
  const least = best!.probability >= sureGuide ? sameCase : sameTrick;
  const told = query
    .find('articles', { limit: nearby })
    .find(
      ({ entry, cosine }) => entry.answer !== undefined && articleIds.has(entry.id) && (cosine ?? 0) >= least,
    );
  if (told) {
    const { id: article, part, answer } = told.entry;
    return { kind: 'article', readings: [{ article, part, ...(answer === undefined ? {} : { answer }) }] };
  }
  // "Should I freeze my credit after the breach?" is about the article, and no guide for someone who is being cheated.
  const [likeliest] = [...articleIds]
    .map((id) => ({ id, probability: likely(`article:${id}`) }))
    .toSorted((one, other) => other.probability - one.probability);
  if (!isCalled && likeliest!.probability > best!.probability) return articlePlan(asking, likeliest!.id);
  // Of a call that none of these is likely for, only the trick is to be told.
  return guidePlan(asking, together < likelyCheated ? guideIds[0] : best!.id);
}

/** From here on a later message that is likeliest about being cheated is answered so, whatever it was taken to go on with. */
const likelyLater = 0.2;

/**
 * "She guarantees three percent a week" after a question on investing: what cheats somebody comes before a reply that goes
 * on from the last answer, and no general text takes its place. Once warned, the conversation goes on.
 */
export function laterWarning(asking: Asking): PlannedAnswer | undefined {
  const { reading, turn, messages } = asking;
  const [ask] = reading.asks;
  const id = guideIds.find((one) => ask?.id === `guide:${one}`);
  if (turn === 0 || !id || ask!.probability < likelyLater || notOnScams.has(reading.act.id)) return undefined;
  const isWarned = messages.some(
    ({ role, content }) => role === 'assistant' && warned.has(readRecord(content)?.topic ?? ''),
  );
  const plan = isWarned ? undefined : guidePlan(asking, id);
  return plan && { plan, weighed: [], confidence: ask!.probability, isSettled: true };
}

const warned: ReadonlySet<string> = new Set([
  ...guideIds.map((id) => `guide:${id}`),
  ...[...articleIds].map((id) => `article:${id}`),
]);
/** About the last answer itself. */
const notOnScams: ReadonlySet<string> = new Set([
  'why',
  'simpler',
  'summarize',
  'sure',
  'thanks',
  'hello',
  'for_me',
  'which',
]);

const sureCall = 0.9;
const maybeCheated = 0.02;
const nearby = 6;
