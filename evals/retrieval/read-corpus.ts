import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

export interface Corpus {
  documents: readonly { id: string; text: string }[];
  /** Only questions that have a relevant document. */
  questions: readonly { id: string; text: string; relevant: ReadonlyMap<string, number> }[];
}

const documentSchema = z.object({ _id: z.string(), title: z.string().default(''), text: z.string() });
const questionSchema = z.object({ _id: z.string(), text: z.string() });

/** A folder in the format of BEIR: corpus.jsonl, queries.jsonl, and qrels/test.tsv or qrels.tsv. */
export async function readCorpus(folder: string): Promise<Corpus> {
  const [documents, questions, judgements] = await Promise.all([
    readLines(join(folder, 'corpus.jsonl'), documentSchema),
    readLines(join(folder, 'queries.jsonl'), questionSchema),
    readJudgements(folder),
  ]);
  return {
    documents: documents.map(({ _id: id, title, text }) => ({ id, text: `${title}\n\n${text}`.trim() })),
    questions: questions.flatMap(({ _id: id, text }) => {
      const relevant = judgements.get(id);
      return relevant ? [{ id, text, relevant }] : [];
    }),
  };
}

async function readLines<T>(path: string, schema: z.ZodType<T>): Promise<T[]> {
  const lines = (await readFile(path, 'utf8')).split('\n');
  return lines.flatMap((line) => (line.trim() === '' ? [] : [schema.parse(JSON.parse(line))]));
}

/** The relevant documents of each question, with the score that people gave them. */
async function readJudgements(folder: string): Promise<Map<string, Map<string, number>>> {
  const text = await readFile(join(folder, 'qrels', 'test.tsv'), 'utf8').catch(() =>
    readFile(join(folder, 'qrels.tsv'), 'utf8'),
  );
  const judgements = new Map<string, Map<string, number>>();
  for (const line of text.split('\n').slice(1)) {
    const [question = '', document = '', score = ''] = line.trim().split('\t');
    if (!(Number(score) > 0)) continue;
    const relevant = judgements.get(question) ?? new Map<string, number>();
    judgements.set(question, relevant.set(document, Number(score)));
  }
  return judgements;
}
