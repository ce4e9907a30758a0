import postgres from 'postgres';

/** The product connects as an ordinary role that owns its database, as it would on a managed Postgres. */
export const productRole = 'findeus';

/** Statements that only a superuser may run, or that refuse to run in a transaction. */
export async function administer(url: string, statements: string[]): Promise<void> {
  const connection = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    for (const statement of statements) {
      await connection.unsafe(statement);
    }
  } finally {
    await connection.end();
  }
}

export function createDatabase(url: string, name: string, template = 'template1'): Promise<void> {
  return administer(url, [`create database "${name}" template "${template}" owner ${productRole}`]);
}
