import type { Entry } from '#advisor/retrieve/passages.ts';
import { createVectorTable, type VectorTable } from '#advisor/retrieve/vectors.ts';

/** Texts of one kind, with their vectors if there are any. */
export interface Collection {
  entries: readonly Entry[];
  vectors: CollectionVectors | null;
}

interface CollectionVectors {
  /** One row for each entry. */
  texts: VectorTable;
  /** One row for each subject. */
  subjects: VectorTable;
  /** The row in `subjects` for each entry; -1 if the entry has no subject. */
  subjectOf: Int32Array;
}

/** Vectors by text, in bytes, all from one model. */
export interface VectorSource {
  model: string;
  dimensions: number;
  vectorOf: (text: string) => Int8Array | undefined;
}

/** Every text that a collection needs a vector for, without duplicates. */
export function textsToEmbed(entries: readonly Entry[]): string[] {
  return [...new Set(entries.flatMap(({ text, subject }) => [text, subject]))].filter((text) => text !== '');
}

export function gatherVectors(entries: readonly Entry[], source: VectorSource): CollectionVectors {
  const subjects = [...new Set(entries.map(({ subject }) => subject))].filter((subject) => subject !== '');
  const rowOf = new Map(subjects.map((subject, row) => [subject, row]));
  return {
    texts: tableOf(
      entries.map(({ text }) => text),
      source,
    ),
    subjects: tableOf(subjects, source),
    subjectOf: Int32Array.from(entries, ({ subject }) => rowOf.get(subject) ?? -1),
  };
}

/** A text without a vector gets zeros: it is near no question, but is still found by its words. */
function tableOf(texts: readonly string[], { model, dimensions, vectorOf }: VectorSource): VectorTable {
  const rows = new Int8Array(texts.length * dimensions);
  for (const [row, text] of texts.entries()) {
    const vector = vectorOf(text);
    if (vector) rows.set(vector, row * dimensions);
  }
  return createVectorTable(rows, dimensions, model);
}

/**
 * How near a question is to each entry: the mean of its nearness to the text and to the subject. So a passage that
 * happens to sound like the question loses against one whose article is about it.
 */
export function cosinesOf(
  { texts, subjects, subjectOf }: CollectionVectors,
  query: Float32Array,
): Float32Array {
  const bySubject = subjects.cosines(query);
  return texts.cosines(query).map((cosine, place) => {
    const subject = subjectOf[place]!;
    return subject < 0 ? cosine : (cosine + bySubject[subject]!) / 2;
  });
}
