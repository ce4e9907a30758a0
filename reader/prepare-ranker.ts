/**
 * `npm run reader:prepare-ranker`: turns the texts that can be found, the questions of the corpus and the marked candidates
 * of reader/ranker into what reader/train-ranker.py reads. Tokens are those of the product's own tokenizer.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { guides } from '#advisor/guides/registry.ts';
import { collectAsks } from '#advisor/reader/asks.ts';
import { collectEntries } from '#advisor/retrieve/collect-entries.ts';
import type { Entry } from '#advisor/retrieve/passages.ts';
import { rankedMessage, rankedText, rankedWords } from '#advisor/retrieve/ranked-text.ts';
import { isTestFile, loadCorpus } from '#reader/corpus.ts';
import { loadMarked, markedKey, togetherWithFirst } from '#reader/marking.ts';
import { readMarkup } from '#reader/markup.ts';
import { trimBase } from '#reader/trim-base.ts';
import { createTokenizer, type Vocabulary } from '#server/embedder/encoder/wordpiece.ts';
import { loadArticles } from '#server/embedder/load-knowledge.ts';
import { model } from '#server/embedder/model.ts';
import { maxRankedTokens } from '#server/embedder/open-ranker.ts';

const out = new URL('build/', import.meta.url);
const year = 2026;

const vocabulary = JSON.parse(await readFile(model.tokenizerPath, 'utf8')) as Vocabulary;
const tokenize = createTokenizer(vocabulary, maxRankedTokens);
const usedTokens = new Set<number>([0]);
function tokensOf(text: string): number[] {
  const { ids } = tokenize(text);
  for (const id of ids) usedTokens.add(id);
  return ids;
}

const articles = await loadArticles();
const found = collectEntries(articles, year);
const about = new Map<string, string>(guides.map((guide) => [guide.id, guide.about]));

const titles = new Map<string, string>([
  ...collectAsks(articles).map(({ id, title }): [string, string] => [id, title]),
  ...guides.map(({ id, title }): [string, string] => [`guide:${id}`, title]),
]);

const groupOf = (kind: string, { id, part, answer }: Entry) => `${kind}:${id} ${part} ${answer ?? ''}`;
const entriesOf = (kind: 'article' | 'guide', entries: readonly Entry[]) =>
  entries
    // Questions of an article's head lead to it as a whole and answer nothing by themselves.
    .filter(({ answer, subject }) => kind === 'guide' || answer !== undefined || subject !== '')
    .map((entry) => ({
      key: markedKey(kind, entry),
      text: `${kind}:${entry.id}`,
      group: groupOf(kind, entry),
      isQuestion: entry.subject === '',
      asked: tokensOf(entry.text),
      whole: tokensOf(rankedText(kind === 'guide' ? { ...entry, answer: about.get(entry.id)! } : entry)),
      // Used as a message whose right text is another wording of the same answer.
      message: tokensOf(rankedMessage(entry.text, [])),
    }));
const entries = [...entriesOf('article', found.articles), ...entriesOf('guide', found.guides)];
const placeOf = new Map(entries.map(({ key }, place) => [key, place]));

const queries = (await loadCorpus()).flatMap(({ file, turns }) =>
  turns.flatMap((turn, at) => {
    const [ask, second] = turn.ask ?? [];
    if (ask === undefined || second !== undefined || !/^(?:article|guide):/.test(ask)) return [];
    if (at > 0 && turn.act !== 'another' && turn.act !== 'new') return [];
    const { text } = readMarkup(turn.text);
    const before = turns.slice(0, at).map((one) => readMarkup(one.text).text);
    const topic = titles.get(turns.slice(0, at).findLast((one) => one.ask)?.ask?.[0] ?? '');
    return {
      message: tokensOf(rankedMessage(text, before)),
      // As the product searches: with the topic before it.
      asked: tokensOf(topic === undefined || turn.act === 'new' ? text : `${topic}: ${text}`),
      text: ask,
      isLater: at > 0,
      isTest: isTestFile(file),
    };
  }),
);

let lost = 0;
const replies: number[][] = [];
const marked = (await loadMarked()).map((message) => {
  const { before, text, candidates, reply } = message;
  const known = candidates.flatMap(([key, grade]) => {
    const place = placeOf.get(key);
    if (place === undefined) lost += 1;
    return place === undefined ? [] : [[place, grade]];
  });
  // What a guide said has its place behind all texts that can be found.
  if (reply) known.push([entries.length + replies.push(tokensOf(rankedWords(reply[0]))) - 1, reply[1]]);
  return {
    first: before[0] ?? text,
    text,
    isLater: before.length > 0,
    message: tokensOf(rankedMessage(text, before)),
    withFirst: tokensOf(rankedMessage(text, before.slice(0, 1))),
    alone: tokensOf(text),
    together: tokensOf(togetherWithFirst(message)),
    candidates: known,
  };
});

const akin = guides.map(({ id, articles: its }) => [
  `guide:${id}`,
  its.map((article) => `article:${article}`),
]);

await mkdir(out, { recursive: true });
await writeFile(
  new URL('ranker.json.gz', out),
  gzipSync(
    JSON.stringify({
      entries,
      queries,
      marked,
      replies,
      akin: Object.fromEntries(akin),
    }),
  ),
);
await writeFile(new URL('ranker-base.safetensors', out), await trimBase(model.weightsPath, usedTokens));
console.log(
  `${entries.length} texts, ${queries.length} questions, ${marked.length} marked messages (${lost} texts gone)`,
);
