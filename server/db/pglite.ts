import { PGlite, type Transaction } from '@electric-sql/pglite';
import { DatabaseError } from '#server/db/database-error.ts';
import type { Database, Queries } from '#server/db/database.ts';

export type PgliteSource = { folder: string } | { image: Blob; wasm?: WebAssembly.Module };

// PGlite's own default is "-F" (no fsync). A folder on disk keeps people's conversations, so there every commit
// is flushed; an image in memory belongs to a test and has nothing to flush to. The small buffer pool saves
// 110 MB and costs nothing measurable at this size: the operating system caches the files anyway.
const frugal = ['-c', 'shared_buffers=16MB'];
const flushingParams = [...PGlite.defaultStartParams.filter((param) => param !== '-F'), ...frugal];
const inMemoryParams = [...PGlite.defaultStartParams, ...frugal];

/** Opens the embedded Postgres: a folder on disk, or an in-memory copy of an image. */
export async function openPglite(source: PgliteSource): Promise<Database & { dump(): Promise<Blob> }> {
  const pglite = await PGlite.create(
    'folder' in source
      ? { dataDir: source.folder, startParams: flushingParams }
      : {
          loadDataDir: source.image,
          startParams: inMemoryParams,
          ...(source.wasm ? { pgliteWasmModule: source.wasm } : {}),
        },
  );
  return {
    engine: 'pglite',
    async transaction(work, { first } = {}) {
      return pglite.transaction(async (transaction) => {
        const queries = queriesOf(transaction);
        if (first) await queries.query(first.text, first.values);
        return work(queries);
      });
    },
    close: () => pglite.close(),
    dump: () => pglite.dumpDataDir('none'),
  };
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
