import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { openPostgres } from '#server/db/postgres.ts';
import { freshPostgresUrl } from '#server/testing/postgres/fresh-database.ts';

const rows = 32_000;
const rowBytes = 4_096;
/** A process that kept all rows would need twice as much. */
const enoughBytes = (rows * rowBytes) / 2;

const program = `
  import { restoreBackup } from '#server/db/backup/restore-backup.ts';
  import { writeBackup } from '#server/db/backup/write-backup.ts';
  import { loadMigrationSet } from '#server/db/migrate.ts';
  import { openPostgres } from '#server/db/postgres.ts';
  const [work, url, file] = process.argv.slice(1);
  let peak = 0;
  const measuring = setInterval(() => {
    // What is in use, without what only waits to be collected.
    gc();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    peak = Math.max(peak, heapUsed + arrayBuffers);
  }, 500);
  const database = await openPostgres(url, { poolSize: 1, statementTimeout: 60_000 });
  const options = { file, migrations: await loadMigrationSet(), productVersion: '1' };
  await (work === 'backup' ? writeBackup(database, options) : restoreBackup(database, options));
  await database.close();
  clearInterval(measuring);
  console.log(peak);
`;

/** The most memory that it had in use at any time. */
async function run(work: 'backup' | 'restore', url: string, file: string) {
  const child = spawn(
    process.execPath,
    ['--expose-gc', '--input-type=module', '--eval', program, work, url, file],
    {
      cwd: fileURLToPath(new URL('../../..', import.meta.url)),
      env: {},
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await once(child, 'close');
  return Number(output);
}

it('keeps only a few rows in memory for a table of any size', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'findeus-backup-'));
  const file = join(folder, 'large');
  const from = await freshPostgresUrl('template');
  const to = await freshPostgresUrl('template1');
  const source = await openPostgres(from.url, { poolSize: 1, statementTimeout: 0 });
  // A table without triggers, which would take most of the time.
  await source.query(
    `insert into internal.idempotent_calls (caller, key_hash, path, body_hash, holder, answer)
     select 'x', n, '/', '', gen_random_uuid(), repeat(md5(n::text), $1) from generate_series(1, $2) n`,
    [rowBytes / 32, rows],
  );
  await source.close();
  for (const peak of [await run('backup', from.url, file), await run('restore', to.url, file)]) {
    expect(peak).toBeGreaterThan(0);
    expect(peak).toBeLessThan(enoughBytes);
  }
  const target = await openPostgres(to.url, { poolSize: 1, statementTimeout: 0 });
  const count = 'select count(*)::int as n from internal.idempotent_calls where length(answer) = $1';
  expect(await target.query(count, [rowBytes])).toEqual([{ n: rows }]);
  await target.close();
  await Promise.all([from.drop(), to.drop(), rm(folder, { recursive: true })]);
}, 300_000);
