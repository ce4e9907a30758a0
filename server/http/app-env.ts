import type { RequestIdVariables } from 'hono/request-id';
import type { Logger } from 'pino';
import type { AppError } from '#server/http/errors/app-error.ts';

/** What middleware leaves for the handlers of a request. */
export interface AppEnv {
  Variables: RequestIdVariables & {
    /** Ends when the client goes away, the time limit passes or the server shuts down. Made when first asked for. */
    signal: () => AbortSignal;
    /** The same for work whose outcome is kept: the client may go away, and come back for it. */
    keptSignal: () => AbortSignal;
    /** The error to return after the time limit, whatever the aborted work throws; undefined until then. */
    timeout?: AppError;
    /** The log with this request's id in it. */
    log: Logger;
  };
}
