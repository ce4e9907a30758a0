/**
 * `npm run reader:prepare`: turns the corpus into what reader/train.py reads. Spans are those that the product's own
 * number reader finds, and tokens those of its own tokenizer, so that training sees exactly what the product will.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { acts, relatives, wants } from '#advisor/reader/acts.ts';
import { guides } from '#advisor/guides/registry.ts';
import { collectAsks } from '#advisor/reader/asks.ts';
import { readQuantities } from '#advisor/reader/quantities/read-quantities.ts';
import { cases, owners, roleIds, roles, thingKinds } from '#advisor/reader/roles.ts';
import { spanFeatures } from '#advisor/reader/span-features.ts';
import { wordFactIds } from '#advisor/reader/word-facts.ts';
import { augment, createRandom } from '#reader/augment.ts';
import {
  hashOfCorpus,
  lineHash,
  isTestFile,
  loadCorpus,
  type CorpusLine,
  type Turn,
} from '#reader/corpus.ts';
import { readMarkup } from '#reader/markup.ts';
import { loadArticles } from '#server/embedder/load-knowledge.ts';
import { model } from '#server/embedder/model.ts';
import { contextOf, type Context } from '#advisor/reader/context.ts';
import { createTokenizer, type Vocabulary } from '#server/embedder/encoder/wordpiece.ts';
import { trimBase } from '#reader/trim-base.ts';

const variants = Number(process.argv[2] ?? 5);
const out = new URL('build/', import.meta.url);
const vocabulary = JSON.parse(await readFile(model.tokenizerPath, 'utf8')) as Vocabulary;
const tokenize = createTokenizer(vocabulary, 160, { keepsEnd: true });
const articles = await loadArticles();
const asks = collectAsks(articles);
const corpus = await loadCorpus();
const usedTokens = new Set<number>([0]);
let missedSpans = 0;
let markedSpans = 0;

const indexOf = <T>(all: readonly T[], one: T | undefined): number =>
  one === undefined ? -1 : all.indexOf(one);
const askIds = asks.map(({ id }) => id);
const titles = new Map(asks.map(({ id, title }) => [id, title]));

function askIndexes(ids: readonly string[] | undefined): number[] | undefined {
  return ids?.flatMap((id) => {
    if (id.endsWith(':*')) return askIds.flatMap((each, n) => (each.startsWith(id.slice(0, -1)) ? [n] : []));
    const at = askIds.indexOf(id);
    if (at === -1) throw new Error(`unknown ask: ${id}`);
    return [at];
  });
}

function exampleOf(turn: Turn, marked: string, context: string, isFirst: boolean) {
  const { text, spans } = readMarkup(marked);
  const tokens = tokenize(text, context);
  for (const id of tokens.ids) usedTokens.add(id);
  const found = readQuantities(text, { goesOn: !isFirst });
  markedSpans += spans.length;
  missedSpans += spans.filter(
    ({ start, end }) => !found.some((one) => one.start < end && one.end > start),
  ).length;
  return {
    ids: tokens.ids,
    first: tokens.segments.filter((segment) => segment === 0).length,
    spans: found.flatMap((quantity) => {
      const covered = tokens.starts.flatMap((start, n) =>
        start >= 0 && start < quantity.end && tokens.ends[n]! > quantity.start ? [n] : [],
      );
      if (covered.length === 0) return [];
      const label = spans.find(({ start, end }) => start < quantity.end && end > quantity.start);
      const isKnown = turn.facts !== undefined;
      return [
        {
          at: [covered[0]!, covered.at(-1)! + 1],
          features: spanFeatures(quantity),
          role: roleIds.indexOf((label?.role ?? 'other') as never),
          owner: label ? owners.indexOf(label.owner as never) : -1,
          kind: label?.kind ? thingKinds.indexOf(label.kind as never) : isKnown && label ? 0 : -1,
          case: label && isKnown ? cases.indexOf(label.case as never) : -1,
          span_relative: label && !isFirst ? relatives.indexOf(label.relative) : -1,
        },
      ];
    }),
    act: isFirst && turn.act === undefined ? 0 : indexOf<string>(acts, turn.act),
    want: indexOf<string>(wants, turn.want),
    relative: isFirst ? -1 : indexOf<string>(relatives, turn.relative ?? 'none'),
    asks: askIndexes(turn.ask) ?? [],
    anyOf: askIndexes(turn.askAnyOf) ?? [],
    facts: turn.facts?.map((fact) => wordFactIds.indexOf(fact)).filter((n) => n >= 0) ?? null,
  };
}

function examplesOf({ turns, file, line }: CorpusLine, random: ReturnType<typeof createRandom> | undefined) {
  let before: string[] = [];
  let topic: string | undefined;
  return turns.map((turn, at) => {
    const marked = random ? augment(turn.text, random) : turn.text;
    const context = contextOf(partly({ before, asked: turn.us, topic }, random));
    before = [...before, readMarkup(turn.text).text];
    topic = titles.get(turn.ask?.[0] ?? '') ?? topic;
    try {
      return exampleOf(turn, marked, context, at === 0);
    } catch (error) {
      throw new Error(`${file}:${line}: ${(error as Error).message}`, { cause: error });
    }
  });
}

/** What a conversation is about is not always known, nor all that was said: variants learn to do with less. */
function partly(context: Context, random: ReturnType<typeof createRandom> | undefined): Context {
  if (!random) return context;
  const [hasTopic, seesAll] = [random.next() < 0.75, random.next() < 0.6];
  return {
    ...context,
    topic: hasTopic ? context.topic : undefined,
    before: seesAll ? context.before : context.before.slice(-1),
  };
}

