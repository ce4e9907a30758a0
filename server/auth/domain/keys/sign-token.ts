import { createHmac, sign, type KeyObject } from 'node:crypto';
import type { JWTPayload } from 'jose';

export interface SigningKey {
  kid: string;
  algorithm: string;
  key: KeyObject;
  createdAt: Date;
}

type Signer = (text: string, key: KeyObject) => Buffer;

const signers: Record<string, Signer> = {
  ES256: (text, key) => sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }),
  RS256: (text, key) => sign('sha256', Buffer.from(text), key),
  HS256: (text, key) => createHmac('sha256', key).update(text).digest(),
};

/**
 * A token of ours. Signed at once instead of on the thread pool, where it would queue behind bcrypt: handing it over
 * and back costs more than the signature itself.
 */
export function signToken({ kid, algorithm, key }: SigningKey, claims: JWTPayload): string {
  const signer = signers[algorithm];
  if (!signer) throw new Error(`There is no signing with ${algorithm}`);
  const signed = `${toPart({ alg: algorithm, typ: 'JWT', kid })}.${toPart(claims)}`;
  return `${signed}.${signer(signed, key).toString('base64url')}`;
}

function toPart(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
