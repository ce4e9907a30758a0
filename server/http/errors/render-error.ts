import type { IncomingMessage } from 'node:http';
import type { Context, ErrorHandler, NotFoundHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ErrorCode } from '#contract/error-codes.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { describeError } from '#server/http/logger.ts';
import { TokenRejected } from '#server/http/errors/token-rejected.ts';
import { DiskFull, Unavailable } from '#server/http/errors/unavailable.ts';
import { familyOf } from '#server/http/errors/wire-families.ts';

/** Handles every error: logs what happened, and answers with what the client may know. */
export const renderError: ErrorHandler<AppEnv> = (error, c) => {
  const own = isBrokenUpload(error, c)
    ? new AppError('client_closed_request', { cause: error })
    : toAppError(error);
  // Work that the deadline ended fails too, a moment later. The cause to report is still the deadline.
  const fault = c.get('timeout') ?? own;
  // A caller's statement that was too costly is not an error of the server, whatever the status of its answer.
  if (fault.code === 'sql_timeout') c.get('log').warn(fault.code);
  else if (fault.status >= 500) logFault(c, fault.code, own);
  return answer(fault, c);
};

/** The connection ended before the body did, so the error is not a fault of the server. */
function isBrokenUpload(error: Error, c: Context<AppEnv>): boolean {
  const { incoming } = (c.env ?? {}) as { incoming?: IncomingMessage };
  const { code } = ((error instanceof AppError ? error.cause : error) ?? {}) as { code?: unknown };
  return code === 'ECONNRESET' && incoming !== undefined && incoming.destroyed && !incoming.complete;
}

function logFault(c: Context<AppEnv>, code: string, { cause, message }: AppError): void {
  // Without a cause nothing is broken. Something is not set up or not ready, and the message says what.
  if (cause === undefined) c.get('log').warn({ message }, code);
  else c.get('log').error({ error: describeError(cause) }, code);
}

function toAppError(error: Error): AppError {
  if (error instanceof AppError) return error;
  // The session was valid when the request began, and ended before its work was done.
  if (error instanceof TokenRejected) return new AppError('unauthorized', { cause: error });
  return new AppError(codeFor(error), { cause: error });
}

function codeFor(error: Error): ErrorCode {
  if (error instanceof DiskFull) return 'disk_full';
  return error instanceof Unavailable ? 'service_unavailable' : 'unexpected_failure';
}

export const renderNotFound: NotFoundHandler<AppEnv> = (c) => answer(new AppError('not_found'), c);

function answer(error: AppError, c: Context<AppEnv>): Response {
  const { body, headers = {} } = familyOf(c.req.path).errorBody(error, {
    requestId: c.get('requestId'),
    header: (name) => c.req.header(name),
  });
  return c.json(body, error.status as ContentfulStatusCode, {
    ...headers,
    ...error.headers,
    'cache-control': 'no-store',
  });
}
