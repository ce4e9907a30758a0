/** `npm run support:list`: the requests for support that wait for an answer, and closing one. */
import { answerDue, supportTopics } from '#contract/support.ts';
import type { Database } from '#server/db/database.ts';
import { loadMigrationSet, migrate } from '#server/db/migrate.ts';
import { readEnv } from '#server/env.ts';
import { explainStartFailure } from '#server/explain-start-failure.ts';
import { closeRequest, listOpenRequests, type OpenRequest } from '#server/functions/support/open-requests.ts';
import { joinDatabase } from '#server/open-database.ts';

const usage = `npm run support:list                           open requests: Pro first, then the oldest
npm run support:list -- --close FD-7KM-2QX     closes one that is answered`;

/** An error of the caller: printed without a stack trace. */
class Refusal extends Error {}

async function run(args: string[]): Promise<string> {
  const [option, reference, ...more] = args;
  const isClose = option === '--close' && reference !== undefined && more.length === 0;
  if (option !== undefined && !isClose) throw new Refusal(usage);
  const database = await joinDatabase(readEnv());
  try {
    await migrate(database, await loadMigrationSet());
    return isClose ? await close(database, reference) : await list(database);
  } finally {
    await database.close();
  }
}

async function close(database: Database, reference: string): Promise<string> {
  const closed = await database.transaction((queries) => closeRequest(queries, reference));
  if (!closed) throw new Refusal(`No open request has the reference "${reference}".`);
  return `Closed: ${reference.trim().toUpperCase()}.`;
}

async function list(database: Database): Promise<string> {
  const requests = await database.transaction(listOpenRequests);
  if (requests.length === 0) return 'No request is open.';
  const now = new Date();
  return [...requests.map((request) => describe(request, now)), `${requests.length} open.`].join('\n\n');
}

function describe(request: OpenRequest, now: Date): string {
  const { reference, plan, topic, email, message, created_at: asked } = request;
  const due = answerDue(plan, asked);
  const state = due < now ? 'OVERDUE since' : 'due';
  return [
    `${reference}  ${plan === 'pro' ? 'PRO ' : 'free'}  ${supportTopics[topic]}`,
    `  ${plain(email ?? 'no email address')}, ${minute(asked)} UTC, ${state} ${minute(due)} UTC`,
    ...message.split(/\r\n?|\n/).map((line) => `  > ${plain(line)}`),
  ].join('\n');
}

const minute = (at: Date) => at.toISOString().slice(0, 16).replace('T', ' ');

/** Removes control characters, because text of users must not control the terminal. */
const plain = (text: string) => text.replaceAll(/[\p{Cc}\p{Cf}]/gu, ' ');

try {
  console.log(await run(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Refusal ? error.message : explainStartFailure(error));
  process.exitCode = 1;
}
