import { openAdvisor } from '#server/advice/open-advisor.ts';
import { openInProcessReader } from '#server/embedder/reader/in-process-reader.ts';
const { advisor } = await openAdvisor({ embedder: null, openReaderModel: openInProcessReader, model: null, now: () => new Date('2026-11-16T12:00:00Z'), log: () => {} });
const talks = process.argv.slice(2).map((t) => t.split(' // '));
for (const talk of talks) { console.log('\n=====');
  const messages: any[] = [];
  for (const content of talk) { messages.push({ role: 'user', content });
    const a = await advisor.answer({ messages, mode: 'free' });
    const r = a.remembered?.reading;
    console.log('U:', content, '\n   ', r ? `act=${r.act.id} ${r.act.probability.toFixed(2)} rel=${r.relative.id} ask=${r.asks.slice(0,2).map(x=>x.id+' '+x.probability.toFixed(2))} ` + r.told.map(q=>`${q.said}→${q.role}@${q.owner}/${q.case}`).join(' | ')+' F:'+r.facts.map(f=>f.id).join(',') : '');
    console.log('   A['+a.planned?.plan.kind+' '+a.planned?.confidence.toFixed(2)+']:', a.text.split('\n')[0]?.replaceAll(/\]\([^)]*\)/g,']').slice(0, 220));
    messages.push({ role: 'assistant', content: a.text }); } }
process.exit(0);
