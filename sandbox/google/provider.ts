import { randomBytes } from 'node:crypto';
import type { JWK } from 'jose';
import { interactionPolicy, Provider, type Configuration, type KoaContextWithOIDC } from 'oidc-provider';
import { createMemoryAdapter } from '#sandbox/google/memory-adapter.ts';
import { claimsOf, people } from '#sandbox/google/people.ts';
import { problemPage } from '#sandbox/google/views.ts';

interface ProviderSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
  signingKey: JWK;
  pagePolicy: string;
}

/** Browsers send cookies of one port to all others; these names keep them apart. */
export const cookieNames = {
  session: 'sandbox_google_session',
  interaction: 'sandbox_google_interaction',
  resume: 'sandbox_google_resume',
};
const callbackPath = '/auth/v1/callback';
const hour = 60 * 60;

/** OpenID Connect as Google speaks it: everything that is known about a person is in the id_token itself. */
export function createProvider(settings: ProviderSettings): Provider {
  const { issuer, clientId, clientSecret, signingKey, pagePolicy } = settings;
  const policy = interactionPolicy.base();
  // Choosing an account is the consent.
  policy.get('consent')?.checks.remove('consent_prompt');

  const configuration: Configuration = {
    adapter: createMemoryAdapter(),
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: [`http://localhost${callbackPath}`],
      },
    ],
    jwks: { keys: [signingKey] },
    responseTypes: ['code'],
    scopes: ['openid', 'email', 'profile', 'offline_access'],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name', 'picture'],
    },
    conformIdTokenClaims: false,
    clientAuthMethods: ['client_secret_basic', 'client_secret_post'],
    pkce: { required: () => false },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      revocation: { enabled: true, allowedPolicy: () => true },
    },
    interactions: { policy, url: (_ctx, { uid }) => `/interaction/${uid}` },
    findAccount(_ctx, sub) {
      const person = people.find((known) => known.sub === sub);
      return person && { accountId: sub, claims: () => claimsOf(person) };
    },
    loadExistingGrant: grantEverything,
    clientBasedCORS: () => false,
    // Signing in as another person must not invalidate the tokens of the previous one.
    expiresWithSession: () => false,
    cookies: {
      keys: [randomBytes(32).toString('hex')],
      names: cookieNames,
    },
    ttl: {
      AccessToken: hour,
      AuthorizationCode: 60,
      Grant: 14 * 24 * hour,
      IdToken: hour,
      Interaction: hour,
      RefreshToken: 14 * 24 * hour,
      Session: hour,
    },
    async renderError(ctx, { error, error_description: description }) {
      ctx.type = 'html';
      ctx.set('content-security-policy', pagePolicy);
      ctx.body = (await problemPage(description ?? error)).toString();
    },
  };

  const provider = new Provider(issuer, configuration);
  // The callback has the same path on every host of the product.
  provider.Client.prototype.redirectUriAllowed = (redirectUri) => {
    const url = URL.canParse(redirectUri) ? new URL(redirectUri) : null;
    return (
      url !== null && /^https?:$/.test(url.protocol) && url.pathname.endsWith(callbackPath) && url.hash === ''
    );
  };
  return provider;
}

async function grantEverything({ oidc }: KoaContextWithOIDC) {
  if (!oidc.client || !oidc.account) return undefined;
  const grant = new oidc.provider.Grant({
    clientId: oidc.client.clientId,
    accountId: oidc.account.accountId,
  });
  grant.addOIDCScope([...oidc.requestParamOIDCScopes].join(' '));
  await grant.save();
  return grant;
}
