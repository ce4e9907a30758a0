import { availableParallelism } from 'node:os';
import { compare, hash } from '@node-rs/bcrypt';
import {
  describePasswordFaults,
  findPasswordFaults,
  maxPasswordBytes,
  type PasswordRule,
} from '#contract/password-rule.ts';
import { AppError } from '#server/http/app-error.ts';

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

/** Each step of the cost doubles the work of whoever guesses, and ours. */
export function createPasswords({ cost = usualCost } = {}): Passwords {
  /** The hash of nothing anybody knows, so that an unknown address takes as long to refuse as a wrong password. */
  const nobodysHash = hash(crypto.randomUUID(), cost);
  return {
    hash: (password) => inTurn(() => hash(password, cost)),
    async matches(password, stored) {
      // A longer one would be good with any ending. It is still compared, so that it takes as long to refuse.
      const comparable = stored !== null && Buffer.byteLength(password) <= maxPasswordBytes;
      const against = comparable ? stored : await nobodysHash;
      const matches = await inTurn(() => compare(password, against));
      return comparable && matches;
    },
  };
}

/**
 * Node has four threads for such work, and files, name lookups and signatures need them too: one is always left to
 * those, so that nobody else waits while sign-ins queue. One more than there are cores, so that none of them idles
 * until the event loop has handed out the next.
 */
const atOnce = Math.min(availableParallelism() + 1, 3);
/** About what can be worked off before the requests that wait would be given up anyway. */
const mostWaiting = atOnce * 100;

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) {
    if (waiting.length >= mostWaiting) {
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
