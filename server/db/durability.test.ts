import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { it } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openEmbedded } from '#server/db/open-embedded.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { freshDataFolder } from '#server/testing/fresh-database.ts';
import { startPostgresCluster } from '#server/testing/postgres-cluster.ts';

const kills = 20;
const createNotes = 'create table if not exists public.notes (n int primary key)';

/** A process that writes as fast as it can and says each number only after its transaction was committed. */
const writer = `
  import { openEmbedded } from '#server/db/open-embedded.ts';
  import { openPostgres } from '#server/db/postgres.ts';
  const [where, from] = process.argv.slice(1);
  const database = where.startsWith('postgres:')
    ? await openPostgres(where, { poolSize: 1, statementTimeout: 10000 })
    : await openEmbedded(where);
  for (let n = Number(from); ; n++) {
    await database.transaction((q) => q.query('insert into public.notes values ($1)', [n]));
    process.stdout.write(n + '\\n');
  }`;

/** Lets the writer run until it has said `count` numbers and a little more, then `strike`s it down. */
async function writeUntilKilled(
  where: string,
  from: number,
  count: number,
  strike: (writing: ChildProcess) => Promise<void>,
) {
  const child = spawn(
    process.execPath,
    ['--liftoff-only', '--input-type=module-typescript', '-e', writer, where, String(from)],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  const ended = once(child, 'exit');
  const said: number[] = [];
  for await (const line of createInterface(child.stdout)) {
    said.push(Number(line));
    if (said.length === count) void setTimeout(() => void strike(child), Math.random() * 20);
  }
  await ended;
  return said;
}

async function storedNumbers(database: Database): Promise<Set<number>> {
  const rows = await database.transaction((q) => q.query<{ n: number }>('select n from public.notes'));
  return new Set(rows.map(({ n }) => n));
}

// Both at once: each waits most of the time for a process to come up again.
it.concurrent(
  `keeps every acknowledged write through ${kills} kill -9 of the server [pglite]`,
  { timeout: 240_000 },
  async ({ expect }) => {
    const { dataDir, remove } = await freshDataFolder();
    let database = await openEmbedded(dataDir);
    await database.transaction((q) => q.script(createNotes));
    await database.close();
    const acknowledged: number[] = [];
    for (let kill = 0; kill < kills; kill++) {
      // An unacknowledged number may or may not be stored: start the next run well beyond it.
      const said = await writeUntilKilled(
        dataDir,
        kill * 100_000,
        1 + Math.floor(Math.random() * 60),
        async (writing) => {
          writing.kill('SIGKILL');
        },
      );
      acknowledged.push(...said);
    }
    database = await openEmbedded(dataDir);
    const stored = await storedNumbers(database);
    await database.close();
    await remove();
    expect(acknowledged.length).toBeGreaterThanOrEqual(kills);
    expect(acknowledged.filter((n) => !stored.has(n))).toEqual([]);
  },
);

it.concurrent(
  `keeps every acknowledged write through ${kills} kill -9 of Postgres itself [postgres]`,
  { timeout: 240_000 },
  async ({ expect }) => {
    const cluster = await startPostgresCluster();
    const url = cluster.url('postgres');
    const options = { poolSize: 1, statementTimeout: 10_000 };
    let database = await openPostgres(url, options);
    await database.transaction((q) => q.script(createNotes));
    await database.close();
    const acknowledged: number[] = [];
    for (let kill = 0; kill < kills; kill++) {
      const said = await writeUntilKilled(
        url,
        kill * 100_000,
        1 + Math.floor(Math.random() * 60),
        async (writing) => {
          await cluster.kill();
          // It may have ended by itself, for want of a database.
          writing.kill('SIGKILL');
        },
      );
      acknowledged.push(...said);
      await cluster.restart();
    }
    database = await openPostgres(url, options);
    const stored = await storedNumbers(database);
    await database.close();
    await cluster.stop();
    expect(acknowledged.length).toBeGreaterThanOrEqual(kills);
    expect(acknowledged.filter((n) => !stored.has(n))).toEqual([]);
  },
);
