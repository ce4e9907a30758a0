/** A question that holds two cases against each other, and where in it the second one begins. */
export interface Comparison {
  /** The second case is described between these two. */
  start: number;
  end: number;
  /** True where the words ask for the difference; false where they only set a condition. */
  explicit: boolean;
}

/** Words that ask what one thing more or less would do. Merely to save, or one thing versus another, is no such question. */
const askedDifference =
  /[?.]\s*(?:and|then)\s+(?:with|w\/?|same)\b|\b(?:chang(?:e|es|ed)|compar(?:e|ed|ison)|what (?:is the |'s the )?difference|differ(?:s|ent)?|(?:do|does|would|will|could|can|did) (?:i|it|that|this|we) (?:actually |really )?save|sav(?:e|es|ing) me|tax(?:es)? (?:do|would|will) \w+ sav\w+|sav\w+ (?:on|in) (?:my |our )?tax\w*|how much (?:less|more|lower)|tax(?:es)? saved|(?:extra|additional) (?:federal |income ){0,2}tax(?:es)?|tax(?:es)? extra|how much of (?:it|that|this|(?:my|the|an?) (?:\$?[\d,.]+k? )?(?:bonus|raise)) (?:goes|is lost|will go|would go|do i lose)|lower (?:my|our)|reduc(?:e|es) (?:my|our)|impact|effect on|happens? to|do(?:es)? to|go from|instead|tax(?:es)? on (?:my |the |that |this |an? )?(?:\$?[\d,.]+k? )?(?:of |in )?(?:my |the )?(?:bank |savings )?(?:interest|bonus|severance|rental income)|before\W+(?:and\s+)?after|now\b[^?!.]{0,30}\bafter|with(?:out)?\b[^.?!]{0,40}\bwith(?:out)?)\b/i;

/** Where a second case begins: a condition, a supposition, or something done before it is asked again. */
const turns =
  /\b(?:what if|how about|what about|suppose|(?:and|then)\s+(?:with|w\/?|same)|and if|but if|if|after (?=an? |putting|i put|contributing|i contribute|adding)|with (?:and|or|vs\.?|versus) without|before and after|by (?=putting|contributing|adding|paying|maxing|deferring|donating|converting|saving))\b/gi;

/** The turns of a question from the last to the first, because the last is the likeliest to be the second case. */
export function readComparisons(question: string): Comparison[] {
  const explicit = askedDifference.test(question);
  return [...question.matchAll(turns)]
    .map((turn) => {
      const rest = question.slice(turn.index + turn[0].length);
      const stop = rest.search(/[?!;]|\.(?!\d)/);
      return {
        start: turn.index,
        end: stop === -1 ? question.length : turn.index + turn[0].length + stop,
        explicit,
      };
    })
    .toReversed();
}

export function asksForDifference(question: string): boolean {
  return askedDifference.test(question);
}

/** Something a person does on top of how things are: what a question without any "if" may be about. */
export const deeds =
  /\b(?:put|putting|threw|throw|throwing|stash|stick|contribut\w*|add|adding|convert\w*|donat\w*|giv(?:e|ing)|max\w*|defer\w*|extra|overpay\w*|prepay\w*|invest\w*)\s+(?:[\w()]+\s+){0,4}\$?$/i;
