import type { SigningKey } from '#server/auth/domain/signing-keys.ts';
import type { TokenVerifier } from '#server/auth/domain/token-verifier.ts';
import type { Database } from '#server/db/database.ts';

export interface AuthDeps {
  database: Database;
  signingKey: SigningKey;
  verifier: TokenVerifier;
  /** Makes refresh tokens; the same on all nodes. */
  secret: string;
  rateLimits: { on: boolean; trustedProxies: number };
  /** Where the site is reached from outside; undefined means: wherever the request came to. */
  siteUrl: URL | undefined;
}
