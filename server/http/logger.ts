import { pino, type DestinationStream, type Logger } from 'pino';

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** Structured lines on standard output. What may be in them is decided where they are written, not filtered here. */
export function createLogger(level: LogLevel, destination?: DestinationStream): Logger {
  const options = { level, base: null, formatters: { level: (label: string) => ({ level: label }) } };
  return destination ? pino(options, destination) : pino(options);
}

/** An error that knows how much of itself may be logged. */
interface Discreet {
  forLog(): object;
}

/** An error as the log may have it: of what kind and where it happened. */
export function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const stack = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  const about = isDiscreet(error) ? error.forLog() : { message: error.message };
  return { type: error.name, ...about, stack };
}

function isDiscreet(error: Error): error is Error & Discreet {
  return 'forLog' in error && typeof error.forLog === 'function';
}
