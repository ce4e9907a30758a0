import { decodeProtectedHeader, errors, jwtVerify, type JWTPayload } from 'jose';
import type { VerificationKey, VerificationKeys } from '#server/auth/domain/keys/verification-keys.ts';
import { callerRoles, type Caller, type CallerRole } from '#server/db/caller.ts';
import { TokenRejected } from '#server/http/errors/token-rejected.ts';

export interface TokenVerifier {
  /** Who the bearer of this token is; throws TokenRejected. */
  identify: (token: string) => Promise<Caller>;
}

/** Clocks of nodes and issuers differ by a little. */
const skewSeconds = 30;
/** Tokens are verified once and remembered until they expire; a browser sends the same one with every request. */
const rememberedTokens = 5_000;
/** How often at most a token with a key we do not know makes us look for new keys. */
const searchIntervalMs = 5_000;
/** How long a key that was taken away may still be believed. */
const refreshIntervalMs = 60_000;

/** The id of the shared secret of older installations, whose tokens name no key. */
const sharedSecretId = '';

interface VerifierOptions {
  keys: VerificationKeys;
  /** JWT_SECRET: also believes HS256 tokens that name no key. */
  sharedSecret?: string | undefined;
  now?: () => number;
}

/** Verifies tokens with every key there is, the retired ones included. */
export function createTokenVerifier({
  keys: loadKeys,
  sharedSecret,
  now = () => performance.now(),
}: VerifierOptions): TokenVerifier {
  const remembered = new Map<string, { caller: Caller; kid: string; expiresAt: number }>();
  const shared: VerificationKey[] =
    sharedSecret === undefined
      ? []
      : [
          {
            kid: sharedSecretId,
            algorithm: 'HS256',
            key: new TextEncoder().encode(sharedSecret),
            publicJwk: null,
          },
        ];
  let keys = new Map<string, VerificationKey>();
  let askedAt = Number.NEGATIVE_INFINITY;
  let loading: Promise<void> | undefined;

  const load = async () => {
    askedAt = now();
    try {
      keys = new Map([...shared, ...(await loadKeys())].map((key) => [key.kid, key]));
    } catch (error) {
      // The known keys are good enough for a while. Without any, the next token reads them again.
      if (keys.size === 0) {
        askedAt = Number.NEGATIVE_INFINITY;
        throw error;
      }
    } finally {
      loading = undefined;
    }
  };
  // Requests that arrive together wait for the same look at the database.
  const loadIfOlderThan = async (ms: number) => {
    if (loading) await loading;
    else if (now() - askedAt > ms) await (loading = load());
  };

  return {
    async identify(token) {
      await loadIfOlderThan(refreshIntervalMs);
      const known = remembered.get(token);
      if (known && known.expiresAt > Date.now() && keys.has(known.kid)) return known.caller;
      const kid = keyIdOf(token);
      if (!keys.has(kid)) await loadIfOlderThan(searchIntervalMs);
      const key = keys.get(kid) ?? keys.get(sharedSecretId);
      if (!key) throw new TokenRejected('unknown_key');
      const payload = await verify(token, key);
      const caller = { role: roleOf(payload), claims: payload };
      if (remembered.size >= rememberedTokens) remembered.delete(remembered.keys().next().value ?? '');
      remembered.set(token, { caller, kid: key.kid, expiresAt: ((payload.exp ?? 0) + skewSeconds) * 1000 });
      return caller;
    },
  };
}

function keyIdOf(token: string): string {
  let kid: string | undefined;
  try {
    ({ kid } = decodeProtectedHeader(token));
  } catch (cause) {
    throw new TokenRejected('malformed', { cause });
  }
  return kid ?? sharedSecretId;
}

async function verify(token: string, { key, algorithm }: VerificationKey): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(token, key, { algorithms: [algorithm], clockTolerance: skewSeconds });
    if (payload.iat !== undefined && payload.iat > Date.now() / 1000 + skewSeconds) {
      throw new TokenRejected('issued_in_future');
    }
    return payload;
  } catch (error) {
    throw rejectionFor(error);
  }
}

function rejectionFor(error: unknown): TokenRejected {
  if (error instanceof TokenRejected) return error;
  if (error instanceof errors.JWTExpired) return new TokenRejected('expired', { cause: error });
  if (error instanceof errors.JWTClaimValidationFailed)
    return new TokenRejected('not_yet_valid', { cause: error });
  if (error instanceof errors.JWSSignatureVerificationFailed)
    return new TokenRejected('bad_signature', { cause: error });
  if (error instanceof errors.JOSEAlgNotAllowed) return new TokenRejected('unknown_key', { cause: error });
  return new TokenRejected('malformed', { cause: error });
}

function roleOf({ role }: JWTPayload): CallerRole {
  const known = callerRoles.find((name) => name === role);
  if (!known) throw new TokenRejected('unknown_role');
  return known;
}
