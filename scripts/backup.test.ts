import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPostgres } from '#server/db/postgres.ts';
import { addUserWithBelongings } from '#server/testing/wire/belongings.ts';
import { freshPostgresUrl } from '#server/testing/postgres/fresh-database.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'findeus-backup-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs a script in the temporary folder, with these variables and no others. */
async function run(name: 'backup' | 'restore', args: string[], env: Record<string, string>) {
  const script = new URL(`${name}.ts`, import.meta.url).pathname;
  const child = spawn(process.execPath, [script, ...args], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}

it('copies everything from one database into another, which has to be empty', async () => {
  const from = await freshPostgresUrl('template');
  const to = await freshPostgresUrl('template1');
  const source = await openPostgres(from.url, { poolSize: 1, statementTimeout: 0 });
  const { id } = await addUserWithBelongings(source, 'Ann');
  await source.close();
  const backup = await run('backup', ['mine'], { DATABASE_URL: from.url, DATA_DIR: join(folder, 'data') });
  expect(backup).toMatchObject({ code: 0 });
  expect(backup.output).toContain(`Keep a copy of ${join(folder, 'data', 'secret')}, apart from this file.`);
  expect((await stat(join(folder, 'mine'))).mode & 0o777).toBe(0o600);

  const restore = await run('restore', ['mine'], { DATABASE_URL: to.url });
  expect(restore).toMatchObject({ code: 0 });
  expect(restore.output).toContain('set FINDEUS_SECRET to the secret of the old installation');
  const target = await openPostgres(to.url, { poolSize: 1, statementTimeout: 0 });
  expect(await target.query('select id from public.profiles')).toEqual([{ id }]);
  await target.close();

  const again = await run('restore', ['mine'], { DATABASE_URL: to.url });
  expect(again.code).toBe(1);
  expect(again.output).toMatch(/^The database is not empty: \S+ has rows\. .*\n$/);
  await Promise.all([from.drop(), to.drop()]);
}, 300_000);

it('names the file by the time, and says which secret to keep', async () => {
  const { url, drop } = await freshPostgresUrl('template');
  const FINDEUS_SECRET = 'a secret that is long enough for anybody';
  const { code, output } = await run('backup', [], { DATABASE_URL: url, FINDEUS_SECRET });
  expect(code).toBe(0);
  expect(output).toContain('Keep a copy of FINDEUS_SECRET, apart from this file.');
  expect(output).not.toContain(FINDEUS_SECRET);
  expect(await readdir(folder)).toContainEqual(
    expect.stringMatching(/^findeus-\d{4}-\d\d-\d\d-\d{4}\.findeus-backup$/),
  );
  await drop();
});

it('prints its usage, and why it cannot go on', async () => {
  const nobody = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' };
  expect((await run('restore', [], nobody)).output).toMatch(/^npm run restore -- FILE /);
  expect((await run('backup', ['--help'], nobody)).output).toMatch(/^npm run backup -- \[FILE\] /);
  const unreachable = await run('backup', ['unreachable'], nobody);
  expect(unreachable.code).toBe(1);
  expect(unreachable.output).toContain('Nobody answers at DATABASE_URL');
  expect(unreachable.output).not.toMatch(/\n\s+at /);
});
