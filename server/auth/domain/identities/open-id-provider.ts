import { createHmac } from 'node:crypto';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  discovery,
  type Configuration,
} from 'openid-client';
import { z } from 'zod';
import { Unavailable } from '#server/http/errors/unavailable.ts';

/** The claims of a provider about a user who has signed in there. */
const profileSchema = z.object({
  iss: z.string(),
  sub: z.string().min(1),
  email: z.string().optional(),
  // Google says true or "true".
  email_verified: z
    .union([z.boolean(), z.string()])
    .optional()
    .transform((said) => said === true || said === 'true'),
  name: z.string().optional(),
  picture: z.string().optional(),
});
export type OpenIdProfile = z.output<typeof profileSchema>;

export interface OpenIdProvider {
  issuer: string;
  /** Rejects with Unavailable where the provider does not answer. */
  ready(): Promise<void>;
  /** Where the browser goes to sign in; `state` comes back with it. */
  authorizationUrl(flow: Flow & { scopes: string[]; extra: Record<string, string> }): Promise<URL>;
  /** What the browser brought back, exchanged and verified. */
  exchange(flow: Flow & { query: URLSearchParams }): Promise<SignedInThere>;
  /** Claims of an id_token that this provider has signed for us; throws where it has not. */
  verifyIdToken(token: string): Promise<OpenIdProfile & { nonce: string | undefined }>;
}

interface Flow {
  state: string;
  redirectUri: string;
}

export interface SignedInThere {
  profile: OpenIdProfile;
  accessToken: string;
  refreshToken: string | null;
}

interface ProviderOptions {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Makes nonce and PKCE verifier from the state, so that neither has to be kept anywhere. */
  secret: string;
}

/** Below a request's own deadline. */
const timeoutSeconds = 5;

export function createOpenIdProvider(options: ProviderOptions): OpenIdProvider {
  const { issuer, clientId, secret } = options;
  const configuration = discoverOnce(options);
  const derive = (use: string, state: string) =>
    createHmac('sha256', secret).update(`openid-${use}:${state}`).digest('base64url');
  let keys: ReturnType<typeof createRemoteJWKSet> | undefined;

  return {
    issuer,
    async ready() {
      await configuration();
    },
    async authorizationUrl({ state, redirectUri, scopes, extra }) {
      return buildAuthorizationUrl(await configuration(), {
        ...extra,
        redirect_uri: redirectUri,
        scope: ['openid', 'email', 'profile', ...scopes].join(' '),
        state,
        nonce: derive('nonce', state),
        code_challenge: await calculatePKCECodeChallenge(derive('verifier', state)),
        code_challenge_method: 'S256',
      });
    },
    async exchange({ state, redirectUri, query }) {
      const tokens = await authorizationCodeGrant(
        await configuration(),
        new URL(`${redirectUri}?${query.toString()}`),
        {
          expectedState: state,
          expectedNonce: derive('nonce', state),
          pkceCodeVerifier: derive('verifier', state),
          idTokenExpected: true,
        },
      );
      return {
        profile: profileSchema.parse(tokens.claims()),
        accessToken: tokens.access_token,
        refreshToken: tokens.refresh_token ?? null,
      };
    },
    async verifyIdToken(token) {
      const { jwks_uri: address } = (await configuration()).serverMetadata();
      keys ??= createRemoteJWKSet(new URL(address ?? issuer), { timeoutDuration: timeoutSeconds * 1000 });
      // Google's tokens name it with and without the scheme.
      const names = [issuer, issuer.replace(/^https:\/\//, '')];
      const { payload } = await jwtVerify(token, keys, { issuer: names, audience: clientId });
      return { ...profileSchema.parse(payload), nonce: z.string().optional().parse(payload.nonce) };
    },
  };
}

/** The provider's addresses are asked for once; a failure is not remembered. */
function discoverOnce({ issuer, clientId, clientSecret }: ProviderOptions): () => Promise<Configuration> {
  let found: Promise<Configuration> | undefined;
  const discover = () =>
    discovery(new URL(issuer), clientId, clientSecret, undefined, {
      timeout: timeoutSeconds,
      // Only the stand-in on this machine is reached without TLS.
      ...(new URL(issuer).protocol === 'http:' ? { execute: [allowInsecureRequests] } : {}),
    });
  return () => {
    found ??= discover().catch((cause: unknown) => {
      found = undefined;
      throw new Unavailable('The OpenID provider does not answer', { cause });
    });
    return found;
  };
}
