import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { runRetrieval } from '#evals/retrieval/run-retrieval.ts';

const documents = [
  { _id: 'd1', title: 'Mortgage', text: 'What a bank lends for a house, and what it asks for every month.' },
  { _id: 'd2', title: '', text: 'A cat needs food, water and a warm place to sleep.' },
  { _id: 'd3', text: 'An index fund holds all the stocks of a market at low cost.' },
  { _id: 'd4', text: 'Bread rises because yeast makes gas in the dough.' },
];
const questions = [
  { _id: 'q1', text: 'How can I own many companies cheaply?' },
  { _id: 'q2', text: 'Borrowing to buy a home' },
  { _id: 'q3', text: 'This one was judged irrelevant everywhere' },
];
const judgements = 'query-id\tcorpus-id\tscore\nq1\td3\t1\nq2\td1\t2\nq3\td2\t0\n';
const jsonLines = (rows: object[]) => rows.map((row) => JSON.stringify(row)).join('\n');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'findeus-corpus-'));
  await mkdir(join(folder, 'qrels'));
  await writeFile(join(folder, 'corpus.jsonl'), jsonLines(documents));
  await writeFile(join(folder, 'queries.jsonl'), `${jsonLines(questions)}\n`);
  await writeFile(join(folder, 'qrels', 'test.tsv'), judgements);
});
afterAll(() => rm(folder, { recursive: true }));

const printed = vi.spyOn(console, 'log').mockImplementation(() => {});
const progress = vi.spyOn(console, 'error').mockImplementation(() => {});
beforeEach(() => vi.clearAllMocks());

it('scores words, vectors and their mix on a corpus, and prints JSON', async () => {
  const report = await runRetrieval(folder, { json: true });
  expect(report).toMatchObject({ documents: 4, questions: 2 });
  const { bm25, vectors, mix } = report.scores;
  expect(vectors).toEqual({ 'nDCG@10': 1, 'recall@5': 1, 'recall@10': 1, 'MRR@10': 1 });
  expect(mix['MRR@10']).toBe(1);
  // No word of the first question stands in its document, which is third among equals.
  expect(bm25['MRR@10']).toBeLessThan(1);
  expect(JSON.parse(printed.mock.calls[0]?.[0] as string)).toEqual(report);
  expect(progress).toHaveBeenCalledWith('6 of 6 texts embedded');
});

it('embeds nothing a second time, and finds the judgements in one file as well', async () => {
  await rm(join(folder, 'qrels'), { recursive: true });
  await writeFile(join(folder, 'qrels.tsv'), judgements);
  const table = vi.spyOn(console, 'table').mockImplementation(() => {});
  await runRetrieval(folder);
  expect(progress).not.toHaveBeenCalled();
  expect(table.mock.calls[0]?.[0]).toContainEqual(
    expect.objectContaining({ method: 'mix', 'nDCG@10': '1.000' }),
  );
});

it('refuses a corpus that nothing can be scored on', async () => {
  await writeFile(join(folder, 'qrels.tsv'), 'query-id\tcorpus-id\tscore\n');
  await expect(runRetrieval(folder)).rejects.toThrow('no question has a relevant document');
});
