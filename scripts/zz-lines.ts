import { writeFile } from 'node:fs/promises';
import { lineHash, loadCorpus } from '#reader/corpus.ts';
const c = await loadCorpus(); const changed = new Set(['words-1.jsonl:51','words-1.jsonl:189','words-1.jsonl:239','words-1.jsonl:328','words-2.jsonl:246','words-2.jsonl:247']);
const trained = c.filter(({ file, line }) => !changed.has(`${file}:${line}`) && !(file === 'words-1.jsonl' && line > 343) && !(file === 'words-2.jsonl' && line > 261));
await writeFile('reader/weights/trained-lines.txt', trained.map(lineHash).join('\n') + '\n'); console.log(trained.length, c.length);
