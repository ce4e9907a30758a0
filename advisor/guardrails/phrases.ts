/** Some other words of the same sentence; the point in 7.5 does not end one. */
const gap = String.raw`\b(?:[^.?!]|\.(?=\d)){1,45}?\b`;
/** Where a thought ends: at a punctuation mark, at the end, or where the next one is tied on. */
const end = String.raw`(?=[ "]*(?:[.,;:!?()"]|$)| (?:and|but|so|because|since|now|tonight|today|anymore)\b)`;

function toSource(phrase: string): string {
  return (
    phrase
      .replaceAll(/\((?!\?)/g, '(?:')
      .replaceAll(' ... ', gap)
      // Bounded, or a long run of such words would be read again from each of its words.
      .replaceAll(')*', '){0,8}')
      .replaceAll(/(?<=(?<!\\)[a-z])\*/g, String.raw`\w*`)
      .replaceAll('<end>', end)
  );
}

/**
 * One pattern for many phrases, each written in plain words (plain-words.ts). In a phrase, `*` after a letter is the rest
 * of a word, `*` after a bracket up to eight repetitions, `...` some other words of the sentence, and `<end>` the end of a
 * thought. Brackets, bars and question marks are those of a regular expression. Only whole words are found.
 */
export function anyOf(...phrases: readonly string[]): RegExp {
  return new RegExp(String.raw`(?<![\w'])(?:${phrases.map(toSource).join('|')})(?!\w)`, 'g');
}

export function says(text: string, phrases: RegExp): boolean {
  return text.search(phrases) >= 0;
}

/** The text without what only sounds like something else. */
export function without(text: string, phrases: RegExp): string {
  return text.replace(phrases, ' ');
}
