/**
 * How much text beside a place is looked at, in characters: more than any pattern reaches. Reading all of it for each of
 * many places would take time that grows with the square of the text.
 */
const reach = 240;

export function textBefore(text: string, at: number): string {
  return text.slice(Math.max(0, at - reach), at);
}

export function textAfter(text: string, at: number): string {
  return text.slice(at, at + reach);
}
