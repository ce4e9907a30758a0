import { guides } from '#advisor/guides/registry.ts';
import { renderPart } from '#advisor/knowledge/render-article.ts';
import { termsIn, wordsOf } from '#advisor/knowledge/terms.ts';
import { maxEarlier } from '#advisor/plan/fit/with-nearness.ts';
import type { Plan } from '#advisor/plan/plan.ts';
import type { ToPlan } from '#advisor/plan/to-plan.ts';
import type { CollectionName } from '#advisor/retrieve/collect-entries.ts';
import type { Entry } from '#advisor/retrieve/passages.ts';
import { firstOfEach } from '#advisor/retrieve/first-of-each.ts';
import type { Found, Query, Retriever } from '#advisor/retrieve/search.ts';

/** A text that may answer a message. */
export interface Candidate {
  shelf: CollectionName;
  entry: Entry;
}

interface Candidates {
  /** Each once. */
  candidates: Candidate[];
  /** What they were searched with, above all: in a later message together with the first one. */
  searched: Query<CollectionName>;
}

/** The same with how likely it is that it answers. */
export interface Ranked extends Candidate {
  fit: number;
}

interface Search {
  query: Query<CollectionName>;
  articles: number;
  guides: number;
}

/** The maximum number of the reading's asks whose texts are candidates. */
const maxAsks = 3;
/** How many of the nearest questions are looked at: several of them often have the same answer. */
const lookedAt = 60;

/** The text of a plan, where it gives one: an article's answer or passage, or a guide. */
export function candidateOf({ query }: ToPlan, plan: Plan): Candidate | undefined {
  if (plan.kind === 'guide')
    return onShelf('guides', query.find('guides', { limit: 1, id: plan.guide.id }))[0];
  if (plan.kind !== 'article') return undefined;
  const [{ article, part, answer }] = plan.readings;
  const found = query.find('articles', { limit: Infinity, id: article });
  const own = found.filter(({ entry }) =>
    answer === undefined ? entry.subject !== '' && entry.part === part : entry.answer === answer,
  );
  return onShelf('articles', own)[0];
}

/** The texts that may answer. */
export async function candidatesFor(
  toPlan: ToPlan,
  retriever: Retriever<CollectionName>,
  signal?: AbortSignal,
): Promise<Candidates> {
  const { query, remembered } = toPlan;
  const meant = definitionsIn(toPlan);
  const searches = await searchesFor(toPlan, retriever, signal);
  const found = searches.flatMap((search) =>
    (['articles', 'guides'] as const).flatMap((shelf) =>
      nearest(onShelf(shelf, search.query.find(shelf, { limit: lookedAt })), search[shelf], meant),
    ),
  );
  const likely = remembered.reading.asks.slice(0, maxAsks);
  const asked = likely.flatMap(({ id: ask }) => {
    const [kind, id = ''] = ask.split(':');
    const shelf = kind === 'guide' ? 'guides' : kind === 'article' ? 'articles' : undefined;
    return shelf ? onShelf(shelf, query.find(shelf, { limit: lookedAt, id })).slice(0, 1) : [];
  });
  const about = likely
    .filter(({ probability }) => remembered.turn > 0 && probability >= leastAbout)
    .flatMap(({ id, probability }) =>
      [toPlan.alone, searches[0]!.query].flatMap((one) =>
        nearest(answersAbout(id, one), probability >= surelyAbout ? 2 * maxAbout : maxAbout, meant),
      ),
    );
  return { candidates: onceEach([...found, ...asked, ...about]), searched: searches[0]!.query };
}

/**
 * From here on the answers of what the reading thinks of are candidates, however far their words are from the message. A
 * first message says enough to be found by its own words, and most of these answers are for what comes after it.
 */
const leastAbout = 0.1;
/** How many of them, in all, for each way to search; twice as many where the reading is sure. */
const maxAbout = 3;
const surelyAbout = 0.8;

/** What the words of a message mean, where it asks to have something explained. */
function definitionsIn({ remembered: { reading }, articles, year }: ToPlan): ReadonlySet<string> {
  const { act, want, text } = reading;
  const asksMeaning = act.id === 'define' || (want.id === 'explain' && want.probability >= surelyExplain);
  const terms = asksMeaning ? termsIn(wordsOf(text), articles) : [];
  return new Set(terms.map(({ article, answer }) => renderPart(articles.get(article)!, answer, year).text));
}

const surelyExplain = 0.5;

/** The answers of an article that is asked for, or of those that belong to a guide, the nearest first. */
function answersAbout(ask: string, query: Query<CollectionName>): Candidate[] {
  const [kind, id = ''] = ask.split(':');
  const guide = kind === 'guide' ? guides.find((one) => one.id === id) : undefined;
  const articles = kind === 'article' ? [id] : [...(guide?.articles ?? []), ...(guide?.related ?? [])];
  const found = articles.flatMap((article) => query.find('articles', { limit: lookedAt, id: article }));
  return onShelf(
    'articles',
    found.toSorted((one, other) => other.score - one.score),
  );
}

/**
 * A later message says little by itself. It is looked for together with what the conversation began with and with the
 * message before it, in the person's own words, and together with the topic of the last answer.
 */
async function searchesFor(
  { query, alone, remembered: { before, reading } }: ToPlan,
  retriever: Retriever<CollectionName>,
  signal?: AbortSignal,
): Promise<Search[]> {
  const [first, ...later] = before;
  if (first === undefined) return [{ query, articles: 9, guides: 2 }];
  const together = (earlier: string) =>
    retriever.read(`${earlier.slice(-maxEarlier)} ${reading.text}`, signal, reading.text);
  const last = later.at(-1);
  const [withFirst, withLast] = await Promise.all([together(first), last && together(last)]);
  return [
    { query: withFirst, articles: 9, guides: 1 },
    ...(withLast ? [{ query: withLast, articles: 3, guides: 0 }] : []),
    { query, articles: 2, guides: 1 },
    { query: alone, articles: 2, guides: 0 },
  ];
}

/** Those that answer something: questions of an article's head lead to it as a whole. */
function onShelf(shelf: CollectionName, found: readonly Found[]): Candidate[] {
  return found
    .filter(({ entry: { answer, subject } }) => shelf === 'guides' || answer !== undefined || subject !== '')
    .map(({ entry }) => ({ shelf, entry }));
}

/** The first texts. What says what a word means is near to many messages: only what is `meant` counts, beside the others. */
function nearest(found: readonly Candidate[], max: number, meant: ReadonlySet<string>): Candidate[] {
  const all = onceEach(found);
  const definition = all.find(({ entry }) => entry.isDefinition && meant.has(entry.answer ?? ''));
  const others = all.filter(({ entry }) => !entry.isDefinition).slice(0, max);
  return definition ? [...others, definition] : others;
}

/** Whether two texts come to the same answer. */
export const isSameText = (one: Candidate, other: Candidate): boolean => keyOf(one) === keyOf(other);

const keyOf = ({ shelf, entry: { id, part, answer } }: Candidate) =>
  shelf === 'guides' ? `guide ${id}` : `article ${id} ${answer ?? part}`;

const onceEach = (candidates: readonly Candidate[]) => firstOfEach(candidates, keyOf);
