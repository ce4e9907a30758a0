import type { Context } from 'hono';
import type { RateLimit } from '#contract/rate-limit.ts';
import type { AuthDeps } from '#server/auth/deps.ts';
import { normaliseEmail } from '#server/auth/domain/users/email-address.ts';
import { isKnownNetwork } from '#server/auth/domain/users/known-networks.ts';
import { bucketOf, requireToken, returnToken } from '#server/db/take-token.ts';
import { clientAddress, networkOf } from '#server/http/limits/client-address.ts';

const hour = 60 * 60;

/**
 * How many wrong passwords are allowed. A single network always reaches the first limit before the second, so a refusal
 * does not reveal whether the account's owner has signed in from that network.
 */
export const passwordLimits = {
  /** For one address, from one network. */
  network: { burst: 10, count: 20, seconds: hour },
  /** For one address, from all networks together that its owner has not signed in from before. */
  strangers: { burst: 30, count: 30, seconds: hour },
} as const satisfies Record<string, RateLimit>;

interface PasswordGuess {
  /** Call it when the password was right. */
  forgive: () => Promise<void>;
}

/**
 * Counts a password before it is checked, or refuses it. Treats addresses without an account the same way: `userId` is
 * only used to look up known networks.
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
    // A known network has a bucket of its own, which never runs out first, so that every request takes the same time.
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

/** A pseudonym of the network that the request comes from. */
export function networkOfCaller(c: Context, { secret, rateLimits }: Pick<AuthDeps, 'secret' | 'rateLimits'>) {
  return bucketOf(secret, 'network', networkOf(clientAddress(c, rateLimits.trustedProxies)));
}

function waitOrReset(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return `Too many wrong passwords for this e-mail address. Wait ${wait}, or reset the password by e-mail.`;
}
