import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { DataFolderProblem } from '#server/db/embedded/data-folder-problem.ts';
import type { RunAs } from '#server/db/embedded/run-as.ts';
import { runProgram } from '#server/db/embedded/run-program.ts';

/** The product's own role, an ordinary one, and its database, under one name. */
export const productName = 'findeus';

const unfinishedMark = '.unfinished-';
const passwordFile = 'findeus-password';

/** Only the product's role may log in, only to its own database, and only from this machine. */
const hostBasedAuthentication = [
  `local ${productName} ${productName} scram-sha-256`,
  `host ${productName} ${productName} 127.0.0.1/32 scram-sha-256`,
  '',
].join('\n');

interface Place {
  cluster: string;
  bin: string;
  user: RunAs;
}

/**
 * Creates the cluster unless it is there. It is made under another name and renamed when it is complete, so a
 * half-created folder is never mistaken for a whole one.
 */
export async function ensureCluster(place: Place): Promise<void> {
  const { cluster, user } = place;
  if (existsSync(cluster)) {
    await requireOwnCluster(cluster);
    return handOver(cluster, user);
  }
  await removeUnfinished(cluster);
  const folder = await mkdtemp(`${cluster}${unfinishedMark}`);
  if (user.uid !== undefined && user.gid !== undefined) await chown(folder, user.uid, user.gid);
  await initialize({ ...place, cluster: folder });
  await rename(folder, cluster);
  // The new name has to outlast a power cut as well as what is in the folder.
  const parent = await open(dirname(cluster));
  await parent.sync();
  await parent.close();
}

/** The password of the product's role, which lies in the cluster's own folder and is readable to its owner only. */
export async function readPassword(cluster: string): Promise<string> {
  return (await readFile(join(cluster, passwordFile), 'utf8')).trim();
}

async function initialize({ cluster, bin, user }: Place): Promise<void> {
  const run = (program: string, args: string[], input = '') =>
    runProgram(join(bin, program), args, { user, folder: cluster, input });
  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--locale=C.UTF-8'];
  await run('initdb', ['-D', cluster, '-U', 'postgres', '-A', 'reject', '--no-instructions', ...locale]);
  const password = randomBytes(24).toString('hex');
  // Single-user mode: the superuser never gets a password, and no server is open while this happens.
  await run(
    'postgres',
    ['--single', '-D', cluster, '-c', 'log_min_messages=error', 'postgres'],
    `create role ${productName} login createrole password '${password}';\n` +
      `create database ${productName} owner ${productName};\n`,
  );
  const own = async (file: string, text: string) => {
    await writeFile(file, text, { mode: 0o600, flush: true });
    if (user.uid !== undefined && user.gid !== undefined) await chown(file, user.uid, user.gid);
  };
  await own(join(cluster, 'pg_hba.conf'), hostBasedAuthentication);
  await own(join(cluster, passwordFile), password);
}

/** A cluster that root has copied or restored belongs to root, and Postgres's own user could not open it. */
async function handOver(cluster: string, { uid, gid }: RunAs): Promise<void> {
  if (uid === undefined || (await stat(cluster)).uid === uid) return;
  await promisify(execFile)('chown', ['-R', `${uid}:${gid}`, cluster]);
}

/** Leftovers of creations that were cut off. */
async function removeUnfinished(cluster: string): Promise<void> {
  const names = (await readdir(dirname(cluster))).filter((name) =>
    name.startsWith(`${basename(cluster)}${unfinishedMark}`),
  );
  await Promise.all(
    names.map((name) => rm(join(dirname(cluster), name), { recursive: true, force: true, maxRetries: 5 })),
  );
}

/** Refuses a folder that holds something else, or that only another user can read. */
export async function requireOwnCluster(cluster: string): Promise<void> {
  const password = await stat(join(cluster, passwordFile)).catch((error: NodeJS.ErrnoException) => error);
  if (!(password instanceof Error)) return;
  if (password.code === 'ENOENT' && existsSync(join(cluster, 'PG_VERSION'))) {
    throw new DataFolderProblem(
      `The folder ${cluster} was created by an earlier version of FinDeus (with PGlite), which this version cannot open. ` +
        'Set DATA_DIR to another folder to start fresh, or start the earlier version to get at its data.',
    );
  }
  if (password.code === 'ENOENT') {
    throw new DataFolderProblem(
      `The folder ${cluster} holds no database of FinDeus. Move it away, or choose another folder with DATA_DIR.`,
    );
  }
  throw new DataFolderProblem(
    `The folder ${cluster} belongs to another user of this machine (${password.code ?? password.message}). ` +
      'Start FinDeus as the user who created it, or choose another folder with DATA_DIR.',
  );
}
