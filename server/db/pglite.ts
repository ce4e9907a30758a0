import { PGlite, type Transaction } from '@electric-sql/pglite';
import { DatabaseError } from '#server/db/database-error.ts';
import type { Database, Queries } from '#server/db/database.ts';
import { enterRole } from '#server/db/enter-role.ts';
import { FlushingFilesystem } from '#server/db/flushing-filesystem.ts';
import { prepareStatements } from '#server/db/pglite-statements.ts';
import { guardStatement, guardTransaction } from '#server/db/transaction-guard.ts';

export type PgliteSource =
  | { folder: string; flush?: (descriptor: number) => void }
  | { image: Blob; wasm?: WebAssembly.Module };

// The small buffer pool saves 110 MB and costs nothing measurable at this size: the operating system caches the
// files anyway. "-F" means no fsync, right only for an image in memory, which has nothing to flush to.
const frugal = ['-c', 'shared_buffers=16MB'];
const inMemoryParams = [...PGlite.defaultStartParams, ...frugal];
const onDiskParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...frugal,
  '-c',
  'wal_sync_method=fsync',
];

/** Opens the embedded Postgres: a folder on disk, or an in-memory copy of an image. */
export async function openPglite(source: PgliteSource): Promise<Database & { dump(): Promise<Blob> }> {
  const pglite = await PGlite.create(
    'folder' in source
      ? { fs: new FlushingFilesystem(source.folder, source.flush), startParams: onDiskParams }
      : {
          loadDataDir: source.image,
          startParams: inMemoryParams,
          ...(source.wasm ? { pgliteWasmModule: source.wasm } : {}),
        },
  );
  const alone = prepareStatements(pglite);
  const database: Database & { dump(): Promise<Blob> } = {
    engine: 'pglite',
    transaction: (work, { as } = {}) =>
      guardTransaction(database, work, (guarded) =>
        pglite.transaction(async (transaction) => {
          const queries = queriesOf(transaction);
          if (as) await queries.script(enterRole(as));
          return guarded(queries);
        }),
      ),
    query: <R extends object>(text: string, values: readonly unknown[] = []) =>
      guardStatement(database, values, () => alone<R>(text, values).catch(rethrow)),
    close: () => pglite.close(),
    dump: () => pglite.dumpDataDir('none'),
  };
  return database;
}

function queriesOf(transaction: Transaction): Queries {
  return {
    async query<R extends object>(text: string, values: readonly unknown[] = []) {
      const result = await transaction.query<R>(text, [...values]).catch(rethrow);
      return result.rows;
    },
    async script(text) {
      await transaction.exec(text).catch(rethrow);
    },
  };
}

function rethrow(error: unknown): never {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') throw error;
  const fault = error as Error & {
    code: string;
    detail?: string;
    hint?: string;
    table?: string;
    constraint?: string;
  };
  throw new DatabaseError(fault, error);
}
