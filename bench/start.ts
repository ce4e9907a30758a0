import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '#server/testing/start-server.ts';
import { printTable, residentMegabytes } from '#bench/measure.ts';

/** From the command to the first answer of /readyz, and what the process holds then. */
export async function benchStart(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'findeus-bench-'));
  const rows = [];
  for (const what of ['first start, makes the database', 'second start, opens it']) {
    const started = performance.now();
    const server = await startServer({ DATA_DIR: dataDir });
    await fetch(`${server.url}/readyz`);
    const seconds = (performance.now() - started) / 1000;
    rows.push({
      what,
      'ready after s': seconds.toFixed(1),
      'resident MB': (await residentMegabytes(server.pid)).toFixed(0),
    });
    await server.stop();
  }
  await rm(dataDir, { recursive: true });
  printTable('Starting on the embedded database', rows);
}
