import { join, resolve } from 'node:path';
import type { Database } from '#server/db/database.ts';
import { binariesFor } from '#server/db/embedded/binaries.ts';
import { ensureCluster, productName, readPassword } from '#server/db/embedded/create-cluster.ts';
import { lockDataFolder } from '#server/db/embedded/data-folder-lock.ts';
import { DataFolderInUse } from '#server/db/embedded/data-folder-problem.ts';
import { watchDiskSpace } from '#server/db/embedded/disk-space.ts';
import { findHome } from '#server/db/embedded/find-home.ts';
import { keepRunning } from '#server/db/embedded/keep-running.ts';
import { stopLeftover } from '#server/db/embedded/leftover.ts';
import { makeSocketFolder, startPostmaster } from '#server/db/embedded/postmaster.ts';
import { runningSocketFolder } from '#server/db/embedded/running-socket.ts';
import { settingsFor } from '#server/db/embedded/settings.ts';
import { openPostgres } from '#server/db/postgres.ts';

export interface EmbeddedOptions {
  poolSize: number;
  statementTimeout: number;
  /** Told when Postgres has ended by itself and is being started again, or cannot be. */
  onFailure?: (error: unknown) => void;
  /** Where the files go if the user that Postgres runs as cannot enter the data folder. */
  elsewhere?: string;
}

export interface EmbeddedDatabase extends Database {
  /** Where the database files are, which is not always inside the data folder. */
  folder: string;
}

/** Connections beside the pool: for programs that join a running server. */
const spareConnections = 6;

/** Opens the embedded Postgres of a data folder, making it on first use, and keeps every other process out. */
export async function openEmbedded(dataDir: string, options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const folder = resolve(dataDir);
  /** What has been opened so far, and is closed again in the opposite order. */
  const opened: (() => unknown)[] = [];
  const close = async () => {
    for (const undo of opened.splice(0).toReversed()) await undo();
  };
  try {
    const lock = lockDataFolder(folder);
    opened.push(() => lock.release());
    const home = await findHome(folder, options.elsewhere);
    if (home.folder !== folder) {
      const homeLock = lockDataFolder(home.folder);
      opened.push(() => homeLock.release());
    }
    const place = { ...home, bin: await binariesFor(home.user, home.folder) };
    await ensureCluster(place);
    await stopLeftover(home.cluster);
    const socketFolder = await makeSocketFolder(home.folder, home.user);
    const settings = settingsFor({ socketFolder, maxConnections: options.poolSize + spareConnections });
    const postgres = await keepRunning(
      () => startPostmaster({ ...place, settings, logFile: join(folder, 'postgres.log') }),
      options.onFailure ?? (() => undefined),
    );
    opened.push(() => postgres.stop());
    const disk = await watchDiskSpace(home.folder);
    opened.push(() => disk.stop());
    const database = await openPostgres(await connectionTo(home.cluster, socketFolder), {
      ...options,
      mayWrite: () => !disk.isLow(),
    });
    opened.push(() => database.close());
    return { ...database, folder: home.folder, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** As openEmbedded, but shares the database of a server that is running on the folder already. */
export async function joinEmbedded(dataDir: string, options: EmbeddedOptions): Promise<Database> {
  try {
    return await openEmbedded(dataDir, options);
  } catch (error) {
    if (!(error instanceof DataFolderInUse)) throw error;
    const { cluster } = await findHome(resolve(dataDir), options.elsewhere);
    const socketFolder = await runningSocketFolder(cluster);
    if (socketFolder === null) throw error;
    return openPostgres(await connectionTo(cluster, socketFolder), options);
  }
}

async function connectionTo(cluster: string, socketFolder: string) {
  return {
    host: socketFolder,
    user: productName,
    database: productName,
    password: await readPassword(cluster),
  };
}
