import { closeSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DataFolderInUse, DataFolderProblem } from '#server/db/embedded/data-folder-problem.ts';

/**
 * Claims a folder for this process. The claim is a file lock held by the operating system, so it ends with the
 * process however the process ends, and no process id has to be guessed after kill -9. Node has no file locks of
 * its own; its SQLite does, and an exclusive transaction that is never finished is exactly one.
 */
export function lockDataFolder(folder: string): { release(): void } {
  const owner = join(folder, 'in-use-by.json');
  let lock: DatabaseSync | undefined;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const file = join(folder, 'in-use.lock');
    // A user who may open the file could hold its lock, and prevent every start.
    closeSync(openSync(file, 'a', 0o600));
    lock = new DatabaseSync(file);
    lock.exec('begin exclusive');
    writeFileSync(owner, JSON.stringify({ pid: process.pid, since: new Date().toISOString() }), {
      mode: 0o600,
    });
  } catch (error) {
    lock?.close();
    const message = error instanceof Error ? error.message : String(error);
    if (/locked|busy/i.test(message)) {
      throw new DataFolderInUse(
        `The data folder ${folder} is in use by another FinDeus${describe(owner)}. ` +
          'Stop that one first, or start this one with another DATA_DIR.',
        { cause: error },
      );
    }
    throw new DataFolderProblem(
      `The data folder ${folder} cannot be used (${message}). Choose another with DATA_DIR.`,
      { cause: error },
    );
  }
  const held = lock;
  return { release: () => held.close() };
}

/** Best effort: the lock decides, this file only helps to find who holds it. */
function describe(owner: string): string {
  try {
    const { pid, since } = JSON.parse(readFileSync(owner, 'utf8')) as { pid: number; since: string };
    return ` (process ${pid}, since ${since})`;
  } catch {
    return '';
  }
}
