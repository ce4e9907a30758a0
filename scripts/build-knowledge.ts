/**
 * `npm run knowledge`: makes the vectors of the articles, which are found by meaning, and those of everything that can
 * be asked, which the reader matches questions with. Run after changing an article, a calculator's words, a fact's
 * label or the reader's weights; only what has changed is worked out again.
 */
import { mkdir } from 'node:fs/promises';
import type { FactEntry } from '#advisor/facts/define-facts.ts';
import { ledger } from '#advisor/facts/ledger.ts';
import { collectEntries } from '#advisor/retrieve/collect-entries.ts';
import { textsToEmbed } from '#advisor/retrieve/collection.ts';
import { quantize } from '#advisor/retrieve/vectors.ts';
import { collectAsks } from '#advisor/reader/asks.ts';
import { createEmbedder } from '#server/embedder/create-embedder.ts';
import { model } from '#server/embedder/model.ts';
import { askKey, askVectorFile, meanDirection, nameOfWeights } from '#server/embedder/reader/ask-vectors.ts';
import { openReader } from '#server/embedder/reader/open-reader.ts';
import { knowledgeVectors, loadArticles } from '#server/embedder/load-knowledge.ts';
import { keyOf, readVectorFile, writeVectorFile } from '#server/embedder/vector-file.ts';

const started = performance.now();
const newestYear = Math.max(
  ...Object.values<FactEntry>(ledger).flatMap(({ values }) => Object.keys(values).map(Number)),
);
const { articles, guides } = collectEntries(await loadArticles(), newestYear);
const entries = [...articles, ...guides];
const texts = new Map(textsToEmbed(entries).map((text) => [keyOf(text), text]));

await buildAskVectors();

const embedder = createEmbedder({ patienceMs: null });
const before = await readVectorFile(knowledgeVectors);
const known = before?.model === embedder.name ? before.vectors : new Map<string, Int8Array>();
const changed = [...texts].filter(([key]) => !known.has(key));
const made = changed.length > 0 ? await embedder.embed(changed.map(([, text]) => text)) : [];
embedder.close();
const fresh = new Map(changed.map(([key], n) => [key, quantize(made[n]!)]));

await mkdir(new URL('.', knowledgeVectors), { recursive: true });
await writeVectorFile(knowledgeVectors, {
  model: embedder.name,
  dimensions: embedder.dimensions,
  year: newestYear,
  vectors: new Map([...texts.keys()].map((key) => [key, (fresh.get(key) ?? known.get(key))!])),
});

/** For the reader: the vectors that questions are matched with. With a new weights file, all of them are made again. */
async function buildAskVectors(): Promise<void> {
  const [reader, name] = await Promise.all([openReader(model), nameOfWeights()]);
  const asks = collectAsks(await loadArticles());
  const stored = await readVectorFile(askVectorFile);
  const old = stored?.model === name ? stored.vectors : new Map<string, Int8Array>();
  const vectors = new Map(
    asks.map((ask) => [
      askKey(ask),
      old.get(askKey(ask)) ?? quantize(meanDirection(ask.texts.map((text) => reader.askVector(text)))),
    ]),
  );
  const dimensions = vectors.values().next().value?.length ?? 0;
  await writeVectorFile(askVectorFile, { model: name, dimensions, year: null, vectors });
  console.log(`${vectors.size} asks that questions are matched with`);
}

const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`${texts.size} texts, ${changed.length} new vectors in ${seconds} s`);
