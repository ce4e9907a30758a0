import { ModelFailure } from '#advisor/model/language-model.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { Unavailable } from '#server/http/errors/unavailable.ts';

/**
 * What a program is told of a fault of ours: that it is ours, and how to ask about it. Never what it was. A stream that
 * was ended by its signal has failed for the signal's reason, whatever it says itself.
 */
export function toApiFault(fault: unknown, signal?: AbortSignal): AppError {
  const error: unknown = signal?.aborted ? signal.reason : fault;
  if (error instanceof AppError) return error;
  if (isTimeout(error)) {
    return new AppError('request_timeout', { cause: error });
  }
  if (error instanceof Unavailable) return new AppError('service_unavailable', { cause: error });
  return new AppError('unexpected_failure', {
    message: 'Something went wrong on our side. If it happens again, write to us with the x-request-id.',
    cause: error,
  });
}

function isTimeout(error: unknown): boolean {
  if (error instanceof ModelFailure) return error.kind === 'timeout';
  return error instanceof DOMException && error.name === 'TimeoutError';
}
