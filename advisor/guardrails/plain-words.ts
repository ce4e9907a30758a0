/** Ways to write the same words. The lists of phrases next door are written in the words on the right only. */
const respellings: readonly (readonly [RegExp, string])[] = [
  // Characters that nobody sees, and the many apostrophes.
  [/[\u00AD\u200B-\u200D\u2060\uFEFF]/g, ''],
  [/[‘’`´]/g, "'"],
  [/&/g, ' and '],
  // A hyphen or a line break separates words as a blank does.
  [/[\s‐-―_-]+/g, ' '],

  // Letters drawn out.
  [/([a-z])\1{2,}/g, '$1'],

  // Contractions, with and without the apostrophe where no other word is written so.
  [/\bcan'?t\b|\bcannot\b/g, 'can not'],
  [/\bwon'?t\b/g, 'will not'],
  [/\b(do|does|did|is|are|was|were|has|have|had|could|would|should)n'?t\b/g, '$1 not'],
  [/\bain'?t\b/g, 'is not'],
  [/\bi'?m\b/g, 'i am'],
  [/\bi'?ve\b/g, 'i have'],
  [/\b(they|we|you)'re\b|\b(they|you)re\b/g, '$1$2 are'],
  [/\b(it|that|what|there|he|she|who|here|this|nobody|everyone)'s\b|\b(that|what|there|who)s\b/g, '$1$2 is'],
  [/\b(i|you|he|she|we|they|it|who|nobody|no ?one|everyone|everybody)'d\b|\b(they|you)d\b/g, '$1$2 would'],
  [/\bid (?=rather|be|just|like|want|kill)/g, 'i would '],
  [/\b(s?he)d (?=be\b)/g, '$1 would '],
  [/\b(\w+)'ll\b/g, '$1 will'],
  [/\blet'?s\b/g, 'let us'],
  [/\bgonna\b/g, 'going to'],
  [/\bwanna\b/g, 'want to'],
  [/\bgimme\b/g, 'give me'],
  [/\b(think|driv|end|liv|go|do|kill|jump|dy)in'?(?= |$)/g, '$1ing'],
  [/\b'?bout\b/g, 'about'],
  [/\bw\/o\b/g, 'without'],
  [/\bpump n dump/g, 'pump and dump'],

  // One word or two.
  [/\bany ?more?\b/g, 'anymore'],
  [/\b(my|him|her|your) self\b/g, '$1self'],
  [/\bno ?one\b/g, 'nobody'],
  [/\beverybody\b/g, 'everyone'],
  [/\bsomebody\b/g, 'someone'],
  [/\bgood bye/g, 'goodbye'],
  [/\bfare well/g, 'farewell'],

  // Slips of the keyboard in words that must not be missed.
  [/\b(?:suicd|sucid|susid|suisid|suici(?=e)|sucicid|suecid)/g, 'suicid'],
  [/\bkil{1,4}(?=ed\b|ing\b|s?\b)/g, 'kill'],
  [/\bmy ?s(?:elf|lef|ef|elve?s?)\b/g, 'myself'],
  [/\bdieing\b/g, 'dying'],
  [/\bg(?:ua|au|a)rr?[aeiu]?ntt?(?=e|y|i)/g, 'guarant'],
];

/** A question in lower case and in one spelling, so that one way of writing a phrase finds all of them. */
export function plainWords(text: string): string {
  let plain = text.normalize('NFKC').toLowerCase();
  for (const [written, meant] of respellings) plain = plain.replace(written, meant);
  return plain.trim();
}
