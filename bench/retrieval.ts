import { collectEntries } from '#advisor/retrieve/collect-entries.ts';
import type { Collection } from '#advisor/retrieve/collection.ts';
import type { Embedder } from '#advisor/retrieve/embedder.ts';
import { createRetriever } from '#advisor/retrieve/search.ts';
import { createVectorTable } from '#advisor/retrieve/vectors.ts';
import {
  measureRate,
  measureTime,
  megabytesInUse,
  printTable,
  toRow,
  residentMegabytes,
} from '#bench/measure.ts';
import { createEmbedder } from '#server/embedder/create-embedder.ts';
import { loadArticles, loadKnowledge } from '#server/embedder/load-knowledge.ts';

const dimensions = 384;
const sizes = [100, 1_000, 100_000];
const question = 'Should I pay off my student loans before I put more into my 401(k) at work?';

/** Finding passages once the question is a vector, and what it takes to make it one. */
export async function benchRetrieval(): Promise<void> {
  await benchSearch();
  await benchEmbedder();
}

/** Real passages repeated, so that word frequencies are real, with random vectors. */
async function benchSearch(): Promise<void> {
  const { articles: passages } = collectEntries(await loadArticles(), 2026);
  const rows = [];
  const builds = [];
  for (const size of sizes) {
    const before = megabytesInUse();
    const started = performance.now();
    const collection: Collection = {
      entries: Array.from({ length: size }, (_, n) => ({ ...passages[n % passages.length]!, id: String(n) })),
      vectors: {
        texts: createVectorTable(madeUpRows(size), dimensions, madeUp.name),
        subjects: createVectorTable(new Int8Array(), dimensions, madeUp.name),
        subjectOf: new Int32Array(size).fill(-1),
      },
    };
    const find = createRetriever({
      collections: { passages: collection },
      embedder: madeUp,
      log: console.log,
    });
    const built = performance.now() - started;
    const held = megabytesInUse() - before;
    builds.push({ passages: size, 'built in ms': Math.round(built), 'MB held': Math.round(held) });
    const rate = await measureRate(async () => (await find.read(question)).find('passages'), { lanes: 1 });
    rows.push(toRow(`${size} passages`, rate, null));
  }
  printTable('Finding 5 passages by meaning and words, the question being a vector already', rows);
  printTable('Making the index in memory', builds);
}

async function benchEmbedder(): Promise<void> {
  const loaded = await measureTime(() => loadKnowledge(2026));
  const embedder = createEmbedder({ patienceMs: null });
  const started = await measureTime(() => embedder.warm());
  let asked = 0;
  const askNew = () => embedder.embed([`${question} ${asked++}`]);
  await measureRate(askNew, { lanes: 1, seconds: 2 }); // until the optimising compiler is done
  const one = await measureRate(askNew, { lanes: 1 });
  const many = await measureRate(askNew, { lanes: 10 });
  const remembered = await measureRate(() => embedder.embed([question]), { lanes: 1, seconds: 1 });
  printTable('Questions to vectors', [
    toRow('new, one at a time', one, one),
    toRow('new, ten at once', many, one),
    toRow('remembered', remembered, one),
  ]);
  printTable('Starting', [
    { what: 'knowledge base with its vectors from disk, ms', figure: Math.round(loaded) },
    { what: 'embedding process, to its first vector, ms', figure: Math.round(started) },
    { what: 'embedding process, resident MB', figure: (await residentMegabytes(embedder.pid)).toFixed(0) },
  ]);
  embedder.close();
}

const madeUp: Embedder = {
  name: 'made up',
  dimensions,
  embed: (texts) => Promise.resolve(texts.map(() => Float32Array.from(madeUpRows(1)))),
};

function madeUpRows(count: number): Int8Array {
  return Int8Array.from({ length: count * dimensions }, (_, n) => ((n * 2_654_435_761) >>> 24) - 128);
}
