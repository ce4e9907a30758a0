import type { Manifest } from '#server/db/backup/backup-format.ts';
import type { Statements } from '#server/db/database.ts';
import type { MigrationSet } from '#server/db/migrate.ts';

type Ledger = Manifest['ledger'];

/** The migrations that the server has applied; empty if it never ran. */
export async function readOwnLedger(queries: Statements): Promise<Ledger> {
  const [found] = await queries.query<{ present: boolean }>(
    "select to_regclass('internal.schema_migrations') is not null as present",
  );
  if (!found?.present) return [];
  return queries.query<Ledger[number]>(
    'select version, name, checksum from internal.schema_migrations order by version',
  );
}

/** The first entry that these migrations do not have, or have with another text. */
export function findDifference(ledger: Ledger, { platform, product }: MigrationSet): string | undefined {
  const known = new Map([...platform, ...product].map(({ version, checksum }) => [version, checksum]));
  const entry = ledger.find(({ version, checksum }) => known.get(version) !== checksum);
  return entry && `${entry.version}_${entry.name}`;
}
