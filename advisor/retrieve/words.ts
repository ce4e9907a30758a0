import { isNumberWord } from '#advisor/reader/quantities/number-words.ts';

/** Words that say nothing about what is asked. */
const empty = new Set(
  "a an and are as at be by can do does for from have has how i if in is it me my of on or so that the their then this to was we what when which who will with would you your much many get am im i’m i'm".split(
    ' ',
  ),
);

/** The words of a text that carry meaning, in a form that plural and ending do not change. */
export function meaningfulWords(text: string): string[] {
  // The letter of a part of Medicare is no article.
  const whole = text.toLowerCase().replaceAll(/\bparts? ([a-d])\b/g, 'part-$1');
  return (whole.match(/[\p{L}\d][\p{L}\d()'&/-]*/gu) ?? [])
    .filter(
      (word) =>
        (!empty.has(word) && !/^\d/.test(word) && !isNumberWord(word)) ||
        /^(401|403|457|529|415|50\/30)/.test(word),
    )
    .map(stem);
}

/** Forms that no ending explains. */
const irregular: Record<string, string> = {
  children: 'child',
  kids: 'child',
  kid: 'child',
  bought: 'buy',
  sold: 'sell',
  made: 'make',
  paid: 'pay',
  spent: 'spend',
  gave: 'give',
  given: 'give',
  took: 'take',
  taken: 'take',
  got: 'get',
  held: 'hold',
  lost: 'lose',
  fell: 'fall',
  grew: 'grow',
  won: 'win',
};

/** Rough on purpose: "contributions", "contribution" and "contribute" should meet. */
export function stem(word: string): string {
  const bare = word.replace(/[()'’&/-]/g, '');
  const plain = Object.hasOwn(irregular, bare) ? irregular[bare]! : bare;
  return plain
    .replace(/(?:ization|ational|fulness|iveness)$/, '')
    .replace(/(?:ies)$/, 'y')
    .replace(/(?:ements?|ions?|ings?|edly|ed|es|s|ly|al|er|ers|e)$/, (end, offset: number) =>
      offset >= 3 ? '' : end === 'es' ? 'e' : end,
    );
}

/** From this share of shared words on, a paragraph only says once more what was answered. */
const shareSaidAgain = 0.4;
/** Fewer words in common are chance. */
const leastShared = 3;

/** Whether a paragraph has little in it that the answer has not said. */
export function saysAgain(paragraph: string, answer: string): boolean {
  const said = new Set(meaningfulWords(answer));
  const words = new Set(meaningfulWords(paragraph));
  const shared = [...words].filter((word) => said.has(word)).length;
  return shared >= Math.max(leastShared, shareSaidAgain * Math.min(words.size, said.size));
}
