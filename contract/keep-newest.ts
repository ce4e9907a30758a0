interface Limits<T> {
  /** How many messages before the last; without a limit if left out. */
  messages?: number;
  /** Characters of one of them. */
  longest: number;
  /** Characters of all of them together. */
  total: number;
  /** A shorter form of a message that does not fit, to be tried before it is left out. */
  shorten?: (message: T) => T;
}

/**
 * The last message, whatever its length, and as many right before it as fit. The first one that does not fit ends it: no
 * message is cut, and none is missing between two that are kept.
 */
export function keepNewest<T extends { readonly content: string }>(
  conversation: readonly T[],
  { messages = Infinity, longest, total, shorten = (message) => message }: Limits<T>,
): T[] {
  const last = conversation.at(-1);
  if (!last) return [];
  const kept = [last];
  let left = total;
  const fits = ({ content: { length } }: T) => length <= longest && length <= left;
  for (const message of conversation.slice(0, -1).toReversed()) {
    const fitting = fits(message) ? message : shorten(message);
    if (kept.length > messages || !fits(fitting)) break;
    left -= fitting.content.length;
    kept.unshift(fitting);
  }
  return kept;
}
