import type { ErrorCode } from '#contract/error-codes.ts';
import type { AppError } from '#server/http/errors/app-error.ts';
import { OAuthError } from '#server/http/errors/oauth-error.ts';

/**
 * The families of the Supabase wire contract that live on this server, and how each of them writes an error.
 * Clients of one family never see the shape of another.
 */
interface WireFamily {
  prefix: string;
  errorBody(error: AppError, request: ErrorContext): { body: object; headers?: Record<string, string> };
}

interface ErrorContext {
  requestId: string;
  header(name: string): string | undefined;
}

const authApiVersion = '2024-01-01';

const auth: WireFamily = {
  prefix: '/auth/v1',
  errorBody(error, request) {
    if (error instanceof OAuthError) {
      return { body: { error: error.error, error_description: error.message } };
    }
    const headers = { 'x-sb-error-code': error.code };
    const isWeakPassword = error.code === 'weak_password';
    if (isoDate(request.header('x-supabase-api-version')) >= authApiVersion) {
      return {
        body: { code: error.code, message: error.message, ...error.extra },
        headers: { ...(isWeakPassword ? {} : headers), 'x-supabase-api-version': authApiVersion },
      };
    }
    return {
      body: {
        code: error.status,
        error_code: error.code,
        msg: error.message,
        ...error.extra,
        ...(error.status >= 500 ? { error_id: request.requestId } : {}),
      },
      headers,
    };
  },
};

/** PostgREST has names, and here and there words, of its own for what can go wrong before a table is reached. */
const restCodes: Partial<Record<ErrorCode, { code: string; message?: string }>> = {
  not_found: { code: 'PGRST125', message: 'Invalid path specified in request URL' },
  api_key_not_accepted: { code: 'PGRST301' },
  bad_json: { code: 'PGRST102' },
  unexpected_failure: { code: 'PGRSTX00' },
  service_unavailable: { code: 'PGRST000' },
  request_timeout: { code: 'PGRST003' },
};

const rest: WireFamily = {
  prefix: '/rest/v1',
  errorBody(error) {
    const { code, message = error.message } = restCodes[error.code] ?? { code: error.sqlState ?? error.code };
    const challenge = `Bearer error="invalid_token", error_description=${JSON.stringify(message)}`;
    return {
      body: { code, message, details: error.details, hint: error.hint },
      headers: {
        'proxy-status': `PostgREST; error=${code}`,
        ...(error.status === 401 ? { 'www-authenticate': challenge } : {}),
      },
    };
  },
};

const functions: WireFamily = {
  prefix: '/functions/v1',
  errorBody: (error) => ({
    body: {
      error: error.message,
      code: error.code,
      details: { message: error.details ?? error.message, ...error.extra },
    },
    headers: {
      'sb-error-code': error.code,
      ...(error.status === 401 ? { 'www-authenticate': 'Bearer' } : {}),
    },
  }),
};

export const wireFamilies = [auth, rest, functions];

/** Everything else on the server answers in the shape of the functions. */
export function familyOf(path: string): WireFamily {
  return wireFamilies.find(({ prefix }) => path === prefix || path.startsWith(`${prefix}/`)) ?? functions;
}

/** An unreadable or absent version counts as older than any. */
function isoDate(text: string | undefined): string {
  return text !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : '';
}
