import { z } from 'zod';
import { AppError } from '#server/http/errors/app-error.ts';

const longest = 255;

/** As it is stored and compared. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}

export function requireEmail(text: string): string {
  const email = normaliseEmail(text);
  if (email.length > longest) {
    throw new AppError('validation_failed', { message: 'An email address is too long' });
  }
  if (!z.email().safeParse(email).success) {
    throw new AppError('validation_failed', { message: 'Unable to validate email address: invalid format' });
  }
  return email;
}
