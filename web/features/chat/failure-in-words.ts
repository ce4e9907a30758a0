import { fallbackTexts } from '#advisor/model/fallback-texts.ts';
import { AskError, CutShort } from '#web/features/chat/ask.ts';

/** In words of the specification; the server's own sentence where it has one for people. */
export function failureInWords(error: unknown): string {
  if (error instanceof AskError && error.status === 429 && error.reason) return error.reason;
  // What fetch throws when nobody answers, and what a broken connection leaves.
  if (error instanceof TypeError || error instanceof CutShort) return fallbackTexts.network;
  return fallbackTexts.thrownInView;
}
