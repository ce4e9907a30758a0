import { openAdvisor } from '#server/advice/open-advisor.ts';
import { createEmbedder } from '#server/embedder/create-embedder.ts';
const embedder = createEmbedder({ patienceMs: 60000 });
const { advisor } = await openAdvisor({ embedder, openReaderModel: embedder.openReaderModel, model: null, now: () => new Date(), log: () => {} } as never);
const messages: any[] = [];
for (const q of process.argv.slice(2)) {
  messages.push({ role: 'user', content: q });
  const a: any = await advisor.answer({ messages, mode: 'free' });
  messages.push({ role: 'assistant', content: a.text });
  for (const k of ['picture','wider']) console.log(k, a.remembered[k].about, a.remembered[k].facts.map((f: any) => `${f.said}=${f.role}@${f.owner}:${f.kind}/${f.case} t${f.turn} ${JSON.stringify(f.place ?? '')} ${f.name ?? ''} ${f.value}`));
  console.log(a.remembered.picture.words.map((w: any) => w.key+'='+w.value).join(' '));
}
embedder.close();
