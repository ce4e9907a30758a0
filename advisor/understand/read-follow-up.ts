/** What a question wants of the answer before it, by its words alone. */
export type FollowUp = 'change' | 'explain' | 'thanks' | undefined;

const openers =
  /^(?:(?:ok(?:ay)?|so|hm+|well|great|cool|thanks|thx|got it|alright)[\s,.!-]+)*(?:and\b|what about\b|how about\b|what if\b|but\b|now\b|suppose\b|say\b|instead\b|same\b|then\b|with\b|at\b|for\b|if\b|try\b|make (?:it|that)\b|change\b|use\b|only\b|or\b|how would (?:that|it|this)\b|back to\b|what (?:was|is|would|about) (?:it|that|this)\b|does (?:that|it|this)\b|would (?:that|it|this)\b|what would (?:that|it|this)\b|(?:sorry|actually|oops|wait|no)\b)/i;
const explains =
  /^(?:but\s+|and\s+|ok(?:ay)?[\s,]+|so\s+)*(?:why(?:\s+(?:is|so|that|this)[^?]{0,40})?|how (?:did|do|have) you (?:get|got|calculate|calculated|work|come|arrive|figure)(?: (?:that|this|it|to|at|up|out|with|there|the|those|these|number|figure|answer|result|amount))*|how (?:is|was) (?:that|this|it) (?:calculated|worked out|computed)|(?:can you )?(?:show|explain|walk)[^?]{0,40}(?:steps?|math|work(?:ing)?|calculation|how|that|it|number|through)[^?]{0,30}|where (?:does|do|did) (?:that|this|the|these|it|those)[^?]{0,40} come from|what is (?:that|this) based on)\s*[?.!]*$/i;
/** Words of thanks and praise, and those that stand between them. */
const kindWords = new Set(
  'ok okay great cool perfect awesome wow nice thanks thank thx ty cheers appreciate appreciated much got it good to know that this really helps helped very helpful a lot so again for the help your explaining explanation you man will do bye goodbye'.split(
    ' ',
  ),
);
const thanksItself = /thank|thx|\bty\b|cheers|appreciat|help|bye|got it|good to know|perfect|great|awesome/i;
/** Nobody thanks at greater length. */
const longestThanks = 120;

/** Nothing but thanks. Word by word, because a pattern over so many alternatives takes forever on a long text. */
function isThanks(text: string): boolean {
  if (text.length > longestThanks || !thanksItself.test(text) || /[\d?]/.test(text)) return false;
  const words = text.toLowerCase().match(/[\p{L}']+/gu) ?? [];
  return words.length > 0 && words.every((word) => kindWords.has(word));
}

export function readFollowUp(question: string): FollowUp {
  const text = question.trim();
  if (isThanks(text)) return 'thanks';
  if (explains.test(text)) return 'explain';
  return openers.test(text) ? 'change' : undefined;
}

/** "100 more", "an extra 50", "200 less": a step from what it was, not a new value. 0 where it is none. */
export function stepDirection(text: string, start: number, end: number): 1 | -1 | 0 {
  const before = text.slice(Math.max(0, start - 24), start);
  const after = text.slice(end, end + 16);
  if (
    /^\s*(?:less|lower|fewer|cheaper)\b/i.test(after) ||
    /\b(?:cut|reduce|lower|drop)\w*\s+(?:it|that|\w+)?\s*by\s+\$?$/i.test(before) ||
    /\b(?:falls?|(?:go|goes|come|comes) down)\s+by\s+\$?$/i.test(before)
  )
    return -1;
  if (/^\s*(?:more|extra|higher|on top|(?:pay )?(?:raise|rise)|bonus)\b/i.test(after)) return 1;
  return /\b(?:another|additional|extra|(?:a )?(?:pay )?raise of|on top of (?:that|it)|increase\w*\s+(?:it|that)?\s*by|raise\w*\s+(?:it|that)?\s*by|more by|(?:rises?|(?:go|goes) up|climbs?|jumps?) by)\s+\$?$/i.test(
    before,
  )
    ? 1
    : 0;
}

/** Whose income the number behind it is. */
export const spouse =
  /\b(?:wife|husband|spouse|partner)(?:['’]?s| makes| making| earns| earning| brings in)(?: income| salary)?\s+$/i;
const takenAway =
  /\b(?:los(?:e|es|ing|t)|without|minus|less|not|\w+n['’]t|dont|didnt|no longer|stop\w*|exclud\w+|except|subtract\w*|drop\w*|remov\w+|ignor\w+)(?:\s+\w+){0,2}\s+$/i;
const nothingElse =
  /^(?:\s*(?:(?:a|per|each|\/) ?(?:year|yr)|annually|income|salary|pay|wages|more|extra|too|also|as well|on top|added|included))*\s*(?:$|[,.;:?!)]|(?:and|but|how|what|can|could|would)\b)/i;

const fallsAway =
  /^\s*(?:(?:goes|went|falls) away|(?:is|was) gone|disappear\w*|stop\w*|ends?|(?:isn['’]?t|is not|wasn['’]?t) (?:there|counted|included)|(?:less|lower)(?=\s*(?:$|[,.;:?!)])))/i;

/** What a second income does to the first: "with my wife's 60k", "without it"; 0 where it takes its place, undefined where that is doubtful. */
export function stepOfSpouse(text: string, start: number, end: number): 1 | -1 | 0 | undefined {
  const before = text.slice(Math.max(0, start - 80), start).replace(spouse, '');
  const after = text.slice(end, end + 40);
  if (/\bof (?:that|it|this|which)\b/i.test(after)) return undefined;
  if (/^\s*instead\b/i.test(after)) return 0;
  if (fallsAway.test(after)) return -1;
  if (!nothingElse.test(after)) return undefined;
  return takenAway.test(before) ? -1 : 1;
}
