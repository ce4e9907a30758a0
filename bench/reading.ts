import { collectAsks } from '#advisor/reader/asks.ts';
import { createReader } from '#advisor/reader/create-reader.ts';
import { cutToRead } from '#advisor/reader/longest-read.ts';
import { rankedMessage, rankedText } from '#advisor/retrieve/ranked-text.ts';
import { printTable } from '#bench/measure.ts';
import { openSentenceEncoder } from '#server/embedder/encoder/sentence-encoder.ts';
import { loadArticles } from '#server/embedder/load-knowledge.ts';
import { model, vectorWeights } from '#server/embedder/model.ts';
import { openRanker } from '#server/embedder/open-ranker.ts';
import { loadAskVectors } from '#server/embedder/reader/ask-vectors.ts';
import { openReader } from '#server/embedder/reader/open-reader.ts';
import { measureCpu } from '#server/testing/measure-cpu.ts';

const question =
  'My wife and I earn $142,000, we owe $9,300 on a card at 23% and put $450 a month into it, how long until it is gone and what does it cost us in interest?';
const story = `${question} ${'We talked about this over dinner and could not agree on much of it. '.repeat(200)}`;

const texts = [
  { what: 'a question of 35 words', text: question, goalMs: 25 },
  { what: 'a message of 10,000 characters', text: story.slice(0, 10_000), goalMs: 300 },
];
const answerText =
  'Cosigning shows up on your report as if the loan were yours. If every payment is on time, it barely hurts and may even help. One late payment stays for seven years.';
const rounds = 40;

/** What reading a message takes of a processor. The floor is the vector of the same text: the same layers, no heads. */
export async function benchReading(): Promise<void> {
  const [reader, vectorOf] = await Promise.all([
    openReader(model),
    openSentenceEncoder(model, vectorWeights),
  ]);
  const asks = await loadAskVectors(collectAsks(await loadArticles()), (wanted) =>
    Promise.resolve(wanted.map((text) => reader.askVector(text))),
  );
  // Nothing is cached here: every round reads the message again.
  const messages = createReader({ score: (message) => Promise.resolve(reader.score(message, asks)) });
  const rows = [];
  for (const { what, text, goalMs } of texts) {
    const floor = await cpuOf(() => Promise.resolve(vectorOf(text)));
    const took = await cpuOf(() =>
      messages.read({ text: cutToRead(text), before: [], asked: undefined, topic: undefined }),
    );
    rows.push({
      what,
      'CPU ms': took.toFixed(1),
      'goal ms': goalMs,
      'floor ms': floor.toFixed(1),
      ratio: (took / floor).toFixed(2),
    });
  }
  printTable('Reading a message', rows);
  await benchRanking(vectorOf);
}

/** What ranking one text takes of a processor. The floor is the vector of message and text as one. */
async function benchRanking(vectorOf: (text: string) => Float32Array): Promise<void> {
  const rank = await openRanker(model);
  const message = rankedMessage('would it show on our credit', ['my sister wants us to cosign her car loan']);
  const text = rankedText({ text: 'Does cosigning show up on my credit report?', answer: answerText });
  const floor = await cpuOf(() => Promise.resolve(vectorOf(`${message} ${text}`)));
  const took = await cpuOf(() => Promise.resolve(rank(message, text)));
  const row = { what: 'one text', 'CPU ms': took.toFixed(1), 'floor ms': floor.toFixed(1) };
  printTable('Ranking a text for a message', [{ ...row, ratio: (took / floor).toFixed(2) }]);
}

/** The mean of many rounds, once the optimizing compiler is done. */
async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  const repeat = async () => {
    for (let round = 0; round < rounds; round++) await work();
  };
  await repeat();
  return (await measureCpu(repeat)) / rounds;
}
