import {
  exportJWK,
  generateKeyPair,
  importJWK,
  SignJWT,
  type CryptoKey,
  type JWK,
  type JWTPayload,
} from 'jose';
import { seal, unseal } from '#server/auth/domain/seal.ts';
import type { Database, Queries } from '#server/db/database.ts';

export interface SigningKey {
  kid: string;
  privateKey: CryptoKey;
  createdAt: Date;
}

const algorithm = 'ES256';
const purpose = 'signing-keys';

interface KeyRow {
  kid: string;
  sealed_private_jwk: string;
  created_at: Date;
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
    privateKey: (await importJWK(jwk, algorithm)) as CryptoKey,
    createdAt: row.created_at,
  };
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

/** The public key of the API: says only that the bearer is a visitor. It goes to every browser. */
export function mintAnonKey(key: SigningKey): Promise<string> {
  const issuedAt = Math.floor(key.createdAt.getTime() / 1000);
  return signToken(key, {
    iss: 'findeus',
    role: 'anon',
    iat: issuedAt,
    exp: issuedAt + apiKeyYears * 365 * 24 * 60 * 60,
  });
}

export function signToken({ kid, privateKey }: SigningKey, claims: JWTPayload): Promise<string> {
  return new SignJWT(claims).setProtectedHeader({ alg: algorithm, typ: 'JWT', kid }).sign(privateKey);
}
