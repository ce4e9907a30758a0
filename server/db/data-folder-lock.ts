import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The data folder cannot be used: another process has it open, and two writers would destroy it; or it is no folder. */
export class DataFolderProblem extends Error {
  override readonly name = 'DataFolderProblem';
}

/**
 * Claims a data folder for this process. The claim is a file lock held by the operating system, so it ends with
 * the process however the process ends: nothing stale is left after kill -9, and no process id is ever guessed
 * at. Node has no file locks of its own; its SQLite does, and an exclusive transaction that is never finished
 * is exactly one.
 */
export function lockDataFolder(folder: string): { release(): void } {
  const owner = join(folder, 'in-use-by.json');
  let lock: DatabaseSync | undefined;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    lock = new DatabaseSync(join(folder, 'in-use.lock'));
    lock.exec('begin exclusive');
    writeFileSync(owner, JSON.stringify({ pid: process.pid, since: new Date().toISOString() }));
  } catch (error) {
    lock?.close();
    const message = error instanceof Error ? error.message : String(error);
    throw new DataFolderProblem(
      /locked|busy/i.test(message)
        ? `The data folder ${folder} is in use by another FinDeus${describe(owner)}. ` +
            'Stop that one first, or start this one with another DATA_DIR.'
        : `The data folder ${folder} cannot be used (${message}). Choose another with DATA_DIR.`,
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
