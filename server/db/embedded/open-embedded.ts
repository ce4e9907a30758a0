import { realpath } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Database } from '#server/db/database.ts';
import { binariesFor } from '#server/db/embedded/binaries.ts';
import { ensureCluster, productName, readPassword } from '#server/db/embedded/create-cluster.ts';
import { lockDataFolder } from '#server/db/embedded/data-folder-lock.ts';
import { DataFolderInUse, DataFolderProblem } from '#server/db/embedded/data-folder-problem.ts';
import { watchDiskSpace } from '#server/db/embedded/disk-space.ts';
import { findHome, hasDatabase } from '#server/db/embedded/find-home.ts';
import { keepRunning } from '#server/db/embedded/keep-running.ts';
import { stopLeftover } from '#server/db/embedded/leftover.ts';
import { makeSocketFolder, startPostmaster } from '#server/db/embedded/postmaster.ts';
import { runningSocketFolder } from '#server/db/embedded/running-socket.ts';
import { settingsFor } from '#server/db/embedded/settings.ts';
import { openPostgres, type PostgresAddress, type PostgresOptions } from '#server/db/postgres.ts';

interface EmbeddedOptions {
  poolSize: number;
  statementTimeout: number;
  /** Called when Postgres has ended by itself and is restarted, or when the restart fails. */
  onFailure?: (error: unknown) => void;
  /** Where the files go if the user that Postgres runs as cannot enter the data folder. */
  elsewhere?: string;
}

interface EmbeddedDatabase extends Database {
  /** Where the database files are if they are not in the data folder, else null. */
  elsewhere: string | null;
}

/** Connections beside the pool: for programs that join a running server. */
const spareConnections = 6;

/** How long a Postgres that recovers from a crash may refuse connections, in milliseconds. */
const recoveryPatienceMs = 10 * 60_000;
/** SQLSTATE of a Postgres that is starting up. */
const startingUp = '57P03';

/** Opens the embedded Postgres of a data folder, creates it on first use, and locks out other processes. */
export async function openEmbedded(dataDir: string, options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  /** What has been opened so far, and is closed again in the opposite order. */
  const opened: (() => unknown)[] = [];
  const close = async () => {
    for (const undo of opened.splice(0).toReversed()) await undo();
  };
  const claim = (folder: string) => {
    const lock = lockDataFolder(folder);
    opened.push(() => lock.release());
  };
  try {
    claim(resolve(dataDir));
    const folder = await realpath(dataDir);
    const home = await findHome(folder, options.elsewhere);
    if (home.folder !== folder) claim(home.folder);
    const place = { ...home, bin: await binariesFor(home.user, home.folder) };
    await ensureCluster(place);
    await stopLeftover(home.cluster);
    const socket = await makeSocketFolder(home.folder, home.user);
    opened.push(() => socket.remove());
    // On a full disk, the space it releases is for the recovery of Postgres.
    const disk = await watchDiskSpace(home.folder);
    opened.push(() => disk.stop());
    const logFile = join(folder, 'postgres.log');
    const settings = settingsFor({
      socketFolder: socket.folder,
      maxConnections: options.poolSize + spareConnections,
    });
    const postgres = await keepRunning(
      () => startPostmaster({ ...place, settings, logFile }),
      options.onFailure ?? (() => undefined),
    );
    opened.push(() => postgres.stop());
    const database = await connectWhenReady(await addressOf(home.cluster, socket.folder), logFile, {
      ...options,
      mayWrite: () => !disk.isLow(),
    });
    opened.push(() => database.close());
    return { ...database, elsewhere: home.folder === folder ? null : home.folder, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** As openEmbedded, but shares the database of a server that is running on the folder already. */
export async function joinEmbedded(
  dataDir: string,
  { mustExist = false, ...options }: EmbeddedOptions & { mustExist?: boolean },
): Promise<Database> {
  if (mustExist && !hasDatabase(dataDir)) {
    throw new DataFolderProblem(`There is no database in ${resolve(dataDir)}. Is DATA_DIR right?`);
  }
  try {
    return await openEmbedded(dataDir, options);
  } catch (error) {
    if (!(error instanceof DataFolderInUse)) throw error;
    const { cluster } = await findHome(await realpath(dataDir), options.elsewhere);
    const socketFolder = await runningSocketFolder(cluster);
    if (socketFolder === null) throw error;
    return openPostgres(await addressOf(cluster, socketFolder), options);
  }
}

async function connectWhenReady(
  address: PostgresAddress,
  logFile: string,
  options: PostgresOptions,
): Promise<Database> {
  const until = performance.now() + recoveryPatienceMs;
  for (;;) {
    try {
      return await openPostgres(address, options);
    } catch (error) {
      const { cause } = error as { cause?: { code?: string; message?: string } };
      if (cause?.code !== startingUp || performance.now() > until) {
        throw new DataFolderProblem(
          `The embedded Postgres does not answer (${cause?.message ?? 'unknown reason'}). Its log is ${logFile}.`,
          { cause: error },
        );
      }
      await setTimeout(100);
    }
  }
}

async function addressOf(cluster: string, socketFolder: string): Promise<PostgresAddress> {
  return {
    host: socketFolder,
    user: productName,
    database: productName,
    password: await readPassword(cluster),
  };
}
