/** `npm run keys`: the keys of the API, and the keys that sign. */
import { mintApiKey, revokeSigningKey, rotateSigningKey } from '#server/auth/domain/signing-keys.ts';
import type { Database } from '#server/db/database.ts';
import { loadMigrationSet, migrate } from '#server/db/migrate.ts';
import { readEnv } from '#server/env.ts';
import { explainStartFailure } from '#server/explain-start-failure.ts';
import { openDatabase, openKeys } from '#server/open-parts.ts';
import { readOrMakeSecret } from '#server/secret-file.ts';

const usage = `npm run keys                  shows the keys of the API
npm run keys -- rotate        a new key signs from now on; the old one still verifies
npm run keys -- revoke <kid>  ends a retired key, and every session and API key that it has signed`;

async function main([command = 'show', kid = '']: string[]): Promise<string> {
  const env = readEnv();
  const database = await openDatabase(env);
  try {
    await migrate(database, await loadMigrationSet());
    const secret = env.FINDEUS_SECRET ?? (await readOrMakeSecret(env.DATA_DIR));
    const { signingKeys } = await openKeys(env, database, secret);
    switch (command) {
      case 'show': {
        const key = await signingKeys.current();
        return [
          `anon          ${await mintApiKey(key, 'anon')}`,
          `service_role  ${await mintApiKey(key, 'service_role')}   (may do everything: keep it secret)`,
          '',
          ...(await listKeys(database)),
        ].join('\n');
      }
      case 'rotate':
        return `Signs from now on: ${await database.transaction((queries) => rotateSigningKey(queries, secret))}`;
      case 'revoke': {
        const done = await database.transaction((queries) => revokeSigningKey(queries, kid));
        return done ? `Revoked: ${kid}. Restart the nodes.` : `No retired key has the id "${kid}".`;
      }
      default:
        return usage;
    }
  } finally {
    await database.close();
  }
}

async function listKeys(database: Database): Promise<string[]> {
  const rows = await database.transaction((queries) =>
    queries.query<{ kid: string; created_at: Date; retired_at: Date | null }>(
      'select kid, created_at, retired_at from internal.signing_keys order by created_at desc',
    ),
  );
  return rows.map(
    ({ kid, created_at: since, retired_at: until }) =>
      `signing key   ${kid}  since ${since.toISOString()}${until ? `, retired ${until.toISOString()}` : ''}`,
  );
}

try {
  console.log(await main(process.argv.slice(2)));
} catch (error) {
  console.error(explainStartFailure(error));
  process.exitCode = 1;
}
