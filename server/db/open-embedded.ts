import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { lockDataFolder } from '#server/db/data-folder-lock.ts';
import type { Database } from '#server/db/database.ts';
import { openPglite } from '#server/db/pglite.ts';

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
 * Creation happens in a worker, because making a cluster takes 300 MB that a WebAssembly memory never gives
 * back while its thread lives; and under another name, so that a half-made folder is never taken for a whole one.
 */
async function create(folder: string): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  await new Promise<void>((resolve, reject) => {
    const worker = new Worker(new URL('create-cluster.ts', import.meta.url), {
      workerData: unfinished,
      execArgv: [],
    });
    worker.once('error', reject);
    worker.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`Creating the database failed (exit code ${code})`)),
    );
  });
  await rename(unfinished, folder);
}
