import { Client } from 'pg';

/** The product connects as an ordinary role that owns its database, as it would on a managed Postgres. */
export const productRole = 'findeus';

/** Statements that only a superuser may run, or that refuse to run in a transaction. */
export async function administer(url: string, statements: string[]): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) {
      await client.query(statement);
    }
  } finally {
    await client.end();
  }
}

export function createDatabase(url: string, name: string, template = 'template1'): Promise<void> {
  return administer(url, [`create database "${name}" template "${template}" owner ${productRole}`]);
}
