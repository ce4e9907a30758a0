/** `npm run keys`: the keys of the API, and the keys that sign. */
import { mintApiKey, revokeSigningKey, rotateSigningKey } from '#server/auth/domain/keys/signing-keys.ts';
import type { Database } from '#server/db/database.ts';
import { loadMigrationSet, migrate } from '#server/db/migrate.ts';
import { readEnv, type Env } from '#server/env.ts';
import { explainStartFailure } from '#server/explain-start-failure.ts';
import { joinDatabase } from '#server/open-database.ts';
import { openKeys } from '#server/open-parts.ts';
import { readOrMakeSecret } from '#server/secret-file.ts';

const usage = `npm run keys                  shows the keys of the API
npm run keys -- rotate        a new key signs from now on; the old one still verifies
npm run keys -- revoke <kid>  ends a retired key, and every access token and API key that it has signed`;

/** An error of the caller: printed without a stack trace. */
class Refusal extends Error {}

type Command = (parts: { env: Env; database: Database; secret: string }, kid: string) => Promise<string>;

const commands: Record<string, Command> = {
  async show({ env, database, secret }) {
    const key = await (await openKeys(env, database, secret)).signingKeys.current();
    return [
      `anon          ${mintApiKey(key, 'anon')}`,
      `service_role  ${mintApiKey(key, 'service_role')}   (may do everything: keep it secret)`,
      '',
      `signs         ${key.kid}${env.JWT_SIGNING_KEYS ? '  (of JWT_SIGNING_KEYS)' : ''}`,
      ...(await listKeys(database)),
    ].join('\n');
  },
  async rotate({ env, database, secret }) {
    if (env.JWT_SIGNING_KEYS) throw new Refusal('The keys are those of JWT_SIGNING_KEYS: rotate them there.');
    return `Signs from now on: ${await database.transaction((queries) => rotateSigningKey(queries, secret))}`;
  },
  async revoke({ database }, kid) {
    const done = await database.transaction((queries) => revokeSigningKey(queries, kid));
    if (!done) throw new Refusal(`No retired key has the id "${kid}".`);
    return `Revoked: ${kid}. Nodes that run believe it for up to a minute more.`;
  },
};

async function run([name = 'show', kid = '']: string[]): Promise<string> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new Refusal(usage);
  const env = readEnv();
  const database = await joinDatabase(env);
  try {
    await migrate(database, await loadMigrationSet());
    const secret = env.FINDEUS_SECRET ?? (await readOrMakeSecret(env.DATA_DIR));
    return await command({ env, database, secret }, kid);
  } finally {
    await database.close();
  }
}

async function listKeys(database: Database): Promise<string[]> {
  const rows = await database.query<{ kid: string; created_at: Date; retired_at: Date | null }>(
    'select kid, created_at, retired_at from internal.signing_keys order by created_at desc',
  );
  return rows.map(
    ({ kid, created_at: since, retired_at: until }) =>
      `stored key    ${kid}  since ${since.toISOString()}${until ? `, retired ${until.toISOString()}` : ''}`,
  );
}

try {
  console.log(await run(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Refusal ? error.message : explainStartFailure(error));
  process.exitCode = 1;
}
