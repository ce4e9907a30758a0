/**
 * `npm run reader:prepare-vectors`: turns the questions of the articles and guides and the questions of the corpus into
 * what reader/train-vectors.py reads. Tokens are those of the product's own tokenizer.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { guides } from '#advisor/guides/registry.ts';
import { collectAsks } from '#advisor/reader/asks.ts';
import { collectEntries } from '#advisor/retrieve/collect-entries.ts';
import type { Entry } from '#advisor/retrieve/passages.ts';
import { isTestFile, loadCorpus } from '#reader/corpus.ts';
import { loadMarked, markedKey, togetherWithFirst } from '#reader/marking.ts';
import { readMarkup } from '#reader/markup.ts';
import { trimBase } from '#reader/trim-base.ts';
import { createTokenizer, type Vocabulary } from '#server/embedder/encoder/wordpiece.ts';
import { loadArticles } from '#server/embedder/load-knowledge.ts';
import { model } from '#server/embedder/model.ts';

const out = new URL('build/', import.meta.url);
/** Passages are found by their beginning; questions are shorter than this. */
const maxTokens = 96;
const year = 2026;

const vocabulary = JSON.parse(await readFile(model.tokenizerPath, 'utf8')) as Vocabulary;
const tokenize = createTokenizer(vocabulary, maxTokens);
const usedTokens = new Set<number>([0]);
function tokensOf(text: string): number[] {
  const { ids } = tokenize(text);
  for (const id of ids) usedTokens.add(id);
  return ids;
}

const articles = await loadArticles();
const found = collectEntries(articles, year);

/** What a conversation is about, in the words that the product puts before a later message. */
const asks = collectAsks(articles);
const titles = new Map<string, string>([
  ...asks.map(({ id, title }): [string, string] => [id, title]),
  ...guides.map(({ id, title }): [string, string] => [`guide:${id}`, title]),
]);

/** Questions of one group get the same answer. The others of a text lead to the text as a whole. */
const groupOf = (kind: string, { id, part, answer }: Entry) =>
  answer === undefined && !part.startsWith('side ') ? null : `${kind}:${id} ${part} ${answer ?? ''}`;
const entriesOf = (kind: 'article' | 'guide', entries: readonly Entry[]) =>
  entries.map((entry) => ({
    ids: tokensOf(entry.text),
    key: markedKey(kind, entry),
    text: `${kind}:${entry.id}`,
    group: groupOf(kind, entry),
    // A passage is found together with its subject; what is compared here are questions.
    isQuestion: entry.subject === '',
  }));
const others = asks.filter(({ kind }) => kind !== 'article' && kind !== 'guide');
const entries = [
  ...entriesOf('article', found.articles),
  ...entriesOf('guide', found.guides),
  ...others.flatMap(({ id, texts }) =>
    texts.map((text) => ({ ids: tokensOf(text), key: '', text: id, group: null, isQuestion: true })),
  ),
];

/** A later message with fewer tokens says too little by itself. */
const minTokensAlone = 9;

const queries = (await loadCorpus()).flatMap(({ file, turns }) =>
  turns.flatMap((turn, at) => {
    const [ask, second] = turn.ask ?? [];
    if (ask === undefined || second !== undefined) return [];
    if (at > 0 && turn.act !== 'another' && turn.act !== 'new') return [];
    const { text } = readMarkup(turn.text);
    const about = turns.slice(0, at).findLast((one) => one.ask)?.ask?.[0];
    const topic = turn.act === 'new' ? undefined : titles.get(about ?? '');
    const wordings = [tokensOf(text), ...(topic === undefined ? [] : [tokensOf(`${topic}: ${text}`)])];
    return wordings
      .filter((ids, n) => at === 0 || n > 0 || ids.length >= minTokensAlone)
      .map((ids) => ({ ids, text: ask, isTest: isTestFile(file) }));
  }),
);

const placeOf = new Map(entries.map(({ key }, place) => [key, place]));
const marked = (await loadMarked()).map((message) => ({
  first: message.before[0] ?? message.text,
  isLater: message.before.length > 0,
  alone: tokensOf(message.text),
  together: tokensOf(togetherWithFirst(message)),
  candidates: message.candidates.flatMap(([key, grade]) => {
    const place = placeOf.get(key);
    return place === undefined ? [] : [[place, grade]];
  }),
}));

/** Texts of which neither is wrong where the other is meant: a guide and the articles that it rests on. */
const akin = guides.map(({ id, articles: its }) => [
  `guide:${id}`,
  its.map((article) => `article:${article}`),
]);

await mkdir(out, { recursive: true });
await writeFile(
  new URL('vectors.json.gz', out),
  gzipSync(JSON.stringify({ entries, queries, marked, akin: Object.fromEntries(akin) })),
);
await writeFile(new URL('vectors-base.safetensors', out), await trimBase(model.weightsPath, usedTokens));
console.log(
  `${entries.length} texts, ${queries.length} questions of the corpus, ${marked.length} marked messages`,
);
