/** What the reader sees of the conversation beside the message itself: our last question, then the person's last words. */
export function contextOf(before: readonly string[], asked: string | undefined): string {
  const last = before.at(-1) ?? '';
  return [asked ?? '', last].filter((part) => part !== '').join(' | ');
}
