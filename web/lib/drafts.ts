/** Where the browser keeps what somebody has begun to write, by person and conversation. */
export const draftPrefix = 'findeus-draft-';

/** Whoever signs out leaves nothing behind for the next one. */
export function clearDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(draftPrefix)) localStorage.removeItem(key);
    }
  } catch {
    // There is nothing to clear.
  }
}
