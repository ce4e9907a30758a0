const key = 'findeus-given-up';

/** Questions that are known to get no answer any more, in this tab: nobody has to wait for one after a reload. */
export function isGivenUp(questionId: string): boolean {
  return recall().includes(questionId);
}

export function rememberGivenUp(questionId: string): void {
  try {
    sessionStorage.setItem(key, JSON.stringify([...recall(), questionId]));
  } catch {
    // Where the browser keeps nothing for us, the wait is as long as an answer may take.
  }
}

function recall(): readonly string[] {
  try {
    return (JSON.parse(sessionStorage.getItem(key) ?? 'null') as string[] | null) ?? [];
  } catch {
    return [];
  }
}
