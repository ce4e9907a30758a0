import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { it } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openSmallEmbedded } from '#server/testing/postgres/embedded.ts';
import { freshDataFolder } from '#server/testing/postgres/fresh-database.ts';
import { killRounds } from '#server/testing/kill-rounds.ts';

const kills = killRounds(12);

/** A process that writes as fast as it can and prints each number only after its transaction was committed. */
const writer = `
  import { openSmallEmbedded } from '#server/testing/postgres/embedded.ts';
  const [dataDir, from] = process.argv.slice(1);
  const database = await openSmallEmbedded(dataDir);
  for (let n = Number(from); ; n++) {
    await database.transaction((q) => q.query('insert into public.notes values ($1)', [n]));
    process.stdout.write(n + '\\n');
  }`;

/** Lets the writer print `count` numbers and a little more, then kills it or its Postgres. */
async function writeUntilKilled(
  dataDir: string,
  from: number,
  count: number,
  kill: (pid: number) => Promise<void>,
) {
  const child = spawn(
    process.execPath,
    ['--input-type=module-typescript', '-e', writer, dataDir, String(from)],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const ended = once(child, 'exit');
  const printed: number[] = [];
  for await (const line of createInterface(child.stdout)) {
    printed.push(Number(line));
    if (printed.length === count) setTimeout(() => void kill(child.pid!), Math.random() * 20);
  }
  await ended;
  return printed;
}

async function storedNumbers(database: Database): Promise<Set<number>> {
  const rows = await database.query<{ n: number }>('select n from public.notes');
  return new Set(rows.map(({ n }) => n));
}

const postmasterOf = async (dataDir: string) =>
  Number((await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0]);

it(
  `keeps every acknowledged write through ${kills} kill -9 of the process, of Postgres, or of both`,
  { timeout: 240_000 },
  async ({ expect }) => {
    const { dataDir, remove } = await freshDataFolder();
    let database = await openSmallEmbedded(dataDir);
    await database.transaction((q) => q.script('create table public.notes (n int primary key)'));
    await database.close();
    const acknowledged: number[] = [];
    for (let round = 0; round < kills; round++) {
      const kill = async (pid: number) => {
        // The whole group of Postgres, as a power cut would; the writer then ends for want of a database.
        if (round % 3 !== 0) process.kill(-(await postmasterOf(dataDir)), 'SIGKILL');
        if (round % 3 !== 1) process.kill(pid, 'SIGKILL');
      };
      // An unacknowledged number may or may not be stored: the next round starts well beyond it.
      const count = 1 + Math.floor(Math.random() * 60);
      acknowledged.push(...(await writeUntilKilled(dataDir, round * 100_000, count, kill)));
    }
    database = await openSmallEmbedded(dataDir);
    const stored = await storedNumbers(database);
    await database.close();
    await remove();
    expect(acknowledged.length).toBeGreaterThanOrEqual(kills);
    expect(acknowledged.filter((n) => !stored.has(n))).toEqual([]);
  },
);
