import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, mkdtemp, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { NoEmbeddedPostgres } from '#server/db/embedded/binaries.ts';
import { DataFolderProblem } from '#server/db/embedded/data-folder-problem.ts';
import type { RunAs } from '#server/db/embedded/run-as.ts';
import { bareEnvironment } from '#server/db/embedded/run-program.ts';

interface PostmasterPlace {
  cluster: string;
  bin: string;
  user: RunAs;
  /** Where Postgres writes its log; opened by us, so that its user needs no access to the folder. */
  logFile: string;
  settings: Record<string, string>;
}

export interface Postmaster {
  pid: number;
  /** Resolves when the process has ended, for whatever reason. */
  ended: Promise<void>;
  /** Ends its connections, writes everything out and waits for the end; harder after `patienceMs`. */
  stop(patienceMs: number): Promise<void>;
}

/** A socket's path may have about 100 bytes; longer ones are cut off by the system without a word. */
const maxSocketPath = 100;
const maxLogBytes = 5 * 2 ** 20;

/** Starts Postgres on a cluster and waits until it takes connections, however long its recovery takes. */
export async function startPostmaster(place: PostmasterPlace): Promise<Postmaster> {
  const { cluster, bin, user, logFile, settings } = place;
  await clearStatus(cluster);
  const log = await openLog(logFile);
  const logStart = (await log.stat()).size;
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // A process group of its own: Ctrl+C in a terminal is for us, and we stop Postgres when our own work is done.
  const child = spawn(join(bin, 'postgres'), ['-D', cluster, ...flags], {
    ...user,
    cwd: cluster,
    env: bareEnvironment,
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  });
  const ended = exitOf(child);
  await log.close();
  if (child.pid === undefined) throw new NoEmbeddedPostgres({ cause: await ended });
  child.unref();
  // However this process ends by itself, Postgres does not outlive it.
  const endWithUs = () => void child.kill('SIGINT');
  process.once('exit', endWithUs);
  void ended.then(() => process.off('exit', endWithUs));

  await waitUntilReady(cluster, child, ended).catch(async () => {
    throw new DataFolderProblem(
      `The embedded Postgres did not start: ${await reasonIn(logFile, logStart)} Its log is ${logFile}.`,
    );
  });
  return {
    pid: child.pid,
    ended: ended.then(() => undefined),
    async stop(patienceMs) {
      child.ref();
      child.kill('SIGINT');
      const late = await Promise.race([
        ended.then(() => false),
        setTimeout(patienceMs, true, { ref: false }),
      ]);
      // An immediate shutdown loses nothing either: the next start recovers from the log of writes.
      if (late) child.kill('SIGQUIT');
      await ended;
    },
  };
}

/** The error of a process that could not be started, or null when it has ended. */
function exitOf(child: ChildProcess): Promise<Error | null> {
  return once(child, 'exit').then(
    () => null,
    (error: Error) => error,
  );
}

/**
 * A pid file that a killed Postgres has left says "ready". In a container the next Postgres can get the same process id,
 * and would be taken for ready before it is. Postgres itself reads no further than the seventh line.
 */
async function clearStatus(cluster: string): Promise<void> {
  const file = join(cluster, 'postmaster.pid');
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text !== null) await writeFile(file, `${text.split('\n').slice(0, 7).join('\n')}\n`);
}

/** Postgres writes its state into the eighth line of its pid file. */
async function waitUntilReady(cluster: string, child: ChildProcess, ended: Promise<unknown>): Promise<void> {
  let hasEnded = false;
  void ended.then(() => (hasEnded = true));
  for (;;) {
    if (hasEnded) throw new Error('Postgres has ended');
    const lines = (await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
    if (Number(lines[0]) === child.pid && lines[7]?.trim() === 'ready') return;
    await setTimeout(5);
  }
}

async function openLog(file: string) {
  const size = await stat(file).then(
    (stats) => stats.size,
    () => 0,
  );
  if (size > maxLogBytes) await rename(file, `${file}.1`);
  return open(file, 'a', 0o600);
}

async function reasonIn(logFile: string, from: number): Promise<string> {
  const text = (await readFile(logFile, 'utf8').catch(() => '')).slice(from);
  const line =
    text.split('\n').findLast((one) => /FATAL|PANIC/.test(one)) ?? text.trim().split('\n').at(-1) ?? '';
  return line.replace(/^.*?(FATAL|PANIC):\s*/, '') + (/[.!]$/.test(line) ? '' : '.');
}

/** The folder for the socket: in the database's home, or in /tmp where that path would be too long. */
export async function makeSocketFolder(
  home: string,
  user: RunAs,
): Promise<{ folder: string; remove: () => Promise<void> }> {
  const usual = join(home, 'run');
  const fits = Buffer.byteLength(join(usual, '.s.PGSQL.5432.lock')) <= maxSocketPath;
  const folder = fits ? usual : await mkdtemp('/tmp/findeus-');
  if (fits) {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder);
  }
  await chmod(folder, 0o700);
  if (user.uid !== undefined && user.gid !== undefined) await chown(folder, user.uid, user.gid);
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
