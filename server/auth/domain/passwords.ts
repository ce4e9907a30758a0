import { compare, hash } from '@node-rs/bcrypt';
import { AppError } from '#server/http/app-error.ts';

const cost = 10;
const minimumLength = 6;
/** bcrypt reads no further; a longer password would be good with any ending. */
const maximumBytes = 72;

/** The hash of nothing anybody knows, so that an unknown address takes as long to refuse as a wrong password. */
const nobodysHash = hash(crypto.randomUUID(), cost);

export function requireStrongPassword(password: string): void {
  if (Buffer.byteLength(password) > maximumBytes) {
    throw new AppError('validation_failed', {
      message: `Password cannot be longer than ${maximumBytes} characters`,
    });
  }
  if (Buffer.byteLength(password) < minimumLength) {
    throw new AppError('weak_password', { extra: { weak_password: { reasons: ['length'] } } });
  }
}

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

export async function passwordMatches(password: string, stored: string | null): Promise<boolean> {
  const matches = await compare(password, stored ?? (await nobodysHash));
  return stored !== null && matches;
}