const lines: string[] = [];
for (const [n, one] of corpus.entries()) {
  const test = isTestFile(one.file);
  for (let variant = 0; variant < (test ? 1 : variants); variant++) {
    const random = variant === 0 ? undefined : createRandom((n + 1) * 7919 + variant * 104_729);
    for (const [turn, example] of examplesOf(one, random).entries())
      lines.push(JSON.stringify({ file: one.file, line: one.line, turn, variant, ...example }));
  }
}
// What an article says that it answers is asked of it, or of a guide that rests on it. What its numbers mean is not known.
const articleVariants = Math.min(variants, 3);
for (const { id, answers } of articles) {
  const askAnyOf = [
    `article:${id}`,
    ...guides.filter((guide) => guide.articles.includes(id)).map((guide) => `guide:${guide.id}`),
  ];
  for (const [n, text] of answers.flatMap(({ questions }) => questions).entries())
    for (let variant = 0; variant < articleVariants; variant++) {
      const random = createRandom((n + 1) * 15_485_863 + variant * 32_452_843);
      const asked = variant === 0 ? text : augment(text, random);
      const example = { ...exampleOf({ text, askAnyOf }, asked, '', true), spans: [], act: -1 };
      lines.push(JSON.stringify({ file: `article:${id}`, line: n, turn: 0, variant, ...example }));
    }
}
const textOf = (text: string) => {
  const { ids } = tokenize(text);
  for (const id of ids) usedTokens.add(id);
  return ids.slice(0, 64);
};
const hash = hashOfCorpus(corpus);
const labels = {
  corpus: hash,
  roles: roleIds,
  roleKinds: roleIds.map((id) => roles[id].kind),
  roleTexts: roleIds.map((id) => textOf(roles[id].meaning)),
  asks: askIds,
  askTexts: asks.map(({ texts }) => texts.map(textOf)),
  acts,
  wants,
  relatives,
  owners,
  thingKinds,
  cases,
  wordFacts: wordFactIds,
};
await mkdir(out, { recursive: true });
await writeFile(new URL('labels.json', out), JSON.stringify(labels));
await writeFile(new URL('trained-lines.txt', out), `${corpus.map(lineHash).join('\n')}\n`);
await writeFile(new URL('examples.jsonl.gz', out), gzipSync(lines.join('\n')));
await writeFile(new URL('base.safetensors', out), await trimBase(model.weightsPath, usedTokens));
console.log(
  `${corpus.length} lines, ${lines.length} examples, ${markedSpans} marked numbers, ${missedSpans} not found by the number reader, corpus ${hash}`,
);
