import { rolesTaken } from '#advisor/dialogue/in-context.ts';
import { isInThread } from '#advisor/dialogue/in-thread.ts';
import { doubtThresholds } from '#advisor/plan/doubt/doubt.ts';
import { nearestReadings } from '#advisor/plan/doubt/nearest-readings.ts';
import { guidePlan } from '#advisor/plan/plan-guide.ts';
import type { Asking } from '#advisor/plan/to-plan.ts';
import type { Plan } from '#advisor/plan/plan.ts';
import { firstOfEach } from '#advisor/retrieve/first-of-each.ts';
import type { Found } from '#advisor/retrieve/search.ts';
import { meaningfulWords } from '#advisor/retrieve/words.ts';

type TextPlan = Extract<Plan, { kind: 'guide' | 'article' }>;
type GuidePlan = Extract<Plan, { kind: 'guide' }>;

const isTextPlan = (plan: Plan): plan is TextPlan => plan.kind === 'guide' || plan.kind === 'article';

/** How near the chosen text's own words come to the message: of an article that answers, those of that answer. */
function nearnessOf({ query }: Asking, plan: TextPlan): number | undefined {
  if (plan.kind === 'guide')
    return query.find('guides', { limit: 1, id: plan.guide.id })[0]?.cosine ?? undefined;
  const [{ article, answer }] = plan.readings;
  const found = query.find('articles', { limit: Infinity, id: article });
  const said = answer === undefined ? undefined : found.find(({ entry }) => entry.answer === answer);
  return (said ?? found[0])?.cosine ?? undefined;
}

/** The answer of another article, where one of its questions is clearly nearer to the message than the text chosen. */
export function clearlyNearer(asking: Asking, plan: Plan): Plan | undefined {
  if (!isTextPlan(plan) || isInThread(asking)) return undefined;
  const own = nearnessOf(asking, plan);
  const numbers = numbersWeighed(plan);
  if (own === undefined || numbers >= ownNumbers) return undefined;
  const margin = numbers > 0 ? doubtThresholds.nearerThanNumbers : doubtThresholds.nearerThanText;
  const asked = new Set(meaningfulWords(asking.reading.text));
  const found = asking.query
    .find('articles', { limit: looked })
    .find(
      ({ entry, cosine }) =>
        entry.answer !== undefined &&
        (cosine ?? 0) >= Math.max(doubtThresholds.nearOther, nearestMeant(asking, own, entry.id) + margin) &&
        sharedWith(asked, entry.text) >= doubtThresholds.sharedWithOther,
    );
  return found && { kind: 'article', readings: [readingOf(found)] };
}

/** The nearness of the chosen text, or of another one that the reading thinks of as well: a decision and its article. */
function nearestMeant({ reading, query }: Asking, own: number, except: string): number {
  const others = reading.asks
    .filter(({ id, probability }) => probability >= doubtThresholds.agreeingAsk && id !== `article:${except}`)
    .flatMap(({ id: ask }) => {
      const [kind, id = ''] = ask.split(':');
      const shelf = kind === 'guide' ? 'guides' : kind === 'article' ? 'articles' : undefined;
      return shelf ? query.find(shelf, { limit: 1, id }).map(({ cosine }) => cosine ?? 0) : [];
    });
  return Math.max(own, ...others);
}

/** The answer of an article to nearly the same words, where no number was told that a decision could use. */
export function askedAlike({ query, reading }: Asking): Plan | undefined {
  const [first] = query.find('articles', { limit: 1 });
  const isAlike = first?.entry.answer !== undefined && (first.cosine ?? 0) >= doubtThresholds.askedAlike;
  return isAlike && reading.told.length === 0 ? { kind: 'article', readings: [readingOf(first)] } : undefined;
}

/** A reading that is sure that this decision is asked for knows more than the words of a question. */
export function isSurelyDecision({ reading }: Asking, plan: Plan): boolean {
  const [best] = reading.asks;
  return (
    plan.kind === 'guide' &&
    reading.want.id !== 'explain' &&
    best?.id === `guide:${plan.guide.id}` &&
    best.probability >= doubtThresholds.sure
  );
}

const looked = 3;

const readingOf = ({ entry: { id, part, answer } }: Found) => ({
  article: id,
  part,
  ...(answer === undefined ? {} : { answer }),
});

const numbersWeighed = (plan: TextPlan) =>
  plan.kind === 'guide' ? Object.values(plan.given).filter((value) => typeof value === 'number').length : 0;

