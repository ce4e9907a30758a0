import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { basename, dirname } from 'node:path';
import { NoEmbeddedPostgres } from '#server/db/embedded/binaries.ts';
import { DataFolderProblem } from '#server/db/embedded/data-folder-problem.ts';
import type { RunAs } from '#server/db/embedded/run-as.ts';

/** The environment variables that a Postgres process gets: none of our secrets. */
export const bareEnvironment = { LC_ALL: 'C', TZ: 'UTC' };

/** Runs one of Postgres's programs to its end in `folder`. Throws with its error output. */
export async function runProgram(
  program: string,
  args: string[],
  { user, folder, input = '' }: { user: RunAs; folder: string; input?: string },
): Promise<void> {
  const child = spawn(program, args, {
    ...user,
    cwd: folder,
    env: bareEnvironment,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  const endWithUs = () => void child.kill('SIGINT');
  process.once('exit', endWithUs);
  // A program that cannot run here (another libc) is an error of `spawn`, and its input then has no reader.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  let complaints = '';
  child.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()));
  const [code] = (await once(child, 'close').catch((cause: unknown) => {
    throw new NoEmbeddedPostgres({ cause });
  })) as [number | null];
  process.off('exit', endWithUs);
  if (code === 0 && !/^\S*\s*(ERROR|FATAL|PANIC):/m.test(complaints)) return;
  throw new DataFolderProblem(
    `The database could not be created in ${dirname(folder)}: ${basename(program)} said "${lastLine(complaints)}".`,
  );
}

function lastLine(text: string): string {
  const lines = text.trim().split('\n');
  return lines.findLast((line) => /error|fatal|panic/i.test(line)) ?? lines.at(-1) ?? '';
}
