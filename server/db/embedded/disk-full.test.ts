import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { open, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { watchDiskSpace } from '#server/db/embedded/disk-space.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { emptyDataFolder, freshPostgresUrl } from '#server/testing/postgres/fresh-database.ts';
import { startServer, type RunningServer } from '#server/testing/start-server.ts';
import { addUser } from '#server/testing/wire/users.ts';
import { createWire } from '#server/testing/wire/wire-client.ts';

const sentence = 'Nothing can be saved right now because the server has run out of disk space.';

describe('a nearly full disk', () => {
  it('returns 507 for writes, still reads, and stores again when there is room', async () => {
    const { url, drop } = await freshPostgresUrl('template');
    const { dataDir, remove } = await emptyDataFolder();
    let free = 2 ** 30;
    const disk = await watchDiskSpace(dataDir, () => Promise.resolve(free));
    const options = { poolSize: 2, statementTimeout: 5_000, mayWrite: () => !disk.isLow() };
    const database = await openPostgres(url, options);
    const ada = await addUser(database, 'Ada');
    const wire = await createWire(database);
    const client = wire.client(ada);
    const store = () => client.from('chat_sessions').insert({ user_id: ada.id, title: 'Plans' });
    const list = () => client.from('chat_sessions').select('title');
    const signUp = () =>
      wire
        .visitor()
        .auth.signUp({ email: `${crypto.randomUUID()}@example.com`, password: 'correct horse 1' });

    expect((await store()).status).toBe(201);
    expect(await readdir(dataDir)).toEqual(['reserved-space']);
    free = 0;
    await expect.poll(() => disk.isLow()).toBe(true);
    const refused = await store();
    expect(refused.status).toBe(507);
    expect(refused.error?.message).toContain(sentence);
    expect((await signUp()).error).toMatchObject({ status: 507, code: 'disk_full' });
    expect((await list()).data).toEqual([{ title: 'Plans' }]);
    await expect.poll(() => readdir(dataDir)).toEqual([]);

    free = 2 ** 30;
    await expect.poll(() => disk.isLow()).toBe(false);
    expect((await store()).status).toBe(201);
    expect((await signUp()).error).toBeNull();
    disk.stop();
    await database.close();
    await drop();
    await remove();
  });
});

describe('the reserved space', () => {
  it('of an earlier run is released as well when the disk is full at the start', async () => {
    const { dataDir, remove } = await emptyDataFolder();
    onTestFinished(remove);
    (await watchDiskSpace(dataDir, () => Promise.resolve(2 ** 30))).stop();
    expect(await readdir(dataDir)).toEqual(['reserved-space']);
    (await watchDiskSpace(dataDir, () => Promise.resolve(0))).stop();
    expect(await readdir(dataDir)).toEqual([]);
  });
});

/** A disk of its own, where this process may mount one. */
function mountSmallDisk(): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'findeus-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=260m,mode=755', 'tmpfs', folder], { stdio: 'ignore' });
    return folder;
  } catch {
    rmSync(folder, { recursive: true });
    return null;
  }
}
const disk = process.getuid?.() === 0 ? mountSmallDisk() : null;

describe.runIf(disk)('the product on a full disk', () => {
  let server: RunningServer;
  beforeAll(async () => {
    mkdirSync(join(disk!, 'data'), { mode: 0o711 });
    server = await startServer({ DATA_DIR: join(disk!, 'data'), RATE_LIMITS: 'off' });
  });
  afterAll(async () => {
    await server.stop('SIGKILL').catch(() => undefined);
    execFileSync('umount', ['--lazy', disk!]);
    rmSync(disk!, { recursive: true, force: true });
  });

  it('refuses writes, still reads, stores again when there is room, and stops on SIGTERM while it is full', async () => {
    const { anonKey } = (await (await fetch(`${server.url}/config.json`)).json()) as { anonKey: string };
    const client = createClient(server.url, anonKey, { auth: { autoRefreshToken: false } });
    const { data } = await client.auth.signUp({ email: 'ada@example.com', password: 'correct horse 1' });
    const store = () => client.from('chat_sessions').insert({ user_id: data.user!.id, title: 'Plans' });
    const filler = join(disk!, 'filler');
    expect((await store()).status).toBe(201);

    await fill(filler);
    await expect.poll(async () => (await store()).status).toBe(507);
    for (let n = 0; n < 20; n++) {
      expect((await client.from('chat_sessions').select('title')).data).toContainEqual({ title: 'Plans' });
    }
    await rm(filler);
    await expect.poll(async () => (await store()).status).toBe(201);

    await fill(filler);
    await expect.poll(async () => (await store()).status).toBe(507);
    expect(await server.stop('SIGTERM')).toEqual({ code: 0 });
  });
});

/** Writes until there is no room for another byte. */
async function fill(path: string): Promise<void> {
  const file = await open(path, 'w');
  const megabyte = Buffer.alloc(2 ** 20);
  const writeAll = async () => {
    for (;;) await file.write(megabyte);
  };
  await expect(writeAll()).rejects.toMatchObject({ code: 'ENOSPC' });
  await file.close();
}
