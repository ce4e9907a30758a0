import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** What was sealed cannot be opened with this secret. */
export class WrongSecret extends Error {
  override readonly name = 'WrongSecret';
}

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** Encrypts for storage, so that the database alone reveals nothing. `purpose` keeps uses apart. */
export function seal(plain: string, secret: string, purpose: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, keyFor(secret, purpose), nonce);
  const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

export function unseal(sealed: string, secret: string, purpose: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv(algorithm, keyFor(secret, purpose), bytes.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  });
  try {
    decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
    return decipher.update(bytes.subarray(nonceBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8');
  } catch (cause) {
    throw new WrongSecret('What is stored was sealed with another secret', { cause });
  }
}

function keyFor(secret: string, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', `findeus:${purpose}`, 32));
}
