import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { restoreBackup } from '#server/db/backup/restore-backup.ts';
import { writeBackup } from '#server/db/backup/write-backup.ts';
import type { Database } from '#server/db/database.ts';
import { loadMigrationSet, migrate, type MigrationSet } from '#server/db/migrate.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { freshDatabase, freshPostgresUrl } from '#server/testing/postgres/fresh-database.ts';
import { addUser } from '#server/testing/wire/users.ts';

describe('a restore is refused', () => {
  let migrations: MigrationSet;
  let folder: string;
  let whole: Buffer;
  let target: Database;
  let close: () => Promise<void>;

  beforeAll(async () => {
    migrations = await loadMigrationSet();
    folder = await mkdtemp(join(tmpdir(), 'findeus-backup-'));
    const source = await freshDatabase();
    for (const name of ['Ann', 'Ben', 'Cleo']) await addUser(source, name);
    const file = join(folder, 'whole');
    await writeBackup(source, { file, migrations, productVersion: '1.2.3' });
    whole = await readFile(file);
    await source.close();
    const { url, drop } = await freshPostgresUrl('template1');
    target = await openPostgres(url, { poolSize: 2, statementTimeout: 10_000 });
    close = () => target.close().then(drop);
  });
  afterAll(async () => {
    await close();
    await rm(folder, { recursive: true });
  });

  const restore = async (content: Buffer, database = target) => {
    const file = join(folder, 'changed');
    await writeFile(file, content);
    return restoreBackup(database, { file, migrations });
  };
  const rewritten = (change: (text: string) => string) => gzipSync(change(gunzipSync(whole).toString()));
  const withManifest = (change: (manifest: Record<string, unknown>) => object) =>
    rewritten((text) => {
      const [first = '', ...rest] = text.split('\n');
      return [JSON.stringify(change(JSON.parse(first) as Record<string, unknown>)), ...rest].join('\n');
    });
  const flipped = (at: number) => {
    const copy = Buffer.from(whole);
    copy[at]! ^= 0x10;
    return copy;
  };
  const withoutLines = (pattern: RegExp) =>
    rewritten((text) =>
      text
        .split('\n')
        .filter((line) => !pattern.test(line))
        .join('\n'),
    );

  it.each([
    ['cut off half-way', () => whole.subarray(0, whole.length / 2)],
    ['without its last byte', () => whole.subarray(0, -1)],
    ['with a changed byte in the middle', () => flipped(Math.floor(whole.length / 2))],
    ['with a changed checksum of gzip', () => flipped(whole.length - 6)],
    ['with a changed row', () => rewritten((text) => text.replace('Ann', 'Eve'))],
    ['without a row', () => withoutLines(/"Ann"/)],
    ['without its last line', () => withoutLines(/"sha256"/)],
    ['without the end of a table', () => withoutLines(/^\{"rows":/)],
    ['with another line at its end', () => rewritten((text) => `${text}{"rows":0,"sequences":{}}\n`)],
    ['with a changed manifest', () => withManifest((manifest) => ({ ...manifest, ledger: 'none' }))],
  ])('for a file %s', async (_, content) => {
    await expect(restore(content())).rejects.toThrow('is damaged or incomplete, and nothing was restored.');
  });

  it.each([
    ['that is no backup', () => Buffer.from('hello'), 'is not a backup of FinDeus.'],
    ['of something else', () => gzipSync('{"some":"json"}\n'), 'is not a backup of FinDeus.'],
    [
      'of a newer format',
      () => withManifest((manifest) => ({ ...manifest, formatVersion: 2, productVersion: '9.8.7' })),
      'was made by a newer version of FinDeus (9.8.7). Restore it with that version or a newer one.',
    ],
  ])('for a file %s', async (_, content, message) => {
    await expect(restore(content())).rejects.toThrow(message);
  });

  it('for a missing file', async () => {
    const missing = restoreBackup(target, { file: join(folder, 'missing'), migrations });
    await expect(missing).rejects.toThrow(`There is no file ${join(folder, 'missing')}.`);
  });

  it('for a backup of a newer schema', async () => {
    const older: MigrationSet = { ...migrations, product: migrations.product.slice(0, -1) };
    const { version, name } = migrations.product.at(-1)!;
    const refused = restoreBackup(target, { file: join(folder, 'whole'), migrations: older });
    await expect(refused).rejects.toThrow(
      `The backup has migration ${version}_${name}, which this version of FinDeus does not know. It was made by version 1.2.3`,
    );
  });

  it('and leaves the database unchanged', async () => {
    const [row] = await target.query("select to_regnamespace('internal') is null as untouched");
    expect(row).toEqual({ untouched: true });
  });

  it('for a database with rows, which are kept', async () => {
    const used = await freshDatabase();
    const { id } = await addUser(used, 'Dora');
    await expect(restore(whole, used)).rejects.toThrow(
      'The database is not empty: auth.users has rows. Restore into a new database',
    );
    expect(await used.query('select id from auth.users')).toEqual([{ id }]);
    await used.close();
  });

  it('for a database with a newer schema than the backup', async () => {
    const newer = await freshDatabase();
    const later = { version: '20990101000000', name: 'later', sql: 'select 1', checksum: 'c' };
    await migrate(newer, { ...migrations, product: [...migrations.product, later] });
    await expect(restore(whole, newer)).rejects.toThrow(
      'The database already has migration 20990101000000_later, which the backup has not.',
    );
    await newer.close();
  });
});
