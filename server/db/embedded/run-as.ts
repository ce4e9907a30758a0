import { execFile } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** The user a Postgres process runs as; empty means the user of this process. */
export interface RunAs {
  uid?: number;
  gid?: number;
}

/** Users that are made for services, in order of preference. Every system has the last one. */
const serviceUsers = ['postgres', 'nobody'];

/**
 * Postgres refuses to run as root, so root runs it as an unprivileged user: the one who owns the data already, or a
 * service user of this system (initdb wants a user that has a name).
 */
export async function findUser(existingCluster: string): Promise<RunAs> {
  if (process.getuid?.() !== 0) return {};
  const owner = await stat(existingCluster).catch(() => null);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const lines = (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n');
  for (const name of serviceUsers) {
    const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
    if (uid !== undefined && gid !== undefined && Number(uid) !== 0)
      return { uid: Number(uid), gid: Number(gid) };
  }
  return { uid: 65_534, gid: 65_534 };
}

/** True when that user may enter a folder or run a program, whatever the folders above it, groups and ACLs say. */
export async function mayEnter(user: RunAs, path: string): Promise<boolean> {
  if (user.uid === undefined) return true;
  return execute('/bin/sh', ['-c', 'test -x "$1"', 'sh', path], { ...user, cwd: '/' }).then(
    () => true,
    () => false,
  );
}
