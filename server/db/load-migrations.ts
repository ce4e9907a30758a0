import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface Migration {
  /** Fourteen digits, a timestamp: migrations run in this order. */
  version: string;
  name: string;
  sql: string;
  checksum: string;
}

const fileName = /^(\d{14})_([a-z0-9_]+)\.sql$/;

/** Reads a folder of `<timestamp>_<name>.sql` files in their order. */
export async function loadMigrations(folder: string): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  const twice = files.find((file, n) => n > 0 && file.slice(0, 14) === files[n - 1]!.slice(0, 14));
  if (twice) throw new Error(`${join(folder, twice)}: another migration has the same timestamp`);
  return Promise.all(
    files.map(async (file) => {
      const [, version, name] = fileName.exec(file) ?? [];
      if (!version || !name)
        throw new Error(`${join(folder, file)}: a migration is named <14 digits>_<name>.sql`);
      // A checkout with Windows line ends is still the same migration.
      const sql = (await readFile(join(folder, file), 'utf8')).replaceAll('\r\n', '\n');
      return { version, name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}
