import type { Context } from 'hono';
import type { RateLimit } from '#contract/rate-limit.ts';
import type { AuthDeps } from '#server/auth/deps.ts';
import { normaliseEmail } from '#server/auth/domain/users/email-address.ts';
import { isKnownNetwork } from '#server/auth/domain/users/known-networks.ts';
import { bucketOf, requireToken, returnToken } from '#server/db/take-token.ts';
import { clientAddress, networkOf } from '#server/http/client-address.ts';

const hour = 60 * 60;

/**
 * How often a password may be wrong. Right ones do not count. From one network, the first limit is always reached before
 * the second: nobody learns from it whether the network is one that the account was signed in from.
 */
export const passwordLimits = {
  /** For one address, from one network. */
  network: { burst: 10, count: 20, seconds: hour },
  /** For one address, from all networks together that it was not signed in from before. */
  strangers: { burst: 30, count: 30, seconds: hour },
} as const satisfies Record<string, RateLimit>;

export interface PasswordGuess {
  /** To be called when the password was right. */
  forgive: () => Promise<void>;
}

/**
 * Counts a password before it is compared, or refuses it. The same for an address that nobody has: `userId` only says
 * whose networks are known.
 */
export async function countPasswordGuess(
  c: Context,
  deps: AuthDeps,
  { name, userId }: { name: string; userId: string | null },
): Promise<PasswordGuess> {
  if (!deps.rateLimits.on) return { forgive: () => Promise.resolve() };
  const network = networkOfCaller(c, deps);
  const account = normaliseEmail(name);
  const known = await isKnownNetwork(deps.database, userId, network);
  const fromHere = `${account} ${network}`;
  const buckets: { limit: keyof typeof passwordLimits; subject: string }[] = [
    { limit: 'network', subject: fromHere },
    // A known network has a bucket to itself, which never runs out first, so that it takes as long as any other.
    { limit: 'strangers', subject: known ? fromHere : account },
  ];
  const tokens = buckets.map(({ limit, subject }) => ({
    limit: passwordLimits[limit],
    name: `password:${limit}`,
    subject,
  }));
  for (const token of tokens) await requireToken(deps, { ...token, message: waitOrReset });
  return {
    async forgive() {
      for (const token of tokens) await returnToken(deps, token);
    },
  };
}

/** The network that a request comes from, as a pseudonym. */
export function networkOfCaller(c: Context, { secret, rateLimits }: Pick<AuthDeps, 'secret' | 'rateLimits'>) {
  return bucketOf(secret, 'network', networkOf(clientAddress(c, rateLimits.trustedProxies)));
}

function waitOrReset(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return `Too many wrong passwords for this e-mail address. Wait ${wait}, or reset the password by e-mail.`;
}
