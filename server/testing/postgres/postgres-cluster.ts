import { once } from 'node:events';
import { chmod, chown, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { binariesFor } from '#server/db/embedded/binaries.ts';
import { startPostmaster } from '#server/db/embedded/postmaster.ts';
import { findUser } from '#server/db/embedded/run-as.ts';
import { runProgram } from '#server/db/embedded/run-program.ts';

export interface PostgresCluster {
  port: number;
  /** A connection address for `user` (default: the superuser) and `database`. */
  url(database: string, user?: string): string;
  /** Ends every process of the cluster at once, without a shutdown. */
  kill(): Promise<void>;
  /** Starts it again on the same files after `kill`. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** A Postgres as an operator has it, on a port and with a superuser, in a temporary folder. */
export async function startPostgresCluster(settings: Record<string, string> = {}): Promise<PostgresCluster> {
  const folder = await mkdtemp(join(tmpdir(), 'findeus-postgres-'));
  await chmod(folder, 0o711);
  const cluster = join(folder, 'data');
  await mkdir(cluster);
  const user = await findUser(cluster);
  if (user.uid !== undefined && user.gid !== undefined) await chown(cluster, user.uid, user.gid);
  const bin = await binariesFor(user, folder);
  await runProgram(
    join(bin, 'initdb'),
    ['-D', cluster, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'],
    { user, folder: cluster },
  );
  const port = await freePort();
  const start = () =>
    startPostmaster({
      cluster,
      bin,
      user,
      logFile: join(folder, 'postgres.log'),
      settings: {
        port: String(port),
        listen_addresses: '127.0.0.1',
        unix_socket_directories: '',
        ...settings,
      },
    });
  let server = await start();
  return {
    port,
    url: (database, role = 'postgres') => `postgres://${role}@127.0.0.1:${port}/${database}`,
    async kill() {
      // The whole process group: Postgres forks a process for each connection.
      process.kill(-server.pid, 'SIGKILL');
      await server.ended;
    },
    async restart() {
      server = await start();
    },
    async stop() {
      await server.stop(10_000);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}
