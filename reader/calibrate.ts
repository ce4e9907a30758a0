/**
 * `npm run reader:calibrate`: fits how much the ranker and the search count for the fit of a text
 * (advisor/plan/fit/with-nearness.ts), on the marked messages that neither was trained on, and prints how often the best
 * text answers. Does the same with the decisions that guides gave. With a number, only so many messages are taken.
 */
import { guides } from '#advisor/guides/registry.ts';
import { firstShare, fitOfDecision, withNearness } from '#advisor/plan/fit/with-nearness.ts';
import type { CollectionName } from '#advisor/retrieve/collect-entries.ts';
import { rankedMessage, rankedText, rankedWords } from '#advisor/retrieve/ranked-text.ts';
import { createRetriever } from '#advisor/retrieve/search.ts';
import { isHeldOut, loadMarked, markedKey, togetherWithFirst, type MarkedLine } from '#reader/marking.ts';
import { createEmbedder } from '#server/embedder/create-embedder.ts';
import { loadKnowledge } from '#server/embedder/load-knowledge.ts';

interface Text {
  rank: number;
  score: number;
  answers: boolean;
}

const embedder = createEmbedder({ patienceMs: 120_000 });
const { collections } = await loadKnowledge(new Date().getUTCFullYear());
const retriever = createRetriever({ collections, embedder, log: console.error });
const about = new Map<string, string>(guides.map((guide) => [guide.id, guide.about]));
const byKey = new Map(
  (
    [
      ['articles', 'article'],
      ['guides', 'guide'],
    ] as const
  ).flatMap(([shelf, kind]) =>
    collections[shelf].entries.map((entry) => [markedKey(kind, entry), { shelf, entry }] as const),
  ),
);

async function textsOf(line: MarkedLine): Promise<Text[]> {
  const { before, text, candidates } = line;
  const known = candidates.flatMap(([key, grade]) => {
    const found = byKey.get(key);
    return found ? [{ ...found, answers: grade === 2 }] : [];
  });
  const query = await retriever.read(
    togetherWithFirst(line),
    undefined,
    before.length > 0 ? text : undefined,
  );
  const words = known.map(({ shelf, entry }) =>
    rankedText(shelf === 'guides' ? { ...entry, answer: about.get(entry.id)! } : entry),
  );
  const ranks = await ranksOf(line, words);
  return known.map(({ shelf, entry, answers }, at) => ({
    rank: ranks[at]!,
    score: query.scoreOf(shelf satisfies CollectionName, entry),
    answers,
  }));
}

/** How well texts fit, from the first message alone and from all that was said. */
async function ranksOf({ before, text }: MarkedLine, words: readonly string[]): Promise<number[]> {
  const inFirst = await embedder.rank!(rankedMessage(text, before.slice(0, 1)), words);
  const inAll = before.length > 1 ? await embedder.rank!(rankedMessage(text, before), words) : inFirst;
  return words.map((_, at) => firstShare * inFirst[at]! + (1 - firstShare) * inAll[at]!);
}

/** What a guide said, which was searched for with nothing. */
async function decisionOf(line: MarkedLine): Promise<Text[]> {
  if (!line.reply) return [];
  const [said, grade] = line.reply;
  const [rank] = await ranksOf(line, [rankedWords(said)]);
  return [{ rank: rank!, score: 0, answers: grade === 2 }];
}

const logit = (p: number) => {
  const known = Math.min(Math.max(p, 1e-4), 1 - 1e-4);
  return Math.log(known / (1 - known));
};

/** Logistic regression by Newton's method. */
function fitWeights(texts: readonly Text[]): number[] {
  let weights = [0, 0, 0];
  for (let step = 0; step < 30; step += 1) {
    const gradient = [0, 0, 0];
    const curve = [0, 1, 2].map((row) => [0, 1, 2].map((column) => (row === column ? 1e-3 : 0)));
    for (const { rank, score, answers } of texts) {
      const inputs = [1, logit(rank), score];
      const p = 1 / (1 + Math.exp(-inputs.reduce((sum, one, at) => sum + one * weights[at]!, 0)));
      for (const [row, one] of inputs.entries()) {
        gradient[row]! += one * ((answers ? 1 : 0) - p);
        for (const [column, other] of inputs.entries()) curve[row]![column]! += one * other * p * (1 - p);
      }
    }
    const moves = solve(curve, gradient);
    weights = weights.map((weight, at) => weight + moves[at]!);
  }
  return weights;
}

function solve(matrix: readonly number[][], right: readonly number[]): number[] {
  const rows = matrix.map((row, at) => [...row, right[at]!]);
  for (const [at, row] of rows.entries())
    for (const other of rows)
      if (other !== row) {
        const share = other[at]! / row[at]!;
        for (const column of other.keys()) other[column]! -= share * row[column]!;
      }
  return rows.map((row, at) => row.at(-1)! / row[at]!);
}

const percent = (part: number, whole: number) =>
  whole === 0 ? 'none' : `${((100 * part) / whole).toFixed(1)} %`;

function report(name: string, messages: readonly Text[][], fitOf: (text: Text) => number): void {
  const best = messages.map((texts) => texts.toSorted((one, other) => fitOf(other) - fitOf(one))[0]!);
  const answerable = messages.filter((texts) => texts.some(({ answers }) => answers)).length;
  const right = best.filter(({ answers }) => answers).length;
  console.log(
    `${name}: best of those that are marked answers ${percent(right, answerable)} of ${answerable}`,
  );
  for (const least of [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]) {
    const over = best.filter((text) => fitOf(text) >= least);
    console.log(
      `  from ${least}: ${over.length} of ${best.length}, ${percent(over.filter(({ answers }) => answers).length, over.length)} right`,
    );
  }
}

const held = (await loadMarked()).filter(isHeldOut);
const max = Number(process.argv[2] ?? Infinity);
for (const isLater of [false, true]) {
  const lines = held.filter(({ before }) => before.length > 0 === isLater).slice(0, max);
  const messages: Text[][] = [];
  for (const line of lines) messages.push(await textsOf(line));
  const known = messages.filter((texts) => texts.length > 0);
  const [bias, fit, score] = fitWeights(known.flat());
  const name = isLater ? 'later' : 'first';
  console.log(
    `\n${name}: { bias: ${bias!.toFixed(2)}, fit: ${fit!.toFixed(2)}, score: ${score!.toFixed(2)} }`,
  );
  report(`${name}, the ranker alone`, known, ({ rank }) => rank);
  report(`${name}, as the product has it`, known, (text) => withNearness(text.rank, text.score, isLater));
  report(
    `${name}, with these weights`,
    known,
    (text) => 1 / (1 + Math.exp(-(bias! + fit! * logit(text.rank) + score! * text.score))),
  );
  const decisions: Text[][] = [];
  for (const line of lines) decisions.push(await decisionOf(line));
  const given = decisions.filter((some) => some.length > 0);
  const [least, byFit] = fitWeights(given.flat());
  console.log(`\ndecisions, ${name}: { bias: ${least!.toFixed(2)}, fit: ${byFit!.toFixed(2)} }`);
  report(`decisions, ${name}, as the product has it`, given, ({ rank }) => fitOfDecision(rank, isLater));
}
embedder.close();
