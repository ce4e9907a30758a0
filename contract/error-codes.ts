/**
 * Every error the product answers with: its HTTP status and what a person is told when the place that noticed it
 * has nothing better to say. Each wire family writes these into its own body shape (server/http/render-error.ts).
 */
export const errorCodes = {
  bad_json: { status: 400, message: 'The request body is not valid JSON.' },
  validation_failed: { status: 400, message: 'The request is not valid.' },

  // Supabase Auth's own codes, as auth/v1 tells them.
  no_authorization: { status: 401, message: 'This endpoint requires a valid Bearer token' },
  bad_jwt: { status: 403, message: 'invalid JWT: unable to parse or verify signature' },
  user_not_found: { status: 403, message: 'User from sub claim in JWT does not exist' },
  session_not_found: { status: 403, message: 'Session from session_id claim in JWT does not exist' },
  invalid_credentials: { status: 400, message: 'Invalid login credentials' },
  email_not_confirmed: { status: 400, message: 'Email not confirmed' },
  user_banned: { status: 400, message: 'User is banned' },
  user_already_exists: { status: 422, message: 'User already registered' },
  weak_password: { status: 422, message: 'Password should be at least 6 characters.' },
  insufficient_aal: {
    status: 401,
    message: 'AAL2 session is required to update email or password when MFA is enabled.',
  },
  same_password: { status: 422, message: 'New password should be different from the old password.' },
  anonymous_provider_disabled: { status: 422, message: 'Anonymous sign-ins are disabled' },
  phone_provider_disabled: { status: 400, message: 'Phone signups are disabled' },
  refresh_token_not_found: { status: 400, message: 'Invalid Refresh Token: Refresh Token Not Found' },
  refresh_token_already_used: { status: 400, message: 'Invalid Refresh Token: Already Used' },

  unauthorized: { status: 401, message: 'A valid token is required.' },
  not_found: { status: 404, message: 'There is nothing at this address.' },
  over_request_rate_limit: { status: 429, message: 'Request rate limit reached' },
  request_entity_too_large: { status: 413, message: 'The request body is too large.' },
  unexpected_failure: {
    status: 500,
    message: 'Unexpected failure, please check server logs for more information',
  },
  service_unavailable: { status: 503, message: 'The service is not ready. Please try again in a moment.' },

  // What Postgres itself refuses; rest/v1 tells the SQLSTATE as the code.
  sql_invalid: { status: 400, message: 'The database refused the values.' },
  sql_unauthorized: { status: 401, message: 'Sign in to do this.' },
  sql_forbidden: { status: 403, message: 'You are not allowed to do this.' },
  sql_not_found: { status: 404, message: 'There is no such thing in the database.' },
  sql_conflict: { status: 409, message: 'This conflicts with what is stored.' },

  // PostgREST's own codes, as rest/v1 tells them.
  PGRST100: { status: 400, message: 'The query string could not be parsed.' },
  PGRST102: { status: 400, message: 'Empty or invalid json' },
  PGRST103: { status: 416, message: 'Requested range not satisfiable' },
  PGRST106: { status: 406, message: 'Invalid schema' },
  PGRST107: { status: 406, message: 'None of these media types are available' },
  PGRST116: { status: 406, message: 'Cannot coerce the result to a single JSON object' },
  PGRST117: { status: 405, message: 'Unsupported HTTP method' },
  PGRST122: { status: 400, message: 'Invalid preferences given with handling=strict' },
  PGRST204: { status: 400, message: 'Could not find the column in the schema cache' },
  PGRST205: { status: 404, message: 'Could not find the table in the schema cache' },
  PGRST301: { status: 401, message: 'No suitable key or wrong key type' },
  PGRST303: { status: 401, message: 'JWT expired' },

  request_timeout: { status: 504, message: 'The request took too long and was stopped. Please try again.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errorCodes;
