import { createPrivateKey } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { seal, unseal } from '#server/auth/domain/keys/seal.ts';
import { signToken, type SigningKey } from '#server/auth/domain/keys/sign-token.ts';
import type { Database, Queries } from '#server/db/database.ts';

export interface SigningKeys {
  /** The key that signs new tokens now. */
  current(): Promise<SigningKey>;
}

const algorithm = 'ES256';
const purpose = 'signing-keys';
/** How long a node may go on signing with a key that was rotated; such tokens stay valid. */
const refreshIntervalMs = 60_000;

interface KeyRow {
  kid: string;
  sealed_private_jwk: string;
  created_at: Date;
}

/** The keys of the database, looked at again from time to time, because another node or a command may rotate them. */
export async function createSigningKeys(
  database: Database,
  secret: string,
  now = () => performance.now(),
): Promise<SigningKeys> {
  let key = await loadSigningKey(database, secret);
  let askedAt = now();
  return {
    async current() {
      if (now() - askedAt <= refreshIntervalMs) return key;
      askedAt = now();
      // The key we have stays valid, so that no request waits for an unavailable database.
      key = await loadSigningKey(database, secret).catch(() => key);
      return key;
    },
  };
}

/**
 * The key that signs new tokens, made at first start. It lives in the database, sealed, so that all nodes sign with
 * the same one; of nodes that start together, the unique index lets one win and the others read the winner's.
 */
export async function loadSigningKey(database: Database, secret: string): Promise<SigningKey> {
  const row = await database.transaction(async (queries) => {
    return (await readCurrent(queries)) ?? (await createKey(queries, secret), await readCurrent(queries));
  });
  if (!row) throw new Error('The signing key was not stored');
  const jwk = JSON.parse(unseal(row.sealed_private_jwk, secret, purpose)) as JWK;
  return {
    kid: row.kid,
    algorithm,
    key: createPrivateKey({ key: jwk, format: 'jwk' }),
    createdAt: row.created_at,
  };
}

/** From now on a new key signs. The old one goes on verifying what it has signed, until that expires. */
export async function rotateSigningKey(queries: Queries, secret: string): Promise<string> {
  await queries.query('update internal.signing_keys set retired_at = now() where retired_at is null');
  await createKey(queries, secret);
  const row = await readCurrent(queries);
  if (!row) throw new Error('The new signing key was not stored');
  return row.kid;
}

/** Ends a retired key, and with it every token that it has signed. False where there is no such key. */
export async function revokeSigningKey(queries: Queries, kid: string): Promise<boolean> {
  const rows = await queries.query(
    'delete from internal.signing_keys where kid = $1 and retired_at is not null returning kid',
    [kid],
  );
  return rows.length > 0;
}

async function readCurrent(queries: Queries): Promise<KeyRow | undefined> {
  const [row] = await queries.query<KeyRow>(
    'select kid, sealed_private_jwk, created_at from internal.signing_keys where retired_at is null',
  );
  return row;
}

async function createKey(queries: Queries, secret: string): Promise<void> {
  const { publicKey, privateKey } = await generateKeyPair(algorithm, { extractable: true });
  const kid = crypto.randomUUID();
  const publicJwk = { ...(await exportJWK(publicKey)), kid, alg: algorithm, use: 'sig' };
  await queries.query(
    `insert into internal.signing_keys (kid, algorithm, public_jwk, sealed_private_jwk) values ($1, $2, $3, $4)
     on conflict do nothing`,
    [kid, algorithm, publicJwk, seal(JSON.stringify(await exportJWK(privateKey)), secret, purpose)],
  );
}

const apiKeyYears = 10;

/**
 * A key of the API. `anon` identifies a visitor, and is sent to every browser. `service_role` may do everything, and is
 * only for the operator's own programs.
 */
export function mintApiKey(key: SigningKey, role: 'anon' | 'service_role'): string {
  const issuedAt = Math.floor(key.createdAt.getTime() / 1000);
  return signToken(key, {
    iss: 'findeus',
    role,
    iat: issuedAt,
    exp: issuedAt + apiKeyYears * 365 * 24 * 60 * 60,
  });
}
