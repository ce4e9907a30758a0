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

/** Questions of one group get the same answer. The others of a text lead to the text as a whole. */
const groupOf = (kind: string, { id, part, answer }: Entry) =>
  answer === undefined && !part.startsWith('side ') ? null : `${kind}:${id} ${part} ${answer ?? ''}`;
const entriesOf = (kind: 'article' | 'guide', entries: readonly Entry[]) =>
  entries.map((entry) => ({
    ids: tokensOf(entry.text),
    text: `${kind}:${entry.id}`,
    group: groupOf(kind, entry),
    // A passage is found together with its subject; what is compared here are questions.
    isQuestion: entry.subject === '',
  }));
const others = collectAsks(articles).filter(({ kind }) => kind !== 'article' && kind !== 'guide');
const entries = [
  ...entriesOf('article', found.articles),
  ...entriesOf('guide', found.guides),
  ...others.flatMap(({ id, texts }) =>
    texts.map((text) => ({ ids: tokensOf(text), text: id, group: null, isQuestion: true })),
  ),
];

const queries = (await loadCorpus()).flatMap(({ file, turns }) =>
  turns.flatMap((turn, at) => {
    const [ask, second] = turn.ask ?? [];
    if (ask === undefined || second !== undefined) return [];
    // What goes on from an answer says too little by itself.
    if (at > 0 && turn.act !== 'another' && turn.act !== 'new') return [];
    return [{ ids: tokensOf(readMarkup(turn.text).text), text: ask, isLater: at > 0, isTest: isTestFile(file) }];
  }),
);

/** Texts of which neither is wrong where the other is meant: a guide and the articles that it rests on. */
const akin = guides.map(({ id, articles: its }) => [`guide:${id}`, its.map((article) => `article:${article}`)]);

await mkdir(out, { recursive: true });
await writeFile(
  new URL('vectors.json.gz', out),
  gzipSync(JSON.stringify({ entries, queries, akin: Object.fromEntries(akin) })),
);
await writeFile(new URL('vectors-base.safetensors', out), await trimBase(model.weightsPath, usedTokens));
console.log(`${entries.length} texts, ${queries.length} questions of the corpus`);
