import { execFile } from 'node:child_process';
import { readFile, readlink, realpath, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Milliseconds a leftover may take for each way of stopping, from the gentlest to the hardest. */
const ways: [NodeJS.Signals, number][] = [
  ['SIGINT', 10_000],
  ['SIGQUIT', 5_000],
  ['SIGKILL', 5_000],
];

/**
 * Ends the Postgres that an earlier FinDeus left behind when it was killed. Call it only with the folder's lock: then
 * nobody else uses that Postgres. A process id that the system has meanwhile given to another program is left alone.
 */
export async function stopLeftover(cluster: string): Promise<void> {
  const file = join(cluster, 'postmaster.pid');
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return;
  const pid = Number(text.split('\n')[0]);
  // Without such a process, Postgres itself finds out whether other processes of the cluster are still there.
  if (!Number.isSafeInteger(pid) || pid <= 1 || !send(pid, 0)) return;
  if (!(await isPostmasterOf(cluster, pid))) {
    // Another program has that id now, and Postgres would refuse to start. It takes the id of its own parent for
    // what it is, a leftover, and still looks for processes that use the cluster.
    await writeFile(file, text.replace(/^\d+/, String(process.pid)));
    return;
  }
  for (const [signal, ms] of ways) {
    send(pid, signal);
    if (await hasEnded(pid, ms)) return;
  }
}

/** The working directory of Postgres is its cluster, also after the folder was renamed. */
async function isPostmasterOf(cluster: string, pid: number): Promise<boolean> {
  if (process.platform === 'linux') {
    const [program, folder] = await Promise.all(
      ['exe', 'cwd'].map((name) => readlink(`/proc/${pid}/${name}`).catch(() => '')),
    );
    return basename(program ?? '').startsWith('postgres') && folder === (await realpath(cluster));
  }
  const { stdout } = await execute('ps', ['-ww', '-o', 'command=', '-p', String(pid)]).catch(() => ({
    stdout: '',
  }));
  return stdout.includes(`postgres -D ${cluster} `);
}

export async function hasEnded(pid: number, ms: number): Promise<boolean> {
  const until = performance.now() + ms;
  while (send(pid, 0)) {
    if (performance.now() > until) return false;
    await setTimeout(10);
  }
  return true;
}

/** False when there is no such process any more. */
function send(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}
