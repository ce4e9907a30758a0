import { createHash } from 'node:crypto';
import { loadCorpus } from '#reader/corpus.ts';
const c = await loadCorpus();
console.log(createHash('sha256').update(JSON.stringify(c.map(({ turns }) => turns))).digest('hex').slice(0, 16), c.length);
