interface ErrorFacts {
  code: string;
  status?: number | null;
  field?: string | null;
  requestId?: string | null;
  retryAfter?: number | null;
  cause?: unknown;
}

/**
 * Why a call failed. `code` is the API's own, or one of these where there was no answer to take it from:
 * `network_error`, `timeout`, `stream_cut` (an answer broke off), `bad_response` (something else answered).
 */
export class FinDeusError extends Error {
  override readonly name = 'FinDeusError';
  readonly code: string;
  /** The HTTP status; null where none said that it failed. */
  readonly status: number | null;
  /** The field of the request that is to be changed, such as `messages.0.role`. */
  readonly field: string | null;
  /** Names the call when you write to support about it. */
  readonly requestId: string | null;
  /** In how many seconds the call may be made again. */
  readonly retryAfter: number | null;

  constructor(message: string, facts: ErrorFacts) {
    super(message, facts.cause === undefined ? {} : { cause: facts.cause });
    this.code = facts.code;
    this.status = facts.status ?? null;
    this.field = facts.field ?? null;
    this.requestId = facts.requestId ?? null;
    this.retryAfter = facts.retryAfter ?? null;
  }
}
