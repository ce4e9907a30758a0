import { openReader } from '#server/embedder/reader/open-reader.ts';
import { model } from '#server/embedder/model.ts';
import { collectAsks } from '#advisor/reader/asks.ts';
import { loadArticles } from '#server/embedder/load-knowledge.ts';
import { loadAskVectors } from '#server/embedder/reader/ask-vectors.ts';
import { createReader } from '#advisor/reader/create-reader.ts';
const r = await openReader(model);
const asks = await loadAskVectors(collectAsks(await loadArticles()), async (t) => t.map(r.askVector));
const reader = createReader({ score: async (m) => r.score(m, asks) });
for (const t of process.argv.slice(2)) {
  for (let i = 0; i < 5; i++) await reader.read({ text: t, before: [], asked: undefined });
  const s = process.cpuUsage();
  const x = await reader.read({ text: t, before: [], asked: undefined });
  const c = process.cpuUsage(s);
  console.log(
    t,
    '\n',
    `${((c.user + c.system) / 1000).toFixed(1)}ms act=${x.act.id} want=${x.want.id} ${x.want.probability.toFixed(2)} asks=${x.asks
      .slice(0, 3)
      .map((a) => a.id + ' ' + a.probability.toFixed(2))
      .join(', ')}\n facts=${x.facts.map((f) => f.id).join(',')}\n`,
    x.told
      .map((q) => `${q.said}→${q.role}@${q.owner}:${q.kind}/${q.case} ${q.probability.toFixed(2)}`)
      .join(' | '),
  );
}
