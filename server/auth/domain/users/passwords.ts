import { availableParallelism } from 'node:os';
import { compare, hash } from '@node-rs/bcrypt';
import {
  describePasswordFaults,
  findPasswordFaults,
  maxPasswordBytes,
  type PasswordRule,
} from '#contract/password-rule.ts';
import { AppError } from '#server/http/errors/app-error.ts';

const usualCost = 10;

export function requireStrongPassword(password: string, rule: PasswordRule): void {
  const faults = findPasswordFaults(password, rule);
  if (faults.length === 0) return;
  const message = describePasswordFaults(faults, rule);
  if (faults.includes('too_long')) throw new AppError('validation_failed', { message });
  throw new AppError('weak_password', { message, extra: { weak_password: { reasons: faults } } });
}

/** How passwords are stored and compared. */
export interface Passwords {
  hash: (password: string) => Promise<string>;
  matches: (password: string, stored: string | null) => Promise<boolean>;
}

/** Each step of the cost doubles the work of a guess, and of a sign-in. */
export function createPasswords({ cost = usualCost } = {}): Passwords {
  /** The hash of a random text, so that an unknown address takes as long to refuse as a wrong password. */
  const unknownHash = hash(crypto.randomUUID(), cost);
  return {
    hash: (password) => inTurn(() => hash(password, cost)),
    async matches(password, stored) {
      // bcrypt ignores what follows these bytes, so a longer password is refused. It is still compared, to take as long.
      const comparable = stored !== null && Buffer.byteLength(password) <= maxPasswordBytes;
      const against = comparable ? stored : await unknownHash;
      const matches = await inTurn(() => compare(password, against));
      return comparable && matches;
    },
  };
}

/**
 * Node has four threads for such work, and files, name lookups and signatures need them too: one thread is always left
 * for those, so that other requests do not wait while sign-ins queue. One more than there are cores, so that no core
 * idles until the event loop starts the next.
 */
const atOnce = Math.min(availableParallelism() + 1, 3);
/** About as many as can be hashed before the waiting requests time out. */
const maxWaiting = atOnce * 100;

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) {
    if (waiting.length >= maxWaiting) {
      throw new AppError('service_unavailable', { headers: { 'retry-after': '5' } });
    }
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else running += 1;
  try {
    return await work();
  } finally {
    // The place goes straight to the next in the row.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
