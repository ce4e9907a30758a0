import { createPrivateKey, createSecretKey } from 'node:crypto';
import { importJWK, type JWK } from 'jose';
import type { SigningKeys } from '#server/auth/domain/keys/signing-keys.ts';
import type { VerificationKey } from '#server/auth/domain/keys/verification-keys.ts';

/** A key that the operator gives us cannot be used. */
export class UnusableSigningKey extends Error {
  override readonly name = 'UnusableSigningKey';
}

interface ConfiguredKeys {
  signing: SigningKeys;
  verification: VerificationKey[];
}

/** Fixed, so that every node makes the same public key of the API. */
const createdAt = new Date('2026-01-01T00:00:00Z');
/** Which kind of key each algorithm takes. */
const kinds: Record<string, string> = { ES256: 'EC', RS256: 'RSA', HS256: 'oct' };
const privateParts = ['d', 'p', 'q', 'dp', 'dq', 'qi', 'oth', 'k'];

/** JWT_SIGNING_KEYS: the key that may sign signs, or the first where none says so; all of them verify. */
export async function importConfiguredKeys(jwks: readonly JWK[]): Promise<ConfiguredKeys> {
  const signer = jwks.find(({ key_ops }) => key_ops?.includes('sign')) ?? jwks[0];
  if (!signer) throw new UnusableSigningKey('JWT_SIGNING_KEYS holds no key');
  if (signer.d === undefined && signer.k === undefined) {
    throw new UnusableSigningKey(`JWT_SIGNING_KEYS: key ${signer.kid} should sign, but has no private part`);
  }
  const kids = jwks.map((jwk) => jwk.kid);
  const twice = kids.find((id, index) => kids.indexOf(id) !== index);
  if (twice) throw new UnusableSigningKey(`JWT_SIGNING_KEYS: two keys have the id ${twice}`);
  const { kid, algorithm, key } = await importKey(signer);
  const signing = {
    kid,
    algorithm,
    key: key instanceof Uint8Array ? createSecretKey(key) : createPrivateKey({ key: signer, format: 'jwk' }),
    createdAt,
  };
  return {
    signing: { current: () => Promise.resolve(signing) },
    verification: await Promise.all(jwks.map(toVerificationKey)),
  };
}

async function toVerificationKey(jwk: JWK): Promise<VerificationKey> {
  // A shared secret both signs and verifies, and is never published.
  if (jwk.kty === 'oct') return { ...(await importKey(jwk)), publicJwk: null };
  const publicJwk = Object.fromEntries(
    Object.entries(jwk).filter(([name]) => !privateParts.includes(name) && name !== 'key_ops'),
  ) as JWK;
  return { ...(await importKey(publicJwk)), publicJwk };
}

async function importKey(jwk: JWK) {
  const { kid, alg: algorithm } = jwk;
  if (!kid || !algorithm) throw new UnusableSigningKey('JWT_SIGNING_KEYS: every key needs a kid and an alg');
  if (kinds[algorithm] !== jwk.kty) {
    throw new UnusableSigningKey(
      `JWT_SIGNING_KEYS: key ${kid} is of the kind ${jwk.kty}, which is none for ${algorithm}`,
    );
  }
  if (jwk.kty === 'oct' && Buffer.from(jwk.k ?? '', 'base64url').length < 32) {
    throw new UnusableSigningKey(
      `JWT_SIGNING_KEYS: key ${kid} must have at least 32 bytes, or it could be guessed`,
    );
  }
  try {
    // Whether it signs or verifies is ours to say.
    const { key_ops: _, ...plain } = jwk;
    return { kid, algorithm, key: await importJWK(plain, algorithm) };
  } catch (cause) {
    throw new UnusableSigningKey(`JWT_SIGNING_KEYS: key ${kid} is not a usable ${algorithm} key`, { cause });
  }
}
