export interface Token {
  kind: 'number' | 'word' | 'sign';
  /** In lower case. */
  text: string;
  start: number;
  end: number;
}

/**
 * Digits with their commas and point; words; and single signs. What looks like a number but is a name, such as 401(k),
 * is one word.
 */
const pattern =
  /(?<name>\b(?:401|403|457|415)\s?\(?[kbc]\)?(?:['’]?s)?(?!\w)|(?<![$\d,.])\b(?:529s?|1099|1040)\b(?![.,]\d|\s*(?:dollars|bucks|a (?:day|week|month|year)|monthly|per|\/\s?(?:mo|w|y)|%))|\bs&p\s?500\b|\b72\(?t\)?(?!\w)|\bw-?[24]\b|\b50\/30\/20\b|\b28\/36\b)|(?<number>\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+)|(?<word>[\p{L}]+(?:['’][\p{L}]+)?)|(?<sign>[^\s\p{L}\d])/giu;

export function tokenize(text: string): Token[] {
  return [...text.matchAll(pattern)].map((match) => {
    const kind =
      match.groups?.number !== undefined ? 'number' : match.groups?.sign !== undefined ? 'sign' : 'word';
    return { kind, text: match[0].toLowerCase(), start: match.index, end: match.index + match[0].length };
  });
}
