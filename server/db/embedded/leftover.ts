import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
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
  const commandLine = await commandLineOf(pid);
  // With no such process, Postgres itself finds out whether other processes of its are still there.
  if (commandLine === '') return;
  if (!commandLine.includes(cluster)) {
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

/** Empty when there is no such process. */
async function commandLineOf(pid: number): Promise<string> {
  if (!Number.isSafeInteger(pid) || pid <= 1) return '';
  if (process.platform === 'linux') {
    return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  }
  const { stdout } = await execute('ps', ['-ww', '-o', 'command=', '-p', String(pid)]).catch(() => ({
    stdout: '',
  }));
  return stdout;
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
export function send(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}
