import { maxApiKeys } from '#contract/api-keys.ts';
import { maxSharedPlans } from '#contract/shared-plans.ts';

/**
 * Every error the product answers with: its HTTP status and the default message, for
 * code that throws it without a message of its own. Each wire family writes these into its own body shape (server/http/errors/render-error.ts).
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
  weak_password: { status: 422, message: 'The password does not meet the rules of this site.' },
  insufficient_aal: {
    status: 401,
    message: 'AAL2 session is required to update email or password when MFA is enabled.',
  },
  same_password: { status: 422, message: 'New password should be different from the old password.' },
  anonymous_provider_disabled: { status: 422, message: 'Anonymous sign-ins are disabled' },
  phone_provider_disabled: { status: 400, message: 'Phone signups are disabled' },
  saml_provider_disabled: { status: 404, message: 'SAML 2.0 is disabled' },
  web3_provider_disabled: { status: 422, message: 'Web3 provider is disabled' },
  passkey_disabled: { status: 404, message: 'Passkeys are disabled' },
  feature_disabled: { status: 404, message: 'OAuth server is disabled' },
  otp_disabled: { status: 422, message: 'Signups not allowed for otp' },
  signup_disabled: { status: 422, message: 'Signups not allowed for this instance' },
  email_provider_disabled: {
    status: 422,
    message:
      'This site does not send email, so nothing is on its way to you. Please ask its operator for help.',
  },
  email_exists: { status: 422, message: 'A user with this email address has already been registered' },
  otp_expired: { status: 403, message: 'Token has expired or is invalid' },
  not_admin: { status: 403, message: 'Updating app_metadata requires admin privileges' },
  reauthentication_needed: { status: 400, message: 'Password update requires reauthentication' },
  reauthentication_not_valid: { status: 422, message: 'Nonce has expired or is invalid' },
  flow_state_not_found: { status: 404, message: 'invalid flow state, no valid flow state found' },
  flow_state_expired: { status: 422, message: 'invalid flow state, flow state has expired' },
  flow_state_already_used: { status: 400, message: 'State has already been used' },
  bad_code_verifier: {
    status: 400,
    message: 'code challenge does not match previously saved code verifier',
  },
  bad_oauth_state: { status: 400, message: 'OAuth state not found or expired' },
  bad_oauth_callback: { status: 400, message: 'OAuth state parameter missing' },
  access_denied: { status: 403, message: 'The sign-in was not completed.' },
  provider_disabled: { status: 400, message: 'Unsupported provider: provider is not enabled' },
  provider_email_needs_verification: {
    status: 422,
    message: 'Unverified email with google. A confirmation email has been sent to your google email',
  },
  manual_linking_disabled: { status: 404, message: 'Manual linking is disabled' },
  identity_already_exists: { status: 422, message: 'Identity is already linked' },
  identity_not_found: { status: 422, message: "Identity doesn't exist" },
  single_identity_not_deletable: {
    status: 422,
    message: 'User must have at least 1 identity after unlinking',
  },
  email_conflict_identity_not_deletable: {
    status: 422,
    message: 'Unable to unlink identity due to email conflict',
  },
  mfa_phone_enroll_not_enabled: { status: 422, message: 'MFA enroll is disabled for Phone' },
  mfa_phone_verify_not_enabled: { status: 422, message: 'MFA verification is disabled for Phone' },
  mfa_webauthn_enroll_not_enabled: { status: 422, message: 'MFA enroll is disabled for WebAuthn' },
  mfa_recovery_codes_sole_factor: {
    status: 422,
    message: 'Recovery codes need another verified factor',
  },
  mfa_factor_name_conflict: {
    status: 422,
    message: 'A factor with the friendly name "" for this user already exists',
  },
  mfa_verified_factor_exists: {
    status: 422,
    message: 'A verified phone factor already exists, unenroll the existing factor to continue',
  },
  too_many_enrolled_mfa_factors: {
    status: 422,
    message: 'Maximum number of verified factors reached, unenroll to continue',
  },
  mfa_factor_not_found: {
    status: 422,
    message: 'MFA factor with the provided challenge ID not found',
  },
  mfa_challenge_expired: { status: 422, message: 'MFA challenge has expired' },
  mfa_ip_address_mismatch: { status: 422, message: 'Challenge and verify IP addresses mismatch.' },
  mfa_verification_failed: { status: 422, message: 'Invalid TOTP code entered' },
  conflict: { status: 409, message: 'Too many requests for the same thing at once. Please try again.' },
  over_email_send_rate_limit: { status: 429, message: 'email rate limit exceeded' },
  over_sms_send_rate_limit: { status: 429, message: 'SMS rate limit exceeded' },
  refresh_token_not_found: { status: 400, message: 'Invalid Refresh Token: Refresh Token Not Found' },
  refresh_token_already_used: { status: 400, message: 'Invalid Refresh Token: Already Used' },

  unauthorized: { status: 401, message: 'A valid token is required.' },
  api_key_not_accepted: {
    status: 401,
    message:
      'API keys are only for asking the advisor. Sign in, and use the access token of your session here instead.',
  },
  too_many_api_keys: {
    status: 422,
    message: `You have ${maxApiKeys} API keys, which is as many as there can be. Revoke one first.`,
  },
  too_many_shared_plans: {
    status: 422,
    message: `You have ${maxSharedPlans} links to plans, which is as many as there can be. Revoke one first.`,
  },
  forbidden: { status: 403, message: 'This needs an active Pro subscription.' },
  not_found: { status: 404, message: 'There is nothing at this address.' },
  method_not_allowed: { status: 405, message: 'This address does not take that method.' },
  unsupported_media_type: { status: 415, message: 'Send the body as application/json.' },
  idempotency_key_in_use: {
    status: 409,
    message: 'A call with this Idempotency-Key is still being answered. Wait a moment, then send it again.',
  },
  idempotency_key_reused: {
    status: 422,
    message: 'This Idempotency-Key was used with another body. Use a new key for a new call.',
  },
  over_request_rate_limit: { status: 429, message: 'Request rate limit reached' },
  storage_full: {
    status: 413,
    message: 'Your account is full. Delete conversations that you no longer need, then try again.',
  },
  request_entity_too_large: { status: 413, message: 'The request body is too large.' },
  response_too_large: {
    status: 413,
    message:
      'The result is larger than 4 MB. Ask for fewer rows with limit or Range, or select fewer columns.',
  },
  unexpected_failure: {
    status: 500,
    message: 'Unexpected failure, please check server logs for more information',
  },
  service_unavailable: { status: 503, message: 'The service is not ready. Please try again in a moment.' },
  disk_full: {
    status: 507,
    message:
      'Nothing can be saved right now because the server has run out of disk space. Please try again later.',
  },

  // What Postgres itself refuses; rest/v1 tells the SQLSTATE as the code.
  sql_invalid: { status: 400, message: 'The database refused the values.' },
  sql_unauthorized: { status: 401, message: 'Sign in to do this.' },
  sql_forbidden: { status: 403, message: 'You are not allowed to do this.' },
  sql_not_found: { status: 404, message: 'There is no such thing in the database.' },
  sql_conflict: { status: 409, message: 'This conflicts with what is stored.' },
  sql_timeout: { status: 500, message: 'The statement took too long and was stopped.' },

  // PostgREST's own codes, as rest/v1 tells them.
  PGRST100: { status: 400, message: 'The query string could not be parsed.' },
  PGRST102: { status: 400, message: 'Empty or invalid json' },
  PGRST103: { status: 416, message: 'Requested range not satisfiable' },
  PGRST105: {
    status: 405,
    message: "Filters must include all and only primary key columns with 'eq' operators",
  },
  PGRST106: { status: 406, message: 'Invalid schema' },
  PGRST107: { status: 406, message: 'None of these media types are available' },
  PGRST108: { status: 400, message: 'This is not an embedded resource in this request' },
  PGRST114: { status: 400, message: 'limit/offset querystring parameters are not allowed for PUT' },
  PGRST115: { status: 400, message: 'Payload values do not match URL in primary key column(s)' },
  PGRST116: { status: 406, message: 'Cannot coerce the result to a single JSON object' },
  PGRST117: { status: 405, message: 'Unsupported HTTP method' },
  PGRST118: { status: 400, message: 'A related order is not possible' },
  PGRST122: { status: 400, message: 'Invalid preferences given with handling=strict' },
  PGRST123: { status: 400, message: 'Use of aggregate functions is not allowed' },
  PGRST124: { status: 400, message: 'Query result exceeds max-affected preference constraint' },
  PGRST127: { status: 400, message: 'Feature not implemented' },
  PGRST200: { status: 400, message: 'Could not find a relationship in the schema cache' },
  PGRST201: { status: 300, message: 'Could not embed because more than one relationship was found' },
  PGRST202: { status: 404, message: 'Could not find the function in the schema cache' },
  PGRST204: { status: 400, message: 'Could not find the column in the schema cache' },
  PGRST205: { status: 404, message: 'Could not find the table in the schema cache' },
  PGRST301: { status: 401, message: 'No suitable key or wrong key type' },
  PGRST303: { status: 401, message: 'JWT expired' },

  // The client has left, so this is only for logs and metrics; other servers use the same number.
  client_closed_request: { status: 499, message: 'The client has closed the connection.' },
  request_timeout: { status: 504, message: 'The request took too long and was stopped. Please try again.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errorCodes;
