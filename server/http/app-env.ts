import type { RequestIdVariables } from 'hono/request-id';
import type { Logger } from 'pino';

/** What middleware leaves for the handlers of a request. */
export interface AppEnv {
  Variables: RequestIdVariables & {
    /** Ends when the client goes away, the time limit passes or the server shuts down. Made when first asked for. */
    signal: () => AbortSignal;
    /** The log with this request's id in it. */
    log: Logger;
  };
}
