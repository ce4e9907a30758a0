import type { ErrorCode } from '#contract/error-codes.ts';

interface ApiError {
  code: ErrorCode;
  status: number;
  /** What has happened. */
  meaning: string;
  /** What the program that called should do. */
  todo: string;
}

const documented = {
  bad_json: [400, 'The body is not valid JSON', 'Correct the body'],
  unauthorized: [
    401,
    'The API key or token is missing, mistyped, unknown, revoked or expired',
    'Make a new key, or renew the token',
  ],
  insufficient_aal: [
    401,
    'The account has a second factor, and the session of the token has not shown it',
    'Give the code of the authenticator app and send the new token, or use an API key',
  ],
  api_key_not_accepted: [
    401,
    'An API key where only the token of a session is taken, such as /stripe-checkout',
    'Sign in, and send the access token of the session',
  ],
  forbidden: [403, 'Pro mode without an active Pro subscription', 'Use free mode, or upgrade to Pro'],
  not_found: [
    404,
    'There is nothing at this address, or no calculator of this name',
    'Look the name up in GET /calculators',
  ],
  method_not_allowed: [405, 'The address does not take this method', 'Use one of those in the Allow header'],
  idempotency_key_in_use: [
    409,
    'A call with this Idempotency-Key is still being answered',
    'Wait for the seconds in the Retry-After header, then send the same call again',
  ],
  request_entity_too_large: [
    413,
    'The body is larger than 1 MB (64 KB for a calculator), or has more than 5,000 values',
    'Leave out older messages, or parts of the profile',
  ],
  unsupported_media_type: [415, 'The body is not declared as JSON', 'Send Content-Type: application/json'],
  validation_failed: [
    422,
    'A field is missing, unknown or has a wrong value; details.field names it',
    'Correct the field; do not repeat the call as it is',
  ],
  idempotency_key_reused: [
    422,
    'The Idempotency-Key was used with another body',
    'Use a new key for a new call',
  ],
  over_request_rate_limit: [429, 'Too many calls', 'Wait for the seconds in the Retry-After header'],
  unexpected_failure: [
    500,
    'A fault of ours',
    'Try again later; write to us with the request id if it lasts',
  ],
  service_unavailable: [
    503,
    'The service is starting or its database cannot be reached',
    'Try again in a moment',
  ],
  request_timeout: [
    504,
    'The answer took longer than a minute, as a stream longer than three',
    'Try again, or ask for a stream',
  ],
} as const satisfies Partial<Record<ErrorCode, readonly [status: number, meaning: string, todo: string]>>;

export type ApiErrorCode = keyof typeof documented;

/** Every error of the public API. A test provokes each of them. */
export const apiErrors: readonly ApiError[] = (Object.keys(documented) as ApiErrorCode[]).map((code) => {
  const [status, meaning, todo] = documented[code];
  return { code, status, meaning, todo };
});
