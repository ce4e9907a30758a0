import { aboutField, type Fields } from '#advisor/calculators/define/fields.ts';
import type { Mention } from '#advisor/understand/mention.ts';

/** The words that fields were filled from, and where they stand. */
type Told = Record<string, { words: string; start: number }>;

/** "Our kids are 4 and 8", "mom of two", "I have a 7-year-old": children that are told of, not counted. */
export function countChildren(
  fields: Fields,
  question: string,
  input: Record<string, unknown>,
  said: Told,
): void {
  if (!('children' in fields) || 'children' in input) return;
  const told = childrenTold.map((pattern) => pattern.exec(question)).find((match) => match !== null);
  if (!told) return;
  const [words, count] = told;
  const named = numberNames[(count ?? '').toLowerCase()];
  input.children = named ?? (words.match(eachChild)?.length || 1);
  said.children = { words, start: told.index };
}

const monthsOfAYear = 12;

/** What is told of once and not counted: "we have a toddler", "within a year". */
export function countOnes(
  fields: Fields,
  question: string,
  input: Record<string, unknown>,
  said: Told,
): void {
  for (const [name, field] of Object.entries(fields)) {
    const about = aboutField(field);
    const told = name in input ? null : about?.ones?.exec(question);
    if (!told) continue;
    input[name] = about?.unit === 'months' ? monthsOfAYear : 1;
    said[name] = { words: told[0], start: told.index };
  }
}

/** The ages that children were counted by are used up by that. */
export function isTold(children: Told[string] | undefined, { start }: Mention): boolean {
  return children !== undefined && start >= children.start && start < children.start + children.words.length;
}

const numberNames: Record<string, number> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  '2': 2,
  '3': 3,
  '4': 4,
  '5': 5,
};
const people = String.raw`(?:special needs |\w+ )?(?:sons?|daughters?|kid|child|boy|girl|twins?|toddler|baby|teen(?:ager)?|(?:step|grand|god)(?:son|daughter|child)|nephew|niece|dependent)`;
/** What may stand behind a child's age and names nothing. */
const noName = [
  'and|or|but|so|plus|too|who|whom|whose|that|with|without|at|in|on|from|to|for|as|by|of|if|when|while|because|since|until|what|how|which|where',
  'i|im|we|he|she|they|you|my|our|his|her|the|this|now|here|there|single|married|filing|head of|household|wages|salary|mom|dad|mother|father|parent',
  'just|also|still|already|is|isn|was|wasn|has|hasn|had|does|doesn|did|didn|will|won|would|can|could|should|may|might|must|born|named|called',
  'turns|turned|turning|lives|lived|living|goes|went|going|starts|started|starting|attends|attended|attending|enters|entered|entering|stays|stayed|staying',
  'needs|needed|needing|wants|wanted|gets|got|getting|takes|took|taking|makes|made|making|earns|earned|earning|works|worked|working|receives|received|receiving',
  'likes|loves|plays|sleeps|costs|counts|qualifies|moved|finished|graduated|enrolled|claiming',
  'last (?:year|month|week|summer|fall|spring|winter)|recently|together|full time|all year|alone|please|thanks|then|today',
].join('|');
/** Anything else may be a thing that is as old as a child. */
const things = String.raw`(?!(?:${people}|${noName})\b)[a-z]+|40[13]\(?[kb]|529`;
/** Of those words the ones that stand before things as well: "single family home", "living room set". */
const kindsOfThings = 'single|living';

const own = '(?:a|an|one|our|my)';
const joint = '(?:,? (?:and|&|plus) |, )';
const age = String.raw`(?:\d|1[0-6])`;
/** A motorcycle may be as old. */
const old = String.raw`[- ]old\b(?! (?:(?:${kindsOfThings}) )?(?:${things})s?\b)`;
const yearsOld = String.raw`[- ]years?${old}`;
const called = String.raw`(?: (?:foster )?(?:son|daughter|boy|girl|kid|child)\b)?`;
/** "A 7-year-old", and the 4 of "a 4 and a 7 year old". */
const aged = String.raw`(?:${own} )?${age}(?:${yearsOld}${called}|(?=(?:${joint}(?:${own} )?${age}){1,3}${yearsOld}))`;
/** One that is not born yet counts for nothing. */
const small = String.raw`${own} (?:(?:baby|newborn|infant|toddler)\b(?!['’]s| on the way| due\b| coming\b)|\d{1,2}[- ]months?${old})${called}`;
const further = `(?:${joint}(?:${aged}|${small}))`;
const eachChild = /\d+|\b(?:baby|newborn|infant|toddler)\b/gi;

const childrenTold = [
  /\b(?:mom|dad|mother|father|parents?) of (two|three|four|five|[2-5])\b/i,
  /\b(?:kids?|children|sons?|daughters?)\b[^.?!\d]{0,12}?\(?(?:ages?|aged)?\s*\d{1,2}(?:\s*(?:,|and|&)\s*\d{1,2})+/i,
  // Whoever asks may be as old.
  new RegExp(
    String.raw`(?<!\b(?:i['’]?m|i am|as) )\b(?:(?=${own} )${aged}${further}*|${small}${further}+)`,
    'i',
  ),
];
