import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fsyncSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DataFolderProblem, lockDataFolder } from '#server/db/data-folder-lock.ts';
import { openEmbedded } from '#server/db/open-embedded.ts';
import { openPglite } from '#server/db/pglite.ts';
import { freshDataFolder } from '#server/testing/fresh-database.ts';

describe('a data folder that does not exist yet', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'findeus-data-'));
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  it('is made on first use, even where an earlier attempt was cut off, and found again on the second', async () => {
    await mkdir(join(dataDir, 'postgres.unfinished-x'));
    await writeFile(join(dataDir, 'postgres.unfinished-x', 'PG_VERSION'), 'half');
    const first = await openEmbedded(dataDir);
    await first.transaction((q) => q.script("create table public.notes as select 'kept' as body"));
    await first.close();
    const second = await openEmbedded(dataDir);
    expect(await second.transaction((q) => q.query('select body from public.notes'))).toEqual([
      { body: 'kept' },
    ]);
    await second.close();
    expect((await readdir(dataDir)).filter((name) => name.startsWith('postgres'))).toEqual(['postgres']);
  });

  it('is for its owner only', async () => {
    const inner = join(dataDir, 'data');
    const lock = lockDataFolder(inner);
    expect((await stat(inner)).mode & 0o777).toBe(0o700);
    lock.release();
  });
});

describe('a data folder', () => {
  let dataDir: string;
  let remove: () => Promise<void>;
  beforeEach(async () => {
    ({ dataDir, remove } = await freshDataFolder());
  });
  afterEach(() => remove());

  it('has every commit flushed to disk before it is acknowledged', async () => {
    let flushes = 0;
    const flush = (descriptor: number) => {
      flushes += 1;
      fsyncSync(descriptor);
    };
    const database = await openPglite({ folder: join(dataDir, 'postgres'), flush });
    await database.transaction((q) => q.script('create table public.notes (n int)'));
    for (let n = 0; n < 10; n++) {
      const before = flushes;
      await database.transaction((q) => q.query('insert into public.notes values ($1)', [n]));
      expect(flushes).toBeGreaterThan(before);
    }
    await database.close();
  });

  it('that can no longer be written ends the process at once, and is whole when it can be again', async () => {
    const script = `
      import { openPglite } from '#server/db/pglite.ts';
      let full = false;
      const flush = () => { if (full) throw new Error('EIO'); };
      const database = await openPglite({ folder: process.argv[1], flush });
      await database.transaction((q) => q.script('create table public.notes as select 1 as n'));
      full = true;
      await database.transaction((q) => q.query('insert into public.notes values (2)'));`;
    const folder = join(dataDir, 'postgres');
    const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', script, folder], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let complaint = '';
    child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
    const [code] = (await once(child, 'close')) as [number];
    expect(code).toBe(1);
    expect(complaint).toContain('The data folder can no longer be written');
    const database = await openEmbedded(dataDir);
    const rows = await database.transaction((q) => q.query<{ n: number }>('select n from public.notes'));
    expect(rows).toContainEqual({ n: 1 });
    await database.close();
  });

  it('is refused while another process has it open; both are named, and nothing is damaged', async () => {
    const script = `
    import { openEmbedded } from '#server/db/open-embedded.ts';
    const database = await openEmbedded(process.argv[1]);
    await database.transaction((q) => q.script('create table public.notes (body text)'));
    process.stdout.write('open');
    process.stdin.once('data', async () => {
      await database.transaction((q) => q.query("insert into public.notes values ('still here')"));
      await database.close();
      process.exit(0);
    });`;
    const other = spawn(process.execPath, ['--input-type=module-typescript', '-e', script, dataDir], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    await once(other.stdout, 'data');

    const attempt = openEmbedded(dataDir);
    await expect(attempt).rejects.toThrow(DataFolderProblem);
    await expect(attempt).rejects.toThrow(dataDir);
    await expect(attempt).rejects.toThrow(`process ${other.pid}`);

    other.stdin.write('go on');
    const [code] = (await once(other, 'exit')) as [number];
    expect(code).toBe(0);
    const database = await openEmbedded(dataDir);
    expect(await database.transaction((q) => q.query('select body from public.notes'))).toEqual([
      { body: 'still here' },
    ]);
    await database.close();
  });

  it('that is a file is refused with a sentence', async () => {
    const file = join(dataDir, 'file');
    await writeFile(file, '');
    await expect(openEmbedded(file)).rejects.toThrow(/cannot be used .* Choose another with DATA_DIR/);
  });

  it('can be copied while closed, as a backup', async () => {
    const database = await openEmbedded(dataDir);
    await database.transaction((q) => q.script("create table public.notes as select 'kept' as body"));
    await database.close();
    const copy = `${dataDir}-copy`;
    await cp(dataDir, copy, { recursive: true });
    const restored = await openEmbedded(copy);
    expect(await restored.transaction((q) => q.query('select body from public.notes'))).toEqual([
      { body: 'kept' },
    ]);
    await restored.close();
    expect(await readFile(join(copy, 'in-use-by.json'), 'utf8')).toContain(String(process.pid));
    await rm(copy, { recursive: true });
  });
});
