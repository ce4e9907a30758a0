import { FinDeusError } from 'findeus-sdk';

/** Failures that the caller of a tool can act on. */
export class ToolProblem extends Error {}

const hints: Record<string, string> = {
  network_error: 'Is it running, and is FINDEUS_API_URL right?',
  bad_response: 'Is FINDEUS_API_URL right?',
  unauthorized: 'Is FINDEUS_API_KEY right, and not revoked?',
};

/** Why a call failed, for the model and the person behind it. */
export function failureInWords(error: unknown): string {
  if (!(error instanceof FinDeusError)) return error instanceof Error ? error.message : String(error);
  const isOurs = error.status !== null && error.status >= 500;
  return [
    error.message,
    hints[error.code] ?? '',
    error.retryAfter === null ? '' : `It may be tried again in ${error.retryAfter} seconds.`,
    isOurs && error.requestId !== null ? `(request ${error.requestId})` : '',
  ]
    .filter((part) => part !== '')
    .join(' ');
}
