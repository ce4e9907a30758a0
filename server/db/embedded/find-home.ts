import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findUser, mayEnter, type RunAs } from '#server/db/embedded/run-as.ts';

/** Where the database files are when the data folder itself is closed to the user that Postgres runs as. */
const systemFolder = '/var/lib/findeus';

export interface Home {
  /** The folder that holds the cluster: the data folder, or one in the system's folder for service data. */
  folder: string;
  cluster: string;
  user: RunAs;
}

/**
 * Finds the folder that holds the cluster of a data folder. Usually that is the data folder. Root starts Postgres as
 * an unprivileged user; if that user cannot enter the data folder (a private home), the files are kept elsewhere, and
 * `postgres-folder` in the data folder says where.
 */
export async function findHome(dataDir: string, elsewhere = systemFolder): Promise<Home> {
  const pointer = join(dataDir, 'postgres-folder');
  const moved = (await readFile(pointer, 'utf8').catch(() => '')).trim();
  if (moved !== '') return homeIn(moved);
  const home = await homeIn(dataDir);
  if (home.user.uid === undefined) return home;
  await openToPassage(dataDir);
  if (await mayEnter(home.user, dataDir)) return home;

  const folder = join(elsewhere, randomBytes(6).toString('hex'));
  await mkdir(folder, { recursive: true, mode: 0o711 });
  await openToPassage(elsewhere);
  await openToPassage(folder);
  await writeFile(`${pointer}.new`, `${folder}\n`, { mode: 0o600, flush: true });
  await rename(`${pointer}.new`, pointer);
  return homeIn(folder);
}

async function homeIn(folder: string): Promise<Home> {
  const cluster = join(folder, 'postgres');
  return { folder, cluster, user: await findUser(cluster) };
}

/** Lets other users pass through a folder of root's to what is theirs inside it, without seeing what else is there. */
async function openToPassage(folder: string): Promise<void> {
  const { mode, uid } = await stat(folder);
  if (uid === 0) await chmod(folder, (mode & 0o777) | 0o111);
}
