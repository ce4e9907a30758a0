import type { Context } from 'hono';
import { errors } from 'jose';
import { z } from 'zod';
import type { AuthDeps } from '#server/auth/deps.ts';
import { signInExternally } from '#server/auth/domain/identities/external-sign-in.ts';
import { linkIdentity } from '#server/auth/domain/identities/linking.ts';
import { hashOf, sameText } from '#server/http/digest.ts';
import type { OpenIdProfile, OpenIdProvider } from '#server/auth/domain/identities/open-id-provider.ts';
import type { OpenSession } from '#server/auth/domain/sessions/sessions.ts';
import { openSession } from '#server/auth/request/answer-session.ts';
import { requireLinking } from '#server/auth/request/require-linking.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { OAuthError } from '#server/http/errors/oauth-error.ts';
import { readJson } from '#server/http/read-json.ts';

const bodySchema = z.object({
  provider: z.string().nullish(),
  id_token: z.string().nullish(),
  nonce: z.string().nullish(),
  link_identity: z.boolean().nullish(),
});

/** POST /token?grant_type=id_token: for a user who has already signed in with Google in one of our apps. */
export async function byIdToken(c: Context, deps: AuthDeps): Promise<OpenSession> {
  const body = await readJson(c, bodySchema);
  const linking = body.link_identity ? (await requireLinking(c, deps)).user : undefined;
  const profile = await verifyToken(requireProvider(deps, body), body);
  return deps.database.transaction(async (queries) => {
    const user = linking
      ? await linkIdentity(queries, linking.id, 'google', profile)
      : await requireConfirmed(
          signInExternally(queries, { provider: 'google', profile, settings: deps.settings }),
        );
    return openSession(c, deps, queries, { user, method: 'oauth', provider: 'google' });
  });
}

/** Providers whose ID tokens Supabase accepts if configured, with the issuer that its error message names. */
const disabledIssuers = new Map([
  ['apple', 'https://appleid.apple.com'],
  ['facebook', 'https://www.facebook.com'],
  ['kakao', 'https://kauth.kakao.com'],
  ['keycloak', ''],
]);

function requireProvider({ google }: AuthDeps, { provider, id_token: token }: z.output<typeof bodySchema>) {
  if (!token) throw new OAuthError('invalid request', 'id_token required');
  if (!provider) throw new OAuthError('invalid request', 'provider or client_id and issuer required');
  const issuer = disabledIssuers.get(provider);
  if (issuer !== undefined) {
    throw new AppError('provider_disabled', { message: `Provider (issuer "${issuer}") is not enabled` });
  }
  if (provider !== 'google') {
    throw new AppError('validation_failed', {
      message: `Custom OIDC provider "${provider.slice(0, 50)}" not allowed`,
    });
  }
  if (!google) {
    throw new AppError('provider_disabled', {
      message: 'Provider (issuer "https://accounts.google.com") is not enabled',
    });
  }
  return google;
}

async function verifyToken(
  google: OpenIdProvider,
  { id_token: token, nonce }: z.output<typeof bodySchema>,
): Promise<OpenIdProfile> {
  const claims = await google.verifyIdToken(token ?? '').catch((cause: unknown) => {
    if (cause instanceof errors.JWTClaimValidationFailed && cause.claim === 'aud') {
      const audience = JSON.stringify([cause.payload.aud].flat());
      throw new OAuthError('invalid request', `Unacceptable audience in id_token: ${audience}`);
    }
    if (cause instanceof z.ZodError) throw new OAuthError('invalid request', 'Missing sub claim in id_token');
    if (cause instanceof errors.JOSEError && !isUnreachable(cause)) {
      throw new OAuthError('invalid request', 'Bad ID token');
    }
    throw cause;
  });
  if (Boolean(nonce) !== Boolean(claims.nonce)) {
    throw new OAuthError(
      'invalid request',
      'Passed nonce and nonce in id_token should either both exist or not.',
    );
  }
  // The ID token contains only the hash of the nonce, so a stolen token cannot be used without the nonce.
  if (nonce && !sameText(hashOf(nonce), claims.nonce ?? '')) {
    throw new OAuthError('invalid nonce', 'Nonces mismatch');
  }
  return claims;
}

/** The provider's keys could not be loaded, so the token may still be valid. */
function isUnreachable(error: errors.JOSEError): boolean {
  return error instanceof errors.JWKSTimeout || error.code === 'ERR_JOSE_GENERIC';
}

async function requireConfirmed(signingIn: ReturnType<typeof signInExternally>) {
  const { user, needsConfirmation } = await signingIn;
  // The error rolls back the sign-in and its mail: this flow has no page that could announce a mail.
  if (needsConfirmation) {
    throw new AppError('provider_email_needs_verification', {
      message: 'Unverified email with google. Verify the email with google in order to sign in',
    });
  }
  return user;
}
