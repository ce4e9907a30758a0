/**
 * `npm run bench`: figures side by side. Machines differ and are noisy; the ratios are what to compare.
 * `npm run bench -- advisor http` runs only the parts that are named.
 */
import { benchAdvisor } from '#bench/advisor.ts';
import { benchChat } from '#bench/chat.ts';
import { benchAccounts, benchClones, benchPostgres } from '#bench/postgres.ts';
import { benchHttp } from '#bench/http.ts';
import { benchPage } from '#bench/page.ts';
import { benchReading } from '#bench/reading.ts';
import { benchRetrieval } from '#bench/retrieval.ts';
import { benchStart } from '#bench/start.ts';
import { buildServer } from '#server/testing/start-server.ts';

const parts = new Map([
  ['start', benchStart],
  ['http', benchHttp],
  ['page', benchPage],
  ['chat', benchChat],
  ['clones', benchClones],
  ['postgres', benchPostgres],
  ['retrieval', benchRetrieval],
  ['reading', benchReading],
  ['advisor', benchAdvisor],
]);

/** Parts of other benchmarks, which run by themselves only when named. */
const onRequest = new Map([['auth', benchAccounts]]);

const named = process.argv.slice(2);
const all = new Map([...parts, ...onRequest]);
const unknown = named.filter((name) => !all.has(name));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. The parts are ${[...all.keys()].join(', ')}.`);
  process.exit(1);
}
await buildServer();
for (const [name, bench] of named.length === 0 ? parts : all) {
  if (named.length === 0 || named.includes(name)) await bench();
}
