import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { lockDataFolder } from '#server/db/data-folder-lock.ts';
import type { Database } from '#server/db/database.ts';
import { openPglite } from '#server/db/pglite.ts';

const createCluster = new URL('create-cluster.ts', import.meta.url);
const unfinishedMark = '.unfinished-';

/** Opens the embedded database in `dataDir`, making it on first use, and keeps every other process out. */
export async function openEmbedded(dataDir: string): Promise<Database> {
  const lock = lockDataFolder(dataDir);
  try {
    const folder = join(dataDir, 'postgres');
    if (!existsSync(folder)) await create(folder);
    const database = await openPglite({ folder });
    return {
      ...database,
      async close() {
        await database.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/**
 * Creation happens in a process of its own, because making a cluster takes 300 MB that a WebAssembly memory never
 * gives back; and under another name, so that a half-made folder is never taken for a whole one.
 */
async function create(folder: string): Promise<void> {
  await removeUnfinished(folder);
  const unfinished = await mkdtemp(`${folder}${unfinishedMark}`);
  const child = fork(createCluster, [unfinished], { execArgv: ['--liftoff-only'] });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`Creating the database in ${folder} failed (exit code ${code})`);
  await rename(unfinished, folder);
}

/** What an earlier creation left that was cut off half-way. */
async function removeUnfinished(folder: string): Promise<void> {
  const names = await readdir(dirname(folder));
  const leftovers = names.filter((name) => name.startsWith(`${basename(folder)}${unfinishedMark}`));
  await Promise.all(
    leftovers.map((name) => rm(join(dirname(folder), name), { recursive: true, force: true })),
  );
}
