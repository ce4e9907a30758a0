import { errorCodes, type ErrorCode } from '#contract/error-codes.ts';

interface AppErrorOptions {
  /** The message for the user; by default the one of the table. Never internal details. */
  message?: string;
  /** A sentence, or where the wire contract has it, a list. */
  details?: string | readonly object[];
  hint?: string;
  /** The code on the wire where it is not ours: the SQLSTATE of what Postgres refused. */
  sqlState?: string;
  /** Another status than the table's, where the wire contract has the same code with two. */
  status?: number;
  /** More keys of the body, where the wire contract has them for this code. */
  extra?: Record<string, unknown>;
  /** Headers of the answer, such as Retry-After. */
  headers?: Record<string, string>;
  /** What really happened, for the log. */
  cause?: unknown;
}

/** The one error type of the server: a code of the table, and two messages, the user's and (in `cause`) ours. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly details: string | readonly object[] | null;
  readonly hint: string | null;
  readonly sqlState: string | null;
  readonly status: number;
  readonly extra: Record<string, unknown>;
  readonly headers: Record<string, string>;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(options.message ?? errorCodes[code].message, { cause: options.cause });
    this.code = code;
    this.details = options.details ?? null;
    this.hint = options.hint ?? null;
    this.sqlState = options.sqlState ?? null;
    this.status = options.status ?? errorCodes[code].status;
    this.extra = options.extra ?? {};
    this.headers = options.headers ?? {};
  }
}
