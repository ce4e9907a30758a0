import { FinDeusError } from './findeus-error.ts';

/** The error of a response, from the API or from a proxy that does not know the API's format. */
export async function readError(response: Response): Promise<FinDeusError> {
  const { status, headers } = response;
  const known = errorFacts(parseJson(await response.text()));
  return new FinDeusError(known?.message ?? `The server answered with status ${status}.`, {
    code: known?.code ?? 'bad_response',
    field: known?.field ?? null,
    status,
    requestId: headers.get('x-request-id'),
    retryAfter: secondsUntil(headers.get('retry-after')),
  });
}

interface ErrorWords {
  message: string;
  code: string;
  field: string | null;
}

/** `{error, code, details: {message, field?}}`; null where it is anything else. */
export function errorFacts(body: unknown): ErrorWords | null {
  if (!isObject(body) || typeof body.code !== 'string') return null;
  const details = isObject(body.details) ? body.details : {};
  const message = [details.message, body.error].find((words) => typeof words === 'string');
  if (message === undefined) return null;
  return { message, code: body.code, field: typeof details.field === 'string' ? details.field : null };
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Retry-After is a number of seconds or a date. */
function secondsUntil(header: string | null): number | null {
  if (header === null || header.trim() === '') return null;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds);
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - Date.now()) / 1000));
}
