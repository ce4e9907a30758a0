const prefix = 'findeus-draft-';

/** What somebody has begun to write, by conversation: closing the chat or the page does not lose it. */
export function recallDraft(sessionId: string | null): string {
  try {
    return localStorage.getItem(prefix + (sessionId ?? 'new')) ?? '';
  } catch {
    return '';
  }
}

export function rememberDraft(sessionId: string | null, text: string): void {
  try {
    const name = prefix + (sessionId ?? 'new');
    if (text === '') localStorage.removeItem(name);
    else localStorage.setItem(name, text);
  } catch {
    // Where the browser keeps nothing for us, the draft lives as long as the page.
  }
}
