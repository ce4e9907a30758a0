import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Another process has the data folder open; two writers would destroy it. */
export class DataFolderInUse extends Error {
  override readonly name = 'DataFolderInUse';
}

/**
 * Claims a data folder for this process. The claim is a file lock held by the operating system, so it ends with
 * the process however the process ends: nothing stale is left after kill -9, and no process id is ever guessed
 * at. Node has no file locks of its own; its SQLite does, and an exclusive transaction that is never finished
 * is exactly one.
 */
export function lockDataFolder(folder: string): { release(): void } {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const owner = join(folder, 'in-use-by.json');
  const lock = new DatabaseSync(join(folder, 'in-use.lock'));
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (!(error instanceof Error) || !/locked|busy/i.test(error.message)) throw error;
    throw new DataFolderInUse(
      `The data folder ${folder} is in use by another FinDeus${describe(owner)}. ` +
        'Stop that one first, or start this one with another DATA_DIR.',
      { cause: error },
    );
  }
  writeFileSync(owner, JSON.stringify({ pid: process.pid, since: new Date().toISOString() }));
  return { release: () => lock.close() };
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
