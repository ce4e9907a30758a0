import { FinDeusError } from './findeus-error.ts';
import { parseJson, readError } from './read-error.ts';
import { wait, watchAttempt, type AttemptWatch } from './watch-attempt.ts';

export type Fetch = (input: string, init: RequestInit) => Promise<Response>;

/** Where calls go, and how patiently. */
export interface Connection {
  baseUrl: string;
  apiKey: string | undefined;
  fetch: Fetch;
  maxRetries: number;
  timeoutMs: number;
}

export interface Call {
  path: string;
  /** With a body it is a POST, without one a GET. */
  body?: object;
  /** The same for every attempt, so that they are answered once. Only whole advice is kept for it. */
  idempotencyKey?: string | undefined;
  signal?: AbortSignal | undefined;
}

/** A response whose body has not been read; its reader ends the watch. */
export interface OpenAnswer {
  response: Response;
  watch: AttemptWatch;
}

/** The code of a call whose key belongs to another one that is not answered yet. */
const inUse = 'idempotency_key_in_use';
const firstPauseMs = 500;
const maxPauseMs = 8_000;
/** Whether to wait longer than this is for the caller to say: the error tells how long. */
const maxRetryAfter = 60;

/** The whole answer to a call. */
export function callForJson<T>(connection: Connection, call: Call): Promise<T> {
  return withRetries(connection, call, 'application/json', async ({ response, watch }) => {
    const text = await response.text().finally(watch.end);
    const value = parseJson(text);
    if (typeof value === 'object' && value !== null) return value as T;
    throw new FinDeusError('The answer is not JSON. Does baseUrl lead to FinDeus?', {
      code: 'bad_response',
      requestId: response.headers.get('x-request-id'),
    });
  });
}

/** The beginning of an answer that comes in pieces. Only what precedes it is tried again. */
export function callForStream(connection: Connection, call: Call): Promise<OpenAnswer> {
  return withRetries(connection, call, 'text/event-stream', async (answer) => {
    // From here on it is a silence that counts, not the whole.
    answer.watch.heard();
    return answer;
  });
}

async function withRetries<T>(
  connection: Connection,
  call: Call,
  accept: string,
  read: (answer: OpenAnswer) => Promise<T>,
): Promise<T> {
  const headers = headersOf(connection, call, accept);
  const { maxRetries, timeoutMs } = connection;
  let attempt = 0;
  let patientUntil: number | undefined;
  for (;;) {
    try {
      return await attemptOnce(connection, call, headers, read);
    } catch (error) {
      if (!isWorthRetrying(error)) throw error;
      // Waiting for what an earlier attempt is answered is no attempt, and takes no longer than one.
      const isBeingAnswered = error.code === inUse && maxRetries > 0;
      if (isBeingAnswered) patientUntil ??= Date.now() + timeoutMs;
      if (isBeingAnswered ? Date.now() >= patientUntil! : attempt >= maxRetries) throw error;
      await wait(pauseMs(error, attempt), call.signal);
      if (!isBeingAnswered) attempt += 1;
    }
  }
}

async function attemptOnce<T>(
  { baseUrl, fetch, timeoutMs }: Connection,
  { path, body, signal }: Call,
  headers: Record<string, string>,
  read: (answer: OpenAnswer) => Promise<T>,
): Promise<T> {
  signal?.throwIfAborted();
  const watch = watchAttempt(signal, timeoutMs);
  try {
    const response = await fetch(baseUrl + path, {
      headers,
      signal: watch.signal,
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    });
    if (!response.ok) throw await readError(response);
    return await read({ response, watch });
  } catch (error) {
    watch.end();
    throw toFinDeusError(error, watch.signal);
  }
}

/** What made a request fail, in words; what its watch ended keeps the reason for that. */
export function toFinDeusError(error: unknown, signal: AbortSignal): unknown {
  if (signal.aborted) return signal.reason;
  if (error instanceof FinDeusError) return error;
  return new FinDeusError('FinDeus could not be reached.', { code: 'network_error', cause: error });
}

function headersOf(
  { apiKey }: Connection,
  { body, idempotencyKey }: Call,
  accept: string,
): Record<string, string> {
  const headers: Record<string, string> = { accept };
  if (apiKey !== undefined) headers.authorization = `Bearer ${requireHeaderText('apiKey', apiKey)}`;
  if (body) headers['content-type'] = 'application/json';
  if (idempotencyKey !== undefined) {
    headers['idempotency-key'] = requireHeaderText('idempotencyKey', idempotencyKey);
  }
  return headers;
}

/** Said here because fetch would repeat the value in its complaint, and a key belongs in no log. */
function requireHeaderText(name: string, value: string): string {
  if (!/^[\x21-\x7e]+$/.test(value)) throw new TypeError(`${name} may hold visible ASCII characters only.`);
  return value;
}

/** Not `randomUUID`, which browsers keep from pages that are served without TLS. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function isWorthRetrying(error: unknown): error is FinDeusError {
  if (!(error instanceof FinDeusError) || (error.retryAfter ?? 0) > maxRetryAfter) return false;
  if (error.status === null) return error.code === 'network_error' || error.code === 'timeout';
  return error.status === 429 || error.status >= 500 || error.code === inUse;
}

/** What the server asks for; otherwise twice as long each time, and never for all clients at the same moment. */
function pauseMs({ retryAfter }: FinDeusError, attempt: number): number {
  if (retryAfter !== null) return retryAfter * 1000;
  const most = Math.min(maxPauseMs, firstPauseMs * 2 ** attempt);
  return most / 2 + (Math.random() * most) / 2;
}
