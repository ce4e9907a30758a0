/** `npm run restore`: puts a backup into an empty database. */
import { join, resolve } from 'node:path';
import { BackupProblem } from '#server/db/backup/backup-format.ts';
import { checkBackup } from '#server/db/backup/read-backup.ts';
import { restoreBackup } from '#server/db/backup/restore-backup.ts';
import { loadMigrationSet } from '#server/db/migrate.ts';
import { readEnv } from '#server/env.ts';
import { explainStartFailure } from '#server/explain-start-failure.ts';
import { joinDatabase } from '#server/open-database.ts';

const usage =
  'npm run restore -- FILE   into the database of DATABASE_URL or DATA_DIR, which has to be empty';

async function run([file, ...more]: string[]): Promise<string> {
  if (file === undefined || file.startsWith('-') || more.length > 0) throw new BackupProblem(usage);
  // Before a database is created for it.
  await checkBackup(resolve(file));
  const env = readEnv();
  const database = await joinDatabase(env);
  try {
    const { tables, rows } = await restoreBackup(database, {
      file: resolve(file),
      migrations: await loadMigrationSet(),
    });
    const secret = resolve(join(env.DATA_DIR, 'secret'));
    return [
      `${rows} rows of ${tables} tables are restored.`,
      `Before you start FinDeus, set FINDEUS_SECRET to the secret of the old installation, or put its file at ${secret}.`,
    ].join('\n');
  } finally {
    await database.close();
  }
}

try {
  console.log(await run(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof BackupProblem ? error.message : explainStartFailure(error));
  process.exitCode = 1;
}
