import { errorCodes, type ErrorCode } from '#contract/error-codes.ts';

export interface ApiError {
  code: ErrorCode;
  status: number;
  /** What has happened. */
  meaning: string;
  /** What the program that called should do. */
  todo: string;
}

const documented = {
  bad_json: ['The body is not valid JSON', 'Correct the body'],
  unauthorized: [
    'The token is missing, wrong or expired, or its session has ended',
    'Renew the token or sign in again',
  ],
  forbidden: ['Pro mode without an active Pro subscription', 'Use free mode, or upgrade to Pro'],
  not_found: [
    'There is nothing at this address, or no calculator of this name',
    'Look the name up in GET /calculators',
  ],
  method_not_allowed: ['The address does not take this method', 'Use one of those in the Allow header'],
  idempotency_key_in_use: [
    'A call with this Idempotency-Key is still being answered',
    'Wait for the seconds in the Retry-After header, then send the same call again',
  ],
  request_entity_too_large: ['The body is larger than 1 MB', 'Leave out older messages'],
  unsupported_media_type: ['The body is not declared as JSON', 'Send Content-Type: application/json'],
  validation_failed: [
    'A field is missing, unknown or has a wrong value; details.field names it',
    'Correct the field; do not repeat the call as it is',
  ],
  idempotency_key_reused: ['The Idempotency-Key was used with another body', 'Use a new key for a new call'],
  over_request_rate_limit: ['Too many calls', 'Wait for the seconds in the Retry-After header'],
  unexpected_failure: ['A fault of ours', 'Try again later; write to us with the request id if it lasts'],
  service_unavailable: ['The service is starting or its database cannot be reached', 'Try again in a moment'],
  request_timeout: ['The answer took longer than a minute', 'Try again, or ask for a stream'],
} as const satisfies Partial<Record<ErrorCode, readonly [meaning: string, todo: string]>>;

export type ApiErrorCode = keyof typeof documented;

/** In this API a body that does not fit is told apart from one that is no JSON at all. */
const ownStatus: Partial<Record<ApiErrorCode, number>> = { validation_failed: 422 };

/** Every error of the public API. A test provokes each of them. */
export const apiErrors: readonly ApiError[] = (Object.keys(documented) as ApiErrorCode[]).map((code) => ({
  code,
  status: ownStatus[code] ?? errorCodes[code].status,
  meaning: documented[code][0],
  todo: documented[code][1],
}));
