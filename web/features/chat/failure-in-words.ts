import { fallbackTexts } from '#advisor/model/fallback-texts.ts';
import { AskError } from '#web/features/chat/ask.ts';

/** In words of the specification; the server's own sentence where it has one for people. */
export function failureInWords(error: unknown): string {
  if (error instanceof AskError)
    return error.status === 429 && error.reason ? error.reason : fallbackTexts.thrownInView;
  if (error instanceof TypeError) return fallbackTexts.network;
  return fallbackTexts.thrownInView;
}
