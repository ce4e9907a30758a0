import { bestPlaces } from '#advisor/retrieve/best.ts';
import { createWordIndex, type WordIndex } from '#advisor/retrieve/bm25.ts';
import { cosinesOf, type Collection } from '#advisor/retrieve/collection.ts';
import type { Embedder } from '#advisor/retrieve/embedder.ts';
import type { Entry } from '#advisor/retrieve/passages.ts';
import { meaningfulWords } from '#advisor/retrieve/words.ts';

export interface Found {
  entry: Entry;
  /** What the order is by: 0.9 of the cosine and 0.1 of the words; without vectors the words alone. */
  score: number;
  /** Nearness in meaning, -1 to 1; null where there are no vectors. A threshold for "I do not know" goes here. */
  cosine: number | null;
  /** BM25 as it is: comparable within one question only. */
  bm25: number;
}

export interface FindOptions {
  limit?: number;
  /** Each id once, by its best entry: articles instead of their passages. */
  oncePerId?: boolean;
  /** Only entries of this id. */
  id?: string;
}

/** A question that has been read, and may now be held against every collection without waiting. */
export interface Query<Name extends string> {
  /** False: there was no vector for it, and what is found is found by words. */
  byMeaning: boolean;
  /** Best first. By words alone, only what shares one; by meaning, the nearest, however far. */
  find(collection: Name, options?: FindOptions): Found[];
  /** What the order goes by, of one entry. */
  scoreOf(collection: Name, entry: Entry): number;
  /** How much of what the question's words tell stands in the texts of an id, or only in those of one answer: 0 to 1. */
  shareOfWords(collection: Name, of: { id: string; answer?: string }): number;
  /** The other way around: how much of what a text's words tell stands in the question: 0 to 1. */
  shareOfText(collection: Name, text: string): number;
}

export interface Retriever<Name extends string> {
  /** With a part of the question that counts for as much as the whole in the order of what is found. */
  read(question: string, signal?: AbortSignal, part?: string): Promise<Query<Name>>;
}

interface RetrieverParts<Name extends string> {
  collections: Readonly<Record<Name, Collection>>;
  embedder: Embedder | null;
  /** Told once when texts can be found by words only. */
  log: (message: string) => void;
}

const cosineWeight = 0.9;
const defaultLimit = 5;
/** How much the order of a question goes by the next best of those that get the same answer: one alone may be near by chance. */
const supportWeight = 0.4;
/** How far behind the next best usually is: only what is farther behind counts against a question. */
const usualGap = 0.05;

interface Shelf extends Collection {
  words: WordIndex;
  placeOf: ReadonlyMap<Entry, number>;
  /** The places of each id. */
  byId: readonly (readonly number[])[];
  /** The places of the questions that get the same answer. */
  byAnswer: readonly (readonly number[])[];
}

/** Finds texts by meaning and by words, in several collections at once. */
export function createRetriever<Name extends string>({
  collections,
  embedder,
  log,
}: RetrieverParts<Name>): Retriever<Name> {
  const shelves = new Map(
    Object.entries<Collection>(collections).map(([name, collection]) => [name, shelve(collection, embedder)]),
  );
  const comparable = [...shelves.values()].some(({ vectors }) => vectors !== null);
  let told = false;
  const tellOnce = (why: string) => {
    if (!told) log(`Texts are found by their words only: ${why}`);
    told = true;
  };

  async function embed(questions: readonly string[], signal?: AbortSignal): Promise<Float32Array[]> {
    if (!embedder || !comparable) {
      tellOnce(embedder ? `no vectors were made by ${embedder.name}` : 'there is no embedder');
      return [];
    }
    try {
      return await embedder.embed([...questions], signal);
    } catch (error) {
      signal?.throwIfAborted();
      tellOnce(error instanceof Error ? error.message : String(error));
      return [];
    }
  }

  const query = (question: string, [whole, ofPart]: readonly Float32Array[]): Query<Name> => {
    const [vector, part] = [whole ?? null, ofPart ?? null];
    const words = meaningfulWords(question);
    const scored = new Map<Name, ShelfScores>();
    const scoresOn = (name: Name) => {
      let scores = scored.get(name);
      if (!scores) scored.set(name, (scores = scoreOn(shelves.get(name)!, words, vector, part)));
      return scores;
    };
    return {
      byMeaning: vector !== null,
      find: (name, options) => findOn(shelves.get(name)!, scoresOn(name), options),
      scoreOf: (name, entry) => scoresOn(name).scores[shelves.get(name)!.placeOf.get(entry)!] ?? 0,
      shareOfWords: (name, of) => shareOn(shelves.get(name)!, words, of),
      shareOfText: (name, text) => shareAmong(shelves.get(name)!, meaningfulWords(text), new Set(words)),
    };
  };

  return {
    read: async (question, signal, part) =>
      query(question, await embed(part === undefined ? [question] : [question, part], signal)),
  };
}

