/** So much of a question is read, in characters: what is longer is text somebody has pasted. */
const longestRead = 4000;

/** A question as far as it is read: people ask before what they paste, or behind it. No word or number is cut in two. */
export function cutToRead(text: string): string {
  if (text.length <= longestRead) return text;
  const head = text.slice(0, longestRead / 2).replace(/\S+$/, '');
  const tail = text.slice(-longestRead / 2).replace(/^\S+/, '');
  return `${head.trimEnd()}\n…\n${tail.trimStart()}`;
}
