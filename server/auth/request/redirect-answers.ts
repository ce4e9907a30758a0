import type { Context } from 'hono';
import type { AuthDeps } from '#server/auth/deps.ts';
import { withParameters } from '#server/auth/domain/sessions/redirects.ts';
import type { OpenSession } from '#server/auth/domain/sessions/sessions.ts';
import { signSession } from '#server/auth/request/answer-session.ts';
import type { AppError } from '#server/http/errors/app-error.ts';

/** A session as parameters for the fragment of an address. Browsers do not send the fragment to servers. */
export async function toFragment(
  c: Context,
  deps: AuthDeps,
  session: OpenSession,
): Promise<Record<string, string>> {
  const json = await signSession(c, deps, session);
  return {
    access_token: json.access_token,
    expires_at: String(json.expires_at),
    expires_in: String(json.expires_in),
    ...session.provider,
    refresh_token: json.refresh_token,
    sb: '',
    token_type: json.token_type,
  };
}

/** The OAuth error code for an HTTP status. */
const oauthErrors: Record<number, string> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  503: 'temporarily_unavailable',
};
const denials = ['signup_disabled', 'user_banned', 'provider_email_needs_verification', 'otp_expired'];

/** Adds the error to the address that the browser returns to, in the place where the flow's client looks for it. */
export function redirectError(target: string, error: AppError, place: 'fragment' | 'query' | 'both'): string {
  const parameters = {
    error: denials.includes(error.code) ? 'access_denied' : (oauthErrors[error.status] ?? 'server_error'),
    error_code: error.code,
    error_description: error.message,
  };
  return withParameters(
    target,
    place === 'fragment' ? {} : parameters,
    place === 'query' ? {} : { ...parameters, sb: '' },
  );
}
