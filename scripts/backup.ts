/** `npm run backup`: writes everything in the database to one file. The server may go on running. */
import { readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { BackupProblem } from '#server/db/backup/backup-format.ts';
import { writeBackup } from '#server/db/backup/write-backup.ts';
import { loadMigrationSet } from '#server/db/migrate.ts';
import { readEnv } from '#server/env.ts';
import { explainStartFailure } from '#server/explain-start-failure.ts';
import { joinDatabase } from '#server/open-database.ts';

const usage =
  'npm run backup -- [FILE]   default: findeus-YYYY-MM-DD-HHMM.findeus-backup in this folder, in UTC';

async function run(args: string[]): Promise<string> {
  if (args.length > 1 || args[0]?.startsWith('-')) throw new BackupProblem(usage);
  const file = resolve(args[0] ?? defaultName(new Date()));
  const env = readEnv();
  const database = await joinDatabase(env, { mustExist: true });
  try {
    const { tables, rows } = await writeBackup(database, {
      file,
      migrations: await loadMigrationSet(),
      productVersion: await readVersion(),
    });
    const { size } = await stat(file);
    const secret = env.FINDEUS_SECRET ? 'FINDEUS_SECRET' : resolve(join(env.DATA_DIR, 'secret'));
    return [
      `${rows} rows of ${tables} tables are in ${file} (${size} bytes).`,
      `The secret is not: a restored database cannot be used without it. Keep a copy of ${secret}, apart from this file.`,
    ].join('\n');
  } finally {
    await database.close();
  }
}

function defaultName(now: Date): string {
  const [day, time = ''] = now.toISOString().split('T');
  return `findeus-${day}-${time.slice(0, 5).replace(':', '')}.findeus-backup`;
}

async function readVersion(): Promise<string> {
  const text = await readFile(new URL('../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

try {
  console.log(await run(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof BackupProblem ? error.message : explainStartFailure(error));
  process.exitCode = 1;
}
