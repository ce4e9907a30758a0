/**
 * `npm run reader:candidates -- IN OUT`: plays conversations and lists for every message the texts that may answer it, so
 * that they can be marked for the ranker. IN has a conversation a line: `{"turns": ["first message", "second", …]}`.
 * OUT gets the messages with numbered candidates to read, and OUT.json the same for `reader:mark`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import type { Answer } from '#advisor/answer/create-advisor.ts';
import { withoutReceipts } from '#advisor/compose/receipt-fence.ts';
import type { Message } from '#advisor/dialogue/remember.ts';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { guides } from '#advisor/guides/registry.ts';
import { renderPlain } from '#advisor/quantities/text.ts';
import type { CollectionName } from '#advisor/retrieve/collect-entries.ts';
import { rankedText } from '#advisor/retrieve/ranked-text.ts';
import { createRetriever, type Found, type Retriever } from '#advisor/retrieve/search.ts';
import { openAdvisor } from '#server/advice/open-advisor.ts';
import { createEmbedder } from '#server/embedder/create-embedder.ts';
import { loadKnowledge } from '#server/embedder/load-knowledge.ts';
import { markedKey, type FoundMessage } from '#reader/marking.ts';

const [inFile, outFile] = process.argv.slice(2);
if (!inFile || !outFile) throw new Error('Use it as: npm run reader:candidates -- IN OUT');

const now = new Date();
const year = now.getUTCFullYear();
/** How many texts are listed for a message: the best of those that the product ranks, and others that are near. */
const max = { ranked: 10, articles: 10, guides: 3, all: 16 } as const;

const embedder = createEmbedder({ patienceMs: 120_000 });
const { collections } = await loadKnowledge(year);
const retriever = createRetriever({ collections, embedder, log: console.error });
const about = new Map<string, string>(guides.map((guide) => [guide.id, guide.about]));

interface Text {
  key: string;
  /** Texts with the same answer are listed once. */
  group: string;
  shown: string;
}

const kindOf = { articles: 'article', guides: 'guide' } as const;

function textOf(shelf: CollectionName, { entry }: Pick<Found, 'entry'>): Text | undefined {
  const { id, part, text, subject, answer } = entry;
  if (shelf === 'articles' && answer === undefined && subject === '') return undefined;
  const kind = kindOf[shelf];
  const key = markedKey(kind, entry);
  if (shelf === 'guides')
    return { key, group: `guide:${id}`, shown: `${text} -> DECISION: ${about.get(id)}` };
  return {
    key,
    group: `${id} ${answer ?? part}`,
    shown: answer === undefined ? text : `${text} -> ${answer}`,
  };
}

/** What the ranker reads of a text leads back to it. */
const byRankedText = new Map(
  (['guides', 'articles'] as const).flatMap((shelf) =>
    collections[shelf].entries.flatMap((entry) => {
      const text = textOf(shelf, { entry });
      const read = rankedText(shelf === 'guides' ? { ...entry, answer: about.get(entry.id)! } : entry);
      return text ? [[read, text] as const] : [];
    }),
  ),
);

/** What the product ranked for the message that is being answered, and how well it fits. */
const ranked = new Map<string, number>();
const { advisor } = await openAdvisor({
  embedder: {
    ...embedder,
    rank: async (message, texts, signal) => {
      const fits = await embedder.rank!(message, texts, signal);
      for (const [at, fit] of fits.entries()) ranked.set(texts[at]!, fit);
      return fits;
    },
  },
  openReaderModel: embedder.openReaderModel,
  model: null,
  now: () => now,
  log: console.error,
});

async function search(before: readonly string[], message: string): Promise<Text[]> {
  const queries = await Promise.all([
    retriever.read(message),
    ...(before[0] === undefined
      ? []
      : [retriever.read(`${before[0].slice(-400)} ${message}`, undefined, message)]),
    ...(before.length < 2
      ? []
      : [retriever.read(`${before.at(-1)!.slice(-400)} ${message}`, undefined, message)]),
  ]);
  return (['guides', 'articles'] as const).flatMap((shelf) =>
    queries.flatMap((query) => nearest(query, shelf, Math.ceil(max[shelf] / queries.length))),
  );
}

function nearest(
  query: Awaited<ReturnType<Retriever<CollectionName>['read']>>,
  shelf: CollectionName,
  count: number,
): Text[] {
  const texts = query.find(shelf, { limit: 80 }).flatMap((found) => textOf(shelf, found) ?? []);
  return onceEach(texts).slice(0, count);
}

const onceEach = (texts: readonly Text[]) =>
  [...new Map(texts.toReversed().map((text) => [text.group, text])).values()].toReversed();

/** What a guide would say: it is marked as well. */
function decisionOf({ planned }: Answer): string | undefined {
  if (planned?.plan.kind !== 'guide') return undefined;
  const { opening, because } = runGuide(planned.plan.guide, planned.plan.given, year).verdict;
  return [opening, ...because].map(renderPlain).join(' ');
}

const conversations = (await readFile(inFile, 'utf8'))
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => (JSON.parse(line) as { turns: string[] }).turns);

const found: FoundMessage[] = [];
const shown: string[] = [];
for (const [number, turns] of conversations.entries()) {
  const messages: Message[] = [];
  for (const [at, text] of turns.entries()) {
    ranked.clear();
    messages.push({ role: 'user', content: text });
    const answer = await advisor.answer({ messages, mode: 'free' });
    messages.push({ role: 'assistant', content: answer.text });
    const before = turns.slice(0, at);
    const best = [...ranked].toSorted(([, one], [, other]) => other - one).map(([one]) => one);
    const own = best.flatMap((one) => byRankedText.get(one) ?? []).slice(0, max.ranked);
    const texts = onceEach([...own, ...(await search(before, text))]).slice(0, max.all);
    const id = `${number + 1}.${at + 1}`;
    const decision = decisionOf(answer);
    found.push({
      id,
      before,
      text,
      candidates: texts.map(({ key }) => key),
      ...(decision ? { decision } : {}),
    });
    shown.push(
      `### ${id}\nMESSAGE: ${text}`,
      `REPLY (${answer.planned?.plan.kind ?? 'declined'}): ${withoutReceipts(answer.text).replaceAll(/\s+/g, ' ').slice(0, 320)}`,
      ...(decision ? [`z) DECISION SAID: ${decision}`] : []),
      ...texts.map((one, n) => `${n + 1}) ${one.shown.replaceAll(/\s+/g, ' ').slice(0, 290)}`),
      '',
    );
  }
}
await writeFile(outFile, shown.join('\n'));
await writeFile(`${outFile}.json`, JSON.stringify(found, null, 1));
embedder.close();
console.log(`${found.length} messages`);
