import { readFileSync } from 'node:fs';
import { openAdvisor } from '#server/advice/open-advisor.ts';
import { createEmbedder } from '#server/embedder/create-embedder.ts';
import { createRetriever } from '#advisor/retrieve/search.ts';
import { loadKnowledge } from '#server/embedder/load-knowledge.ts';
const now = new Date();
const embedder = createEmbedder({ patienceMs: 30_000 });
const { advisor } = await openAdvisor({ embedder, openReaderModel: embedder.openReaderModel, model: null, now: () => now, log: console.error });
const { collections } = await loadKnowledge(2026);
const retriever = createRetriever({ collections, embedder, log: console.error });
for (const q of readFileSync(process.argv[2]!, 'utf8').split('\n').filter(Boolean)) {
  const all: any = await advisor.consider({ messages: [{ role: "user", content: q }], mode: "free" }).plan(); const p = all.planned; if (!p) continue;
  const query = await retriever.read(q);
  const g = query.find('guides', { limit: 3, oncePerId: true }).map(({ entry, cosine }) => `${entry.id} ${cosine!.toFixed(2)}`);
  const a = query.find('articles', { limit: 200 }).filter(({ entry }) => entry.answer).slice(0, 2).map(({ entry, cosine }) => `${cosine!.toFixed(2)} ${entry.text.slice(0, 60)}`);
  const r = all.remembered?.reading;
  console.log(`\n${q.slice(0, 90)}\n  plan ${p.plan.kind} ${p.plan.guide?.id ?? p.plan.readings?.[0]?.article ?? ''} conf ${p.confidence?.toFixed?.(2)} | asks ${(r?.asks ?? []).slice(0, 4).map((x: any) => `${x.id} ${x.probability.toFixed(2)}`).join(', ')}\n  guides ${g.join(', ')}\n  qa ${a.join(' | ')}`);
}
embedder.close();
