import { exportJWK, generateKeyPair, SignJWT, type JWK } from 'jose';
import { claimsOf, people } from '#sandbox/google/people.ts';

/** What an id_token should say; everything left out is as in a good one for the first of the people. */
export interface IdTokenWish {
  sub?: string;
  nonce?: string;
  audience?: string;
  issuer?: string;
  /** From now; negative for one that has expired. */
  expiresInSeconds?: number;
  /** On top of, or instead of, what is known about the person. */
  claims?: Record<string, unknown>;
}

interface SigningKey {
  jwk: JWK;
  mintIdToken(wish: Required<Pick<IdTokenWish, 'audience' | 'issuer'>> & IdTokenWish): Promise<string>;
}

export async function makeSigningKey(): Promise<SigningKey> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const header = { alg: 'RS256', kid: 'sandbox' };

  return {
    jwk: { ...(await exportJWK(privateKey)), ...header, use: 'sig' },
    mintIdToken({ sub = people[0]?.sub ?? '', nonce, audience, issuer, expiresInSeconds = 3600, claims }) {
      const person = people.find((known) => known.sub === sub);
      const now = Math.floor(Date.now() / 1000);
      return new SignJWT({
        ...(person && claimsOf(person)),
        ...(nonce !== undefined && { nonce }),
        sub,
        aud: audience,
        azp: audience,
        iss: issuer,
        iat: Math.min(now, now + expiresInSeconds - 1),
        exp: now + expiresInSeconds,
        ...claims,
      })
        .setProtectedHeader({ ...header, typ: 'JWT' })
        .sign(privateKey);
    },
  };
}
