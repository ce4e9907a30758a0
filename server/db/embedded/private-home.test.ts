import { chmod, cp, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openEmbedded } from '#server/db/embedded/open-embedded.ts';
import { emptyDataFolder, freshDataFolder } from '#server/testing/postgres/fresh-database.ts';

/** Only root runs Postgres as another user, who may be kept out of a folder. */
describe.runIf(process.getuid?.() === 0)('a data folder in a private home', () => {
  let root: string;
  let privateHome: string;
  let dataDir: string;
  let elsewhere: string;
  let remove: () => Promise<void>;
  beforeEach(async () => {
    ({ dataDir: root, remove } = await emptyDataFolder());
    privateHome = join(root, 'home');
    dataDir = join(privateHome, 'data');
    elsewhere = join(root, 'service-data');
    await mkdir(privateHome, { mode: 0o700 });
  });
  afterEach(() => remove());

  const open = (folder = dataDir) =>
    openEmbedded(folder, { poolSize: 2, statementTimeout: 10_000, elsewhere });
  const openAndClose = async () => {
    const database = await open();
    await database.close();
    return database.elsewhere!;
  };

  it('stores its files elsewhere, says where, and finds them again, also after a move', async () => {
    const first = await open();
    await first.transaction((q) => q.script("create table public.notes as select 'kept'::text as body"));
    await first.close();
    expect(first.elsewhere?.startsWith(`${elsewhere}/`)).toBe(true);
    expect((await readFile(join(dataDir, 'postgres-folder'), 'utf8')).trim()).toBe(first.elsewhere);
    expect((await stat(privateHome)).mode & 0o777).toBe(0o700);
    expect((await stat(join(first.elsewhere!, 'postgres'))).mode & 0o777).toBe(0o700);

    await rename(dataDir, join(privateHome, 'moved'));
    const second = await open(join(privateHome, 'moved'));
    expect(await second.query('select body from public.notes')).toEqual([{ body: 'kept' }]);
    await second.close();
    expect(second.elsewhere).toBe(first.elsewhere);
  });

  it('does not open the database of the original when it is a copy', async () => {
    await openAndClose();
    const copy = join(privateHome, 'copy');
    await cp(dataDir, copy, { recursive: true });
    await expect(open(copy)).rejects.toThrow(/looks like a copy.*delete .*postgres-folder/s);
  });

  it('is refused when its files are missing, instead of starting empty', async () => {
    await rm(await openAndClose(), { recursive: true });
    await expect(open()).rejects.toThrow(/which is not there.*restore a backup/s);
  });

  it('is refused when it already contains a database, instead of starting an empty one elsewhere', async () => {
    const existing = await freshDataFolder();
    await mkdir(dataDir);
    await rename(join(existing.dataDir, 'postgres'), join(dataDir, 'postgres'));
    await existing.remove();
    await expect(open()).rejects.toThrow(/There is a database in .* cannot enter that folder/);
  });

  it('is refused with an explanation when it contains a PGlite database', async () => {
    await mkdir(join(dataDir, 'postgres'), { recursive: true });
    await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '17\n');
    await chmod(dataDir, 0o700);
    await expect(open()).rejects.toThrow(/earlier version of FinDeus/);
  });
});
