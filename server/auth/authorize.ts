import type { Context, Handler } from 'hono';
import type { AuthDeps } from '#server/auth/deps.ts';
import { beginFlow } from '#server/auth/domain/sessions/flow-states.ts';
import { otherProviders } from '#server/auth/domain/identities/other-providers.ts';
import type { OpenIdProvider } from '#server/auth/domain/identities/open-id-provider.ts';
import { readChallenge } from '#server/auth/domain/sessions/pkce.ts';
import { redirectTarget } from '#server/auth/request/redirect-target.ts';
import { issuerOf } from '#server/auth/request/issuer.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError } from '#server/http/errors/app-error.ts';

/** GET /authorize?provider=google: the browser goes to sign in there. A script cannot follow the redirect and asks for the address. */
export function authorize(deps: AuthDeps): Handler<AppEnv> {
  return async (c) => {
    const { href } = await beginSignIn(c, deps);
    return c.req.query('skip_http_redirect') === 'true' ? c.json({ url: href }) : c.redirect(href, 302);
  };
}

/** Ours to say, whatever the client's own parameters are; all others go along. */
const ours = new Set([
  'provider',
  'scopes',
  'apikey',
  'skip_http_redirect',
  'client_id',
  'client_secret',
  'redirect_uri',
  'response_type',
  'scope',
  'state',
  'nonce',
  'code_challenge',
  'code_challenge_method',
  'code_verifier',
]);

/** Remembers the flow, and says where the browser has to go. */
export async function beginSignIn(c: Context, deps: AuthDeps, linkingTarget?: string): Promise<URL> {
  const query = c.req.query();
  const provider = requireProvider(deps, query.provider ?? '');
  const challenge = readChallenge(query);
  await provider.ready();
  const state = await deps.database.transaction((queries) =>
    beginFlow(queries, {
      method: 'oauth',
      provider: 'google',
      challenge,
      referrer: redirectTarget(c, deps),
      ...(linkingTarget ? { linkingTarget } : {}),
    }),
  );
  return provider.authorizationUrl({
    state,
    redirectUri: callbackOf(c, deps),
    scopes: (query.scopes ?? '').split(/[\s,]+/).filter((scope) => scope !== ''),
    extra: Object.fromEntries(Object.entries(query).filter(([name]) => !ours.has(name))),
  });
}

export function callbackOf(c: Context, deps: AuthDeps): string {
  return `${issuerOf(c, deps)}/callback`;
}

function requireProvider({ google }: AuthDeps, name: string): OpenIdProvider {
  if (name !== 'google' && !otherProviders.includes(name)) {
    throw new AppError('validation_failed', {
      message: `Unsupported provider: Provider ${name.slice(0, 50)} could not be found`,
    });
  }
  if (name !== 'google' || !google) {
    throw new AppError('validation_failed', { message: 'Unsupported provider: provider is not enabled' });
  }
  return google;
}
