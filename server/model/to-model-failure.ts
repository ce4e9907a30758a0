import { APICallError, InvalidResponseDataError } from '@ai-sdk/provider';
import { ModelFailure } from '#advisor/model/language-model.ts';
import { Unreached } from '#server/model/post.ts';

const outOfQuota = ['insufficient_quota', 'rate_limit_exceeded', 'rate_limit_error', 'billing_error'];
const quotaStatuses = [402, 429];
const keyStatuses = [401, 403];

/**
 * A failure of the SDK or of a provider in our own terms. Nothing of the original is kept: it carries the request with
 * the user's words, and sometimes the key.
 */
export function toModelFailure(error: unknown, begun: boolean): ModelFailure {
  if (error instanceof ModelFailure) return error;
  const status = APICallError.isInstance(error) ? error.statusCode : undefined;
  if (quotaStatuses.includes(status ?? 0) || codesOf(error).some((code) => outOfQuota.includes(code))) {
    return new ModelFailure('quota', 'the usage limit of the model is reached');
  }
  if (keyStatuses.includes(status ?? 0))
    return new ModelFailure('other', 'the model does not accept our key');
  // A success whose body could not be read counts as an answer that makes no sense, or as one that broke off.
  if (status !== undefined && status >= 300) return new ModelFailure('other', `the model answered ${status}`);
  if (isBrokenConnection(error) || InvalidResponseDataError.isInstance(error)) {
    return begun
      ? new ModelFailure('cut', 'the model stopped in the middle')
      : new ModelFailure('network', 'the model cannot be reached');
  }
  return new ModelFailure('other', 'the model answered something that makes no sense');
}

/** The codes that a provider's error carries, wherever the SDK has put them. */
function codesOf(error: unknown): string[] {
  const bodies = [error, at(error, 'data'), at(at(error, 'data'), 'error'), at(error, 'error')];
  return bodies
    .flatMap((body) => [at(body, 'code'), at(body, 'type')])
    .filter((code) => typeof code === 'string');
}

function at(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;
}

const brokenConnection = /^(?:terminated|fetch failed|network error|cannot connect to api\b.*)$/i;

function isBrokenConnection(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof Unreached) return true;
    const { code } = cause as NodeJS.ErrnoException;
    if (brokenConnection.test(cause.message) || /^(?:E[A-Z]+|UND_ERR_\w+)$/.test(code ?? '')) return true;
  }
  return false;
}
