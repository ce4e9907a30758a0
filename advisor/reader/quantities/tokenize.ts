export interface Token {
  kind: 'number' | 'word' | 'sign';
  /** In lower case. */
  text: string;
  start: number;
  end: number;
}

/** Names that contain digits, such as 401(k), are words; so are ordinals, codes such as H-1B and the marks of a list, "1) rent". */
const names = [
  String.raw`\b(?:401\s?\(?k|(?:403|457)\s?\(?b|(?:415|501)\s?\(?c)\)?(?:['’]?s)?(?!\w)`,
  String.raw`(?<![$\d,.])\b(?:529s?|1099(?:-\w+)?|1040(?:-\w+)?|1098(?:-\w)?|1031|8606|8949|5498)\b(?![.,]\d|\s*(?:dollars|bucks|a (?:day|week|month|year)|monthly|per|\/\s?(?:mo|w|y)|%))`,
  String.raw`\bs&p\s?500\b|\brussell\s?\d{4}\b|\bnasdaq[\s-]?100\b`,
  String.raw`\b72\(?t\)?(?!\w)|\b83\(?b\)?(?!\w)|\b409\(?a\)?(?!\w)|\bw-?[249]s?\b|\b[hljf]-?[12][ab]?\b(?!\s*%)`,
  String.raw`\b50[\s\/-]30[\s\/-]20\b|\b28\/36\b|\b24\/7\b|\bchapter (?:7|11|13)\b|\bform \d+\w*|\bsection \d+\w*|\bcp-?\d{2,4}[a-z]?\b`,
  String.raw`\b\d+(?:st|nd|rd|th)\b`,
  String.raw`(?<!\S)[1-9]\)(?=\s)(?<!\([^()]*\))`,
].join('|');
/** In "12,2k" the comma is a decimal point. */
const numbers = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|(?<![\d,.])\d{1,3},\d(?=k\b)|\d+(?:\.\d+)?|\.\d+`;
const pattern = new RegExp(
  String.raw`(?<name>${names})|(?<number>${numbers})|(?<word>\p{L}+(?:['’]\p{L}+)?)|(?<sign>[^\s\p{L}\d])`,
  'giu',
);

export function tokenize(text: string): Token[] {
  return [...text.matchAll(pattern)].map((match) => {
    const kind =
      match.groups?.number !== undefined ? 'number' : match.groups?.sign !== undefined ? 'sign' : 'word';
    return { kind, text: match[0].toLowerCase(), start: match.index, end: match.index + match[0].length };
  });
}

/** The value of digits as they were typed. */
export function valueOf(digits: string): number {
  return Number(/^\d+,\d$/.test(digits) ? digits.replace(',', '.') : digits.replaceAll(',', ''));
}