/** The words of the subject count for each of its texts. Vectors of another model are left out. */
function shelve({ entries, vectors }: Collection, embedder: Embedder | null): Shelf {
  const words = createWordIndex(
    entries.map(({ text, subject }) => meaningfulWords(subject === text ? text : `${text} ${subject}`)),
  );
  const byId = Map.groupBy(entries.keys(), (place) => entries[place]!.id);
  const byAnswer = Map.groupBy(entries.keys(), (place) => {
    const { id, answer } = entries[place]!;
    return answer === undefined ? place : `${id} ${answer}`;
  });
  return {
    entries,
    words,
    placeOf: new Map(entries.map((entry, place) => [entry, place])),
    byId: [...byId.values()],
    byAnswer: [...byAnswer.values()],
    vectors: vectors && vectors.texts.model === embedder?.name ? vectors : null,
  };
}

/** Of all entries, by their place. */
interface ShelfScores {
  bm25: Float64Array;
  cosines: Float32Array | null;
  scores: Float64Array;
}

function scoreOn(
  { vectors, words: index, byAnswer }: Shelf,
  words: readonly string[],
  vector: Float32Array | null,
  part: Float32Array | null,
): ShelfScores {
  const bm25 = index.score(words);
  const cosines = vector && vectors ? cosinesOf(vectors, vector) : null;
  const ofPart = cosines && part && vectors ? cosinesOf(vectors, part) : null;
  const mean = ofPart ? cosines!.map((one, at) => (one + ofPart[at]!) / 2) : cosines;
  const scores = combineScores(bm25, mean);
  return { bm25, cosines, scores: mean ? withSupport(scores, byAnswer) : scores };
}

/** Scores by which an answer that several of its questions are near to comes before one that a single question is near to. */
function withSupport(scores: Float64Array, byAnswer: Shelf['byAnswer']): Float64Array {
  const supported = new Float64Array(scores.length);
  for (const places of byAnswer) {
    const [best = 0, second] = places.map((place) => scores[place]!).toSorted((one, other) => other - one);
    for (const place of places) {
      const own = scores[place]!;
      const gap = own < best || second === undefined ? usualGap : own - second;
      supported[place] = own - supportWeight * (gap - usualGap);
    }
  }
  return supported;
}

function findOn(
  { entries, byId }: Shelf,
  { bm25, cosines, scores }: ShelfScores,
  { limit = defaultLimit, oncePerId = false, id }: FindOptions = {},
): Found[] {
  const places =
    id !== undefined
      ? placesOfId(entries, byId, scores, id).slice(0, limit)
      : oncePerId
        ? bestPlacesById(byId, scores, limit)
        : bestPlaces(scores, limit);
  return places
    .map((place) => ({
      entry: entries[place]!,
      score: scores[place]!,
      cosine: cosines?.[place] ?? null,
      bm25: bm25[place]!,
    }))
    .filter(({ cosine, bm25: shared }) => cosine !== null || shared > 0);
}

function shareOn(
  { entries, words: index }: Shelf,
  asked: readonly string[],
  { id, answer }: { id: string; answer?: string },
): number {
  const said = new Set(
    entries
      .filter((entry) => entry.id === id && (answer === undefined || entry.answer === answer))
      .flatMap((entry) => meaningfulWords(`${entry.text} ${entry.subject} ${entry.answer ?? ''}`)),
  );
  return shareAmong({ words: index }, asked, said);
}

/** How much of what some words tell is told by those among them that are said. */
function shareAmong(
  { words: index }: Pick<Shelf, 'words'>,
  words: readonly string[],
  said: ReadonlySet<string>,
): number {
  const sum = (some: readonly string[]) => some.reduce((total, word) => total + index.rarity(word), 0);
  const all = [...new Set(words)];
  return all.length === 0 ? 1 : sum(all.filter((word) => said.has(word))) / sum(all);
}

function placesOfId(
  entries: Shelf['entries'],
  byId: Shelf['byId'],
  scores: Float64Array,
  id: string,
): number[] {
  const own = byId.find(([first]) => entries[first!]?.id === id) ?? [];
  return own.toSorted((one, other) => scores[other]! - scores[one]!);
}

/** BM25 has no upper end, so it counts as a share of the best that this question found. */
export function combineScores(bm25: Float64Array, cosines: Float32Array | null): Float64Array {
  let most = 0;
  for (const score of bm25) most = Math.max(most, score);
  most ||= 1;
  const scores = new Float64Array(bm25.length);
  for (let place = 0; place < scores.length; place++) {
    const share = bm25[place]! / most;
    scores[place] = cosines ? cosineWeight * cosines[place]! + (1 - cosineWeight) * share : share;
  }
  return scores;
}

function bestPlacesById(byId: Shelf['byId'], scores: Float64Array, limit: number): number[] {
  const places = byId.map((group) => {
    let best = group[0]!;
    for (const place of group) if (scores[place]! > scores[best]!) best = place;
    return best;
  });
  return bestPlaces(
    places.map((place) => scores[place]!),
    limit,
  ).map((n) => places[n]!);
}
