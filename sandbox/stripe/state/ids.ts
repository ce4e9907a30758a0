import { randomInt } from 'node:crypto';

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** An id in Stripe's form: a prefix for its kind, and enough random characters that it cannot be guessed. */
export function newId(prefix: string, length = 24): string {
  const random = Array.from({ length }, () => letters[randomInt(letters.length)]);
  return `${prefix}_${random.join('')}`;
}
