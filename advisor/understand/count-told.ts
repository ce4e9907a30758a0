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
  input.children = named ?? (words.match(/\d+/g)?.length || 1);
  said.children = { words, start: told.index };
}

/** What is told of once and not counted: "we have a toddler". */
export function countOnes(
  fields: Fields,
  question: string,
  input: Record<string, unknown>,
  said: Told,
): void {
  for (const [name, field] of Object.entries(fields)) {
    const told = name in input ? null : aboutField(field)?.ones?.exec(question);
    if (!told) continue;
    input[name] = 1;
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
const people = String.raw`(?:\w+ )?(?:sons?|daughters?|kid|child|boy|girl|twins?|toddler|baby|teen(?:ager)?|(?:step|grand|god)(?:son|daughter|child)|nephew|niece|dependent)`;
/** What may stand behind a child's age and names nothing. */
const noName =
  'and|or|but|so|plus|too|who|that|with|without|at|in|on|from|to|for|as|if|when|what|how|which|is|was|has|will|turns|turning|lives|living|goes|going|starts|starting|needs|attends|i|we|he|she|my|our|the|this|now|here|filing|single|married';

const childrenTold = [
  /\b(?:mom|dad|mother|father|parents?) of (two|three|four|five|[2-5])\b/i,
  /\b(?:kids?|children|sons?|daughters?)\b[^.?!\d]{0,12}?\(?(?:ages?|aged)?\s*\d{1,2}(?:\s*(?:,|and|&)\s*\d{1,2})+/i,
  // A motorcycle may be as old, and so may whoever asks.
  new RegExp(
    String.raw`(?<!\b(?:i['’]?m|i am|as) )\b(?:a|an|one|our|my) (?:\d|1[0-6])[- ]years?[- ]old\b(?! (?!(?:${people}|${noName})\b)\p{L})`,
    'iu',
  ),
];
