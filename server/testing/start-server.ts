import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';

export interface RunningServer {
  url: string;
  pid: number;
  /** Everything it has printed so far. */
  output(): string;
  /** Sends the signal and waits for the end. */
  stop(signal?: NodeJS.Signals): Promise<{ code: number | null }>;
}

/** For a start of the product: what was compiled before is read from a cache. */
export const startArguments = (): string[] => ['--import', cacheCompiled, main];

const main = new URL('../../dist/server/main.js', import.meta.url).pathname;
const cacheCompiled = new URL('../../scripts/cache-compiled.mjs', import.meta.url).href;

/** What `npm start` runs, built from today's sources: once before all tests. */
export async function buildServer(): Promise<void> {
  await promisify(execFile)(process.execPath, ['scripts/build-server.ts', '--if-needed']);
}

/**
 * Starts the product as `npm start` does, on a free port, with only the given variables: nothing of the
 * developer's own configuration may decide how a test ends.
 */
export async function startServer(variables: Record<string, string>): Promise<RunningServer> {
  const server = runMain({ PORT: '0', LOG_LEVEL: 'info', ...variables });
  const port = await Promise.race([
    server.said(/"port":(\d+)/),
    server.ended.then(() => Promise.reject(new Error(`The server ended at once: ${server.output()}`))),
  ]);
  return {
    url: `http://127.0.0.1:${port}`,
    pid: server.pid,
    output: server.output,
    async stop(signal = 'SIGTERM') {
      process.kill(server.pid, signal);
      return server.ended;
    },
  };
}

/** Runs it until it exits, for starts with bad configuration. */
export async function runToEnd(
  variables: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  const server = runMain({ PORT: '0', ...variables });
  const { code } = await server.ended;
  return { code, output: server.output() };
}

function runMain(env: Record<string, string>) {
  const child = spawn(process.execPath, startArguments(), {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null }));
  const said = async (pattern: RegExp): Promise<string> => {
    for (;;) {
      const match = pattern.exec(output)?.[1];
      if (match) return match;
      await once(child.stdout, 'data');
    }
  };
  return { pid: child.pid!, ended, said, output: () => output };
}
