import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The folder of the socket that the running Postgres of a cluster listens on, as its pid file says; null if none runs. */
export async function runningSocketFolder(cluster: string): Promise<string | null> {
  const lines = (await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  return lines[7]?.trim() === 'ready' && lines[4] ? lines[4] : null;
}
