import { openAdvisor } from '#server/advice/open-advisor.ts';
import { openInProcessReader } from '#server/embedder/reader/in-process-reader.ts';
import { chatTextLimits } from '#contract/chat-text-limits.ts';
import { readQuantities } from '#advisor/reader/quantities/read-quantities.ts';
const n = chatTextLimits.question; const rep = (s: string) => s.repeat(Math.ceil(n / s.length)).slice(0, n);
const texts = { brackets: rep('['), unders: rep('a_'), ones: rep('1 '), dollars: rep('$1,000 '), words: rep('one hundred and '), pct: rep('5% a year '), dash: rep('1-'), slash: rep('1/'), every: rep('every month '), mixed: rep('I am 34 and save $500 a month at 7% for 30 years, '), quote: rep('"'), spaces: rep(' '), dots: rep('.'), card: rep('4111 1111 1111 1111 '), compound: rep('compounded '), nested: rep('(((('), uni: rep('ﬀ½²'), receipts: rep('```findeus\n{}\n```\n') };
const { advisor } = await openAdvisor({ embedder: null, openReaderModel: openInProcessReader, model: null, now: () => new Date('2026-11-16T12:00:00Z'), log: () => {} });
await advisor.answer({ messages: [{ role: 'user', content: 'hello' }], mode: 'free' });
for (const [k, t] of Object.entries(texts)) { const q0 = process.cpuUsage(); readQuantities(t); const q = process.cpuUsage(q0); const s = process.cpuUsage(); const a = await advisor.answer({ messages: [{ role: 'user', content: t }], mode: 'pro' }); const d = process.cpuUsage(s); console.log(k.padEnd(10), ((q.user + q.system) / 1000).toFixed(0).padStart(5), ((d.user + d.system) / 1000).toFixed(0).padStart(6), a.planned?.plan.kind ?? 'guard'); }
process.exit(0);
