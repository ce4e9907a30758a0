import { pino, type DestinationStream, type Logger } from 'pino';

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
type LogLevel = (typeof logLevels)[number];

/** Structured lines on standard output. What may be in them is decided where they are written, not filtered here. */
export function createLogger(level: LogLevel, destination?: DestinationStream): Logger {
  const options = { level, base: null, formatters: { level: (label: string) => ({ level: label }) } };
  return destination ? pino(options, destination) : pino(options);
}

/** An error that knows how much of itself may be logged. */
interface Discreet {
  forLog(): object;
}

/** Errors whose messages speak of code. All others may quote people: a parser its input, a mailer an address. */
const technical = new Set([
  'AppError',
  'ModelFailure',
  'TypeError',
  'RangeError',
  'ReferenceError',
  'AbortError',
  'TimeoutError',
]);

/** An error as the log may have it: of what kind and where it happened, and its words only where they are harmless. */
export function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const stack = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  return { type: error.name, ...aboutOf(error), stack };
}

/** Fields that libraries add to an error: which rule was broken and where it is documented, never user input. */
const tellingFields = ['type', 'kind', 'code', 'param', 'statusCode', 'requestId'];

function aboutOf(error: Error): object {
  if (isDiscreet(error)) return error.forLog();
  const fields = tellingFields.flatMap((field) => {
    const value: unknown = Reflect.get(error, field);
    return typeof value === 'string' || typeof value === 'number' ? [[field, value]] : [];
  });
  return { ...Object.fromEntries(fields), ...(technical.has(error.name) ? { message: error.message } : {}) };
}

function isDiscreet(error: Error): error is Error & Discreet {
  return 'forLog' in error && typeof error.forLog === 'function';
}
