import { AsyncLocalStorage } from 'node:async_hooks';
import type { Queries } from '#server/db/database.ts';

interface Running {
  database: object;
  open: boolean;
}

const running = new AsyncLocalStorage<Running>();

/**
 * Keeps the promises of Database.transaction for either engine: no transaction within a transaction (on one
 * connection it would wait for itself forever), no query after the work has ended (on a pooled connection it would
 * run with another's rights), no value that a driver would take for something else, and no text that would end in the
 * middle of its message.
 */
export async function guardTransaction<T>(
  database: object,
  work: (queries: Queries) => Promise<T>,
  run: (guarded: (queries: Queries) => Promise<T>) => Promise<T>,
): Promise<T> {
  refuseNesting(database);
  const transaction: Running = { database, open: true };
  return running.run(transaction, () =>
    run(async (queries) => {
      try {
        return await work(guardQueries(queries, transaction));
      } finally {
        transaction.open = false;
      }
    }),
  );
}

/** The same for a single statement: within a transaction it would wait for it, or run beside it unnoticed. */
export async function guardStatement<R>(
  database: object,
  text: string,
  values: readonly unknown[],
  run: () => Promise<R>,
): Promise<R> {
  refuseNesting(database);
  refuseNull(text);
  refuseUnusable(values);
  return run();
}

function refuseNesting(database: object): void {
  const outer = running.getStore();
  if (outer?.open && outer.database === database) {
    throw new Error('A transaction is already running here; pass its queries on instead');
  }
}

function guardQueries(queries: Queries, transaction: Running): Queries {
  const refuseAfterEnd = () => {
    if (!transaction.open) throw new Error('This transaction has ended');
  };
  return {
    async query(text, values = []) {
      refuseAfterEnd();
      refuseNull(text);
      refuseUnusable(values);
      return queries.query(text, values);
    },
    async script(text) {
      refuseAfterEnd();
      refuseNull(text);
      return queries.script(text);
    },
  };
}

/** In the protocol of Postgres it is the end of a text: what follows would be read as something else. */
function refuseNull(text: string): void {
  if (text.includes('\u0000')) throw new Error('The text of a statement has a null character');
}

function refuseUnusable(values: readonly unknown[]): void {
  for (const [index, value] of values.entries()) {
    const unusable =
      value === undefined ||
      typeof value === 'symbol' ||
      typeof value === 'function' ||
      (value instanceof Date && Number.isNaN(value.getTime()));
    if (unusable)
      throw new TypeError(`Parameter $${index + 1} is ${String(value)}, which no column can hold`);
  }
}
