import type { ModelFailure } from '#advisor/model/language-model.ts';

/** The words of the specification for when no answer at all is possible: neither with a model nor without one. */
export const fallbackTexts = {
  quota: "I apologize, but we've reached our API usage limit. Please try again later or contact support.",
  network:
    "I'm having trouble connecting to my AI services. Please check your internet connection and try again.",
  other: (message: string) =>
    `I apologize, but I encountered an error while processing your request: ${message}. Please try again in a moment.`,
  empty: "I apologize, but I couldn't generate a response. Please try again",
  /** As the chat view says it. */
  emptyInView: "I couldn't generate a response just now. Please try again",
  thrownInView: 'I ran into an issue generating that response. Please try again.',
} as const;

export function fallbackFor({ kind, message }: ModelFailure): string {
  switch (kind) {
    case 'quota':
      return fallbackTexts.quota;
    case 'network':
    case 'timeout':
      return fallbackTexts.network;
    case 'refused':
      return fallbackTexts.empty;
    case 'cut':
    case 'other':
      return fallbackTexts.other(message);
  }
}
