import { openReader } from '#server/embedder/reader/open-reader.ts';
import { model } from '#server/embedder/model.ts';
const r = await openReader(model);
for (const n of [43, 254]) { const text = 'money '.repeat(n); for (let i=0;i<5;i++) r.askVector(text); const c = process.cpuUsage(); for (let i=0;i<30;i++) r.askVector(text); const d = process.cpuUsage(c); console.log('own', n+2, ((d.user+d.system)/1000/30).toFixed(1),'ms cpu'); }
