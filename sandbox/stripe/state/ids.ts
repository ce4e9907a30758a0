import { randomInt } from 'node:crypto';

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** An id as Stripe makes them: what it names, and enough chance that nobody guesses it. */
export function newId(prefix: string, length = 24): string {
  const random = Array.from({ length }, () => letters[randomInt(letters.length)]);
  return `${prefix}_${random.join('')}`;
}
