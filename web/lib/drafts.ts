/** Where the browser keeps what somebody has begun to write, by person and conversation. */
export const draftPrefix = 'findeus-draft-';

/** After a sign-out, the next user of this browser must not see the drafts. */
export function clearDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(draftPrefix)) localStorage.removeItem(key);
    }
  } catch {
    // There is nothing to clear.
  }
}
