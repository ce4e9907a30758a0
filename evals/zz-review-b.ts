import { openEvaluatedAdvisor } from '#evals/open-advisor.ts';
import { readReceipts } from '#advisor/compose/receipt.ts';
import { readFileSync } from 'node:fs';
const o = await openEvaluatedAdvisor({ byWords: false });
const lines = readFileSync(process.argv[2]!, 'utf8').split('\n').filter((l) => l.trim());
for (const line of lines) {
  const messages: any[] = [];
  console.log('=====');
  for (const q of line.split('||').map((s) => s.trim())) {
    messages.push({ role: 'user', content: q });
    try {
      const a: any = await o.advisor.answer({ messages, mode: 'free' } as any);
      const plain = a.text.replace(/```findeus[\s\S]*?```/g, '').trim();
      console.log('Q:', q, '\n ->', a.planned?.plan.kind, '|', plain.replace(/\n+/g, ' / ').slice(0, 420));
      for (const r of readReceipts(a.text) as any[]) {
        console.log('   R', r.calculator, Object.entries(r.inputs).map(([k, v]: any) => `${k}=${JSON.stringify(v.value)}${v.origin === 'you said' ? '' : v.origin[0] === 'a' ? '~' : '^'}`).join(' ').slice(0, 600), r.missing ? 'MISSING ' + r.missing : '');
        console.log('   F', r.figures.slice(0, 5).map((f: any) => `${f.id}=${f.value}`).join(' '));
      }
      messages.push({ role: 'assistant', content: a.text });
    } catch (e) { console.log('ERR', q, e); break; }
  }
}
await o.close();
