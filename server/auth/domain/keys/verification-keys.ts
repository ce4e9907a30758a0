import { importJWK, type CryptoKey, type JWK } from 'jose';
import type { Database } from '#server/db/database.ts';

export interface VerificationKey {
  kid: string;
  /** The only algorithm this key is believed with. */
  algorithm: string;
  key: CryptoKey | Uint8Array;
  /** The public part; null for a shared secret. */
  publicJwk: JWK | null;
}

export type VerificationKeys = () => Promise<VerificationKey[]>;

/** The operator's own keys, and the public halves of all in the database, the retired ones included. */
export function verificationKeysOf(
  database: Database,
  configured: readonly VerificationKey[] = [],
): VerificationKeys {
  return async () => {
    const rows = await database.transaction((queries) =>
      queries.query<{ kid: string; algorithm: string; public_jwk: JWK }>(
        'select kid, algorithm, public_jwk from internal.signing_keys order by created_at desc',
      ),
    );
    const stored = rows.map(async ({ kid, algorithm, public_jwk: publicJwk }) => ({
      kid,
      algorithm,
      key: await importJWK(publicJwk, algorithm),
      publicJwk,
    }));
    return [...configured, ...(await Promise.all(stored))];
  };
}
