import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import { startPostmaster } from '#server/db/embedded/postmaster.ts';

/**
 * A program in the place of Postgres. It finds its own process id in the file that a killed Postgres has left, which
 * cannot be arranged with the real one, and says that it is ready when a file "recovered" appears.
 */
const recovering = `#!/bin/sh
rest=$(tail -n +2 postmaster.pid)
printf '%s\\n%s\\n' $$ "$rest" > postmaster.pid
touch started
while [ ! -e recovered ]; do sleep 0.02; done
printf '%s\\n/\\n1\\n5432\\n/\\n\\n\\nready\\n' $$ > postmaster.pid
exec sleep 60
`;

it('waits until Postgres is ready, also when it has the process id of its predecessor', async () => {
  const cluster = await mkdtemp(join(tmpdir(), 'findeus-postmaster-'));
  await writeFile(join(cluster, 'postgres'), recovering, { mode: 0o755 });
  await writeFile(join(cluster, 'postmaster.pid'), `1\n${cluster}\n1\n5432\n/nowhere\n\n\nready\n`);
  const logFile = join(cluster, 'postgres.log');
  const recover = () => writeFile(join(cluster, 'recovered'), '');
  let isReady = false;
  const starting = startPostmaster({ cluster, bin: cluster, user: {}, settings: {}, logFile });
  onTestFinished(async () => {
    await recover();
    await (await starting).stop(0);
    await rm(cluster, { recursive: true });
  });
  void starting.then(() => (isReady = true));
  await vi.waitFor(() => expect(existsSync(join(cluster, 'started'))).toBe(true), { timeout: 60_000 });
  await setTimeout(200);
  expect(isReady).toBe(false);
  await recover();
  await starting;
});
