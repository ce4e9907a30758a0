import type { Context } from 'hono';
import type { RateLimit } from '#contract/rate-limit.ts';
import type { AuthDeps } from '#server/auth/deps.ts';
import { isKnownNetwork } from '#server/auth/domain/users/known-networks.ts';
import { findUserByEmail } from '#server/auth/domain/users/users.ts';
import { hasAsked } from '#server/auth/request/limit-mails.ts';
import { networkOfCaller } from '#server/auth/request/limit-passwords.ts';
import { requireToken, returnToken } from '#server/db/take-token.ts';

const hour = 60 * 60;

/**
 * How many wrong mailed codes are allowed. There are a million codes, each valid for an hour, in which strangers get at
 * most 80 guesses: the bursts of `askers` and `strangers`, and their refill.
 */
const codeLimits = {
  /** For one address, from one network that its owner has signed in from before. */
  known: { burst: 10, count: 10, seconds: hour },
  /** For one address, from one other network that requested mail to it within the last hour. */
  asker: { burst: 10, count: 10, seconds: hour },
  /** For one address, from all of those networks together. */
  askers: { burst: 30, count: 30, seconds: hour },
  /** For one address, from all other networks together. */
  strangers: { burst: 10, count: 10, seconds: hour },
} as const satisfies Record<string, RateLimit>;

interface CodeGuess {
  /** Call it when the code was right. */
  forgive: () => Promise<void>;
}

/** Counts a mailed code before it is checked, or refuses it. Treats addresses without an account the same way. */
export async function countCodeGuess(c: Context, deps: AuthDeps, email: string): Promise<CodeGuess> {
  if (!deps.rateLimits.on) return { forgive: () => Promise.resolve() };
  const network = networkOfCaller(c, deps);
  const user = await findUserByEmail(deps.database, email);
  const known = await isKnownNetwork(deps.database, user?.id ?? null, network);
  const asked = await hasAsked(deps, email, network);
  const tokens = bucketsFor(known, asked).map((limit) => ({
    limit: codeLimits[limit],
    name: `code:${limit}`,
    subject: limit === 'known' || limit === 'asker' ? `${email} ${network}` : email,
  }));
  for (const token of tokens) await requireToken(deps, { ...token, message: waitOrFollowLink });
  return {
    async forgive() {
      for (const token of tokens) await returnToken(deps, token);
    },
  };
}

function bucketsFor(known: boolean, asked: boolean): (keyof typeof codeLimits)[] {
  if (known) return ['known'];
  return asked ? ['asker', 'askers'] : ['strangers'];
}

function waitOrFollowLink(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return `Too many wrong codes for this e-mail address. Wait ${wait}, or follow the link in the mail.`;
}