/** A decision by this many of the person's numbers is for them; an article answers everyone alike. */
const ownNumbers = 2;

/** How many of a question's words the message has too. */
function sharedWith(asked: ReadonlySet<string>, question: string): number {
  const words = [...new Set(meaningfulWords(question))];
  return words.length === 0 ? 0 : words.filter((word) => asked.has(word)).length / words.length;
}

/**
 * Whether a text was chosen that does not answer: far from the message in meaning, and with hardly any of its words; or,
 * where something is to be explained, a decision that is not near, or an answer that leaves out most of what is named.
 */
export function isBesideQuestion(asking: Asking, plan: Plan): boolean {
  if (!isTextPlan(plan) || asking.turn > 0) return false;
  const nearness = nearnessOf(asking, plan) ?? 1;
  const { reading, query } = asking;
  if (plan.kind === 'guide') {
    if (isAskedWithNumbers(asking, plan)) return false;
    const isBare = reading.want.id === 'explain' && reading.told.length === 0;
    if (isBare && nearness < doubtThresholds.nearText) return true;
    const share = query.shareOfWords('guides', { id: plan.guide.id });
    return nearness < doubtThresholds.besideText && share < doubtThresholds.besideWords;
  }
  const [{ article, answer }] = plan.readings;
  if (nearness < doubtThresholds.besideText)
    return query.shareOfWords('articles', { id: article }) < doubtThresholds.besideWords;
  return (
    answer !== undefined &&
    reading.want.id === 'explain' &&
    reading.told.length === 0 &&
    nearness < doubtThresholds.besideAnswer &&
    new Set(meaningfulWords(reading.text)).size <= fewWords &&
    query.shareOfWords('articles', { id: article, answer }) < doubtThresholds.namedInAnswer
  );
}

/** A long story shares few words with any question: where it is read as this decision and tells its numbers, that counts. */
function isAskedWithNumbers({ reading: { asks, told } }: Asking, { guide }: GuidePlan): boolean {
  const [ask] = asks;
  const taken = rolesTaken(guide);
  return (
    ask?.id === `guide:${guide.id}` &&
    ask.probability >= doubtThresholds.likelyDecision &&
    told.filter(({ role }) => taken.has(role)).length >= ownNumbers
  );
}

/** In a question this short every word names what is asked about. */
const fewWords = 6;

/** The guide that asks nearly the same, where the reading knows no better than to ask back. */
export function nearestGuide(asking: Asking, plan: Plan): Plan | undefined {
  if ((plan.kind !== 'clarify' && plan.kind !== 'unknown') || asking.turn > 0) return undefined;
  if (asking.reading.want.id === 'explain') return undefined;
  const [nearest] = asking.query.find('guides', { limit: 1 });
  const asked = new Set(meaningfulWords(asking.reading.text));
  const isSame =
    (nearest?.cosine ?? 0) >= doubtThresholds.nearOther &&
    sharedWith(asked, nearest!.entry.text) >= doubtThresholds.sharedWithOther;
  return isSame ? guidePlan(asking, nearest!.entry.id) : undefined;
}

/** Says so where no text answers, with the nearest questions that have an answer as buttons. */
export function noExactAnswer(asking: Asking): Plan {
  const { query, articles } = asking;
  const near = query
    .find('articles', { limit: Infinity, oncePerId: true })
    .filter(({ cosine }) => (cosine ?? 0) >= doubtThresholds.farText);
  const choices = articleChoices(near, articles);
  if (choices.length === 0) return { kind: 'unknown', readings: nearestReadings(asking) };
  return {
    kind: 'clarify',
    clarification: { question: noExactWords, choices },
    readings: nearestReadings(asking),
  };
}

/** Questions that articles answer, as buttons: of each article one. */
export function articleChoices(
  near: readonly Pick<Found, 'entry'>[],
  articles: Asking['articles'],
): readonly string[] {
  const choices = near.flatMap(({ entry: { id, text } }) => {
    const own = articles.get(id)?.answers.find(({ questions }) => questions.includes(text));
    return own ? [{ id, question: own.questions[0] }] : [];
  });
  return firstOfEach(choices, ({ id }) => id)
    .slice(0, maxChoices)
    .map(({ question }) => question);
}

const maxChoices = 3;
export const noExactWords = 'I don’t have an answer to exactly that. Is one of these close to it?';
