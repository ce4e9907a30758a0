/**
 * Every error the product answers with: its HTTP status and what a person is told when the place that noticed it
 * has nothing better to say. Each wire family writes these into its own body shape (server/http/render-error.ts).
 */
export const errorCodes = {
  bad_json: { status: 400, message: 'The request body is not valid JSON.' },
  validation_failed: { status: 400, message: 'The request is not valid.' },
  unauthorized: { status: 401, message: 'A valid token is required.' },
  not_found: { status: 404, message: 'There is nothing at this address.' },
  request_entity_too_large: { status: 413, message: 'The request body is too large.' },
  unexpected_failure: {
    status: 500,
    message: 'Unexpected failure, please check server logs for more information',
  },
  service_unavailable: { status: 503, message: 'The service is not ready. Please try again in a moment.' },
  request_timeout: { status: 504, message: 'The request took too long and was stopped. Please try again.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errorCodes;
