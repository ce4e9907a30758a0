import { chmod, mkdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openEmbedded } from '#server/db/embedded/open-embedded.ts';
import { emptyDataFolder } from '#server/testing/fresh-database.ts';

const options = { poolSize: 2, statementTimeout: 10_000 };

/** Only root runs Postgres as another user, who may be kept out of a folder. */
it.runIf(process.getuid?.() === 0)(
  'keeps the files where the user of Postgres can enter when the data folder is in a private home, and finds them again',
  async () => {
    const { dataDir: root, remove } = await emptyDataFolder();
    onTestFinished(remove);
    const privateHome = join(root, 'home');
    await mkdir(privateHome);
    await chmod(privateHome, 0o700);
    const dataDir = join(privateHome, 'data');
    const elsewhere = join(root, 'service-data');

    const first = await openEmbedded(dataDir, { ...options, elsewhere });
    await first.transaction((q) => q.script("create table public.notes as select 'kept'::text as body"));
    await first.close();
    expect(first.folder.startsWith(`${elsewhere}/`)).toBe(true);
    expect((await readFile(join(dataDir, 'postgres-folder'), 'utf8')).trim()).toBe(first.folder);
    expect((await stat(privateHome)).mode & 0o777).toBe(0o700);
    expect((await stat(join(first.folder, 'postgres'))).mode & 0o777).toBe(0o700);

    const second = await openEmbedded(dataDir, { ...options, elsewhere });
    expect(await second.query('select body from public.notes')).toEqual([{ body: 'kept' }]);
    await second.close();
    expect(second.folder).toBe(first.folder);
  },
);
