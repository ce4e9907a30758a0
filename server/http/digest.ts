import { createHash, timingSafeEqual } from 'node:crypto';

/** SHA-256 in hex: what is stored of a secret that is random enough to need no slow hash. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Takes as long for a near miss as for nonsense. Hashed first, because the comparison needs equal lengths. */
export function sameText(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(hashOf(one)), Buffer.from(hashOf(other)));
}
