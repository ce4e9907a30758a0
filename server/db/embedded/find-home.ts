import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { requireOwnCluster } from '#server/db/embedded/create-cluster.ts';
import { DataFolderProblem } from '#server/db/embedded/data-folder-problem.ts';
import { findUser, mayEnter, type RunAs } from '#server/db/embedded/run-as.ts';

/** Where the database files are when the data folder itself is closed to the user that Postgres runs as. */
const systemFolder = '/var/lib/findeus';

const pointerFile = 'postgres-folder';
const ownerFile = 'belongs-to';

interface Home {
  /** The folder that holds the cluster: the data folder, or one in the system's folder for service data. */
  folder: string;
  cluster: string;
  user: RunAs;
}

/**
 * Finds the folder that holds the cluster of a data folder. Usually that is the data folder. Root starts Postgres as
 * an unprivileged user; if that user cannot enter the data folder (a private home), the files are kept elsewhere:
 * `postgres-folder` in the data folder says where, and `belongs-to` there says whose they are.
 */
export async function findHome(dataDir: string, elsewhere = systemFolder): Promise<Home> {
  const moved = await readLine(join(dataDir, pointerFile));
  if (moved !== '') {
    await requireOwn(dataDir, moved);
    return homeIn(moved);
  }
  const home = await homeIn(dataDir);
  if (home.user.uid === undefined) return home;
  await openToPassage(dataDir);
  if (await mayEnter(home.user, dataDir)) return home;
  if (existsSync(home.cluster)) {
    await requireOwnCluster(home.cluster);
    throw new DataFolderProblem(
      `There is a database in ${home.cluster}, but Postgres, which root runs as another user (${home.user.uid}), cannot enter that folder. ` +
        'Move the project to a folder that everybody may enter, or start FinDeus as the owner of the folder.',
    );
  }

  const folder = join(elsewhere, randomBytes(6).toString('hex'));
  await mkdir(folder, { recursive: true, mode: 0o711 });
  await openToPassage(elsewhere);
  await openToPassage(folder);
  await writeLine(join(folder, ownerFile), dataDir);
  await writeLine(join(dataDir, pointerFile), folder);
  return homeIn(folder);
}

/** True when a database was created for the data folder, inside it or elsewhere. */
export function hasDatabase(dataDir: string): boolean {
  return ['postgres', pointerFile].some((name) => existsSync(join(dataDir, name)));
}

/** A copy of a project has a copy of the pointer, and must not open the database of the original. */
async function requireOwn(dataDir: string, folder: string): Promise<void> {
  const startFresh = `To start with an empty database, delete ${join(dataDir, pointerFile)}.`;
  if (!existsSync(folder)) {
    throw new DataFolderProblem(
      `The database of ${dataDir} was kept in ${folder}, which is not there. Bring it back, or restore a backup. ${startFresh}`,
    );
  }
  const owner = await readLine(join(folder, ownerFile));
  if (owner === dataDir) return;
  if ((await readLine(join(owner, pointerFile))) === folder) {
    throw new DataFolderProblem(
      `${dataDir} looks like a copy: the database in ${folder} belongs to ${owner}. ${startFresh}`,
    );
  }
  // The project was moved here.
  await writeLine(join(folder, ownerFile), dataDir);
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

async function readLine(file: string): Promise<string> {
  return (await readFile(file, 'utf8').catch(() => '')).trim();
}

async function writeLine(file: string, line: string): Promise<void> {
  await writeFile(`${file}.new`, `${line}\n`, { mode: 0o600, flush: true });
  await rename(`${file}.new`, file);
}
