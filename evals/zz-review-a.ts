import { openEvaluatedAdvisor } from '#evals/open-advisor.ts';
import { readReceipts } from '#advisor/compose/receipt.ts';
import { readFileSync } from 'node:fs';
const o = await openEvaluatedAdvisor({ byWords: false });
const qs = readFileSync(process.argv[2]!, 'utf8').split('\n').filter((l) => l.trim());
let i = 0;
for (const q of qs) {
  try {
    const a = await o.advisor.answer({ messages: [{ role: 'user', content: q }], mode: 'free' });
    const prose = a.text.replace(/```findeus\n.+\n```/g, '').split('\n').filter((l) => l.trim());
    console.log(`\n${++i}. Q: ${q}\n   [${a.planned?.plan.kind}] ${prose.slice(0, 2).join(' | ').slice(0, 600)}`);
    for (const r of readReceipts(a.text)) {
      const ins = Object.entries(r.inputs).map(([k, v]) => `${k}=${JSON.stringify(v.value)}${v.origin === 'you said' ? '*' : ''}`).join(' ');
      console.log(`   R ${r.calculator} ${r.year}: ${ins}${r.missing ? ' MISSING ' + r.missing : ''}${r.variants ? ' VAR ' + JSON.stringify(r.variants) : ''}\n     => ${r.figures.slice(0, 5).map((f) => f.id + '=' + f.value).join(' ')}`);
    }
  } catch (e) { console.log('ERR', q, e); }
}
await o.close();
