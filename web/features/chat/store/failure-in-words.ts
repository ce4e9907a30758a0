import { fallbackTexts } from '#advisor/model/fallback-texts.ts';
import { AskError, ToldFailure } from '#web/features/chat/store/ask.ts';

/** Too long, too often, and no space on the disk of the server: of these it says what to do. */
const toldStatuses = new Set([413, 429, 507]);

/**
 * In words of the specification; the server's own sentence where it tells what to do. What fails before anything
 * could be asked is a fault of the page, whose message helps nobody.
 */
export function failureInWords(error: unknown, isConnected: boolean): string {
  // The server has failed and said nothing else.
  if (error instanceof ToldFailure) return fallbackTexts.emptyInView;
  if (error instanceof AskError && error.code === 'insufficient_quota') return fallbackTexts.quota;
  if (error instanceof AskError && toldStatuses.has(error.status) && error.reason) return error.reason;
  // What fetch throws when nobody answers or the line breaks, and when it takes too long.
  if (error instanceof TypeError || isTimeout(error)) return fallbackTexts.network;
  return isConnected && error instanceof Error
    ? fallbackTexts.other(error.message)
    : fallbackTexts.thrownInView;
}

function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError';
}
