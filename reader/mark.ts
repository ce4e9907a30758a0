/**
 * `npm run reader:mark -- FOUND MARKS OUT`: joins what `reader:candidates` found (its `.json`) with marks, a line for each
 * message (see marking.ts), into lines for `reader/ranker`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { readMarks, type FoundMessage } from '#reader/marking.ts';

const [foundFile, marksFile, outFile] = process.argv.slice(2);
if (!foundFile || !marksFile || !outFile)
  throw new Error('Use it as: npm run reader:mark -- FOUND MARKS OUT');
const all = JSON.parse(await readFile(foundFile, 'utf8')) as FoundMessage[];
const found = new Map(all.map((message) => [message.id, message]));
const lines = (await readFile(marksFile, 'utf8')).split('\n').filter((line) => line.trim() !== '');
const marked = lines.map((line) => readMarks(line, found));
await writeFile(outFile, marked.map((line) => `${JSON.stringify(line)}\n`).join(''));
console.log(`${marked.length} of ${all.length} messages are marked`);
