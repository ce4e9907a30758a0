import type { Fields } from '#advisor/calculators/define/fields.ts';

const joint = String.raw`(?:, ?(?:and |& ?)?| and | ?& ?)`;
/** Neither a part of "9.5", "10,000" or "12%" nor a number of years from now. */
const anAge = String.raw`\d{1,2}(?!\d|%|\.\d|,\d{3}\b| ?(?:k|months?|(?:years?|yrs?)(?![- ]old))\b)`;
/** No child is left over at the end of the list, nor one that is told in months: "5, 8 and 18 months". */
const agesTold = new RegExp(
  String.raw`\b(?:kids?|children|sons?|daughters?)\b(?: are)?[:,]? ?\(?(?:ages? |aged )?(${anAge}(?:${joint}${anAge})+)(?!${joint}${anAge}|,? (?:and|&) \d{1,2} ?months?\b)`,
  'i',
);
/** From here on there is no child tax credit; from there on nobody knows whether it is a dependent still. */
const grown = 17;
const onTheirOwn = 19;

/** "3 kids 2, 5, 17": two children for the child tax credit and another dependent, and no numbers of children. */
export function countByAges(
  fields: Fields,
  question: string,
  input: Record<string, unknown>,
  said: Record<string, { words: string; start: number }>,
): void {
  const told = 'children' in fields ? agesTold.exec(question) : null;
  if (!told) return;
  const [words, list = ''] = told;
  const ages = list.match(/\d+/g)!.map(Number);
  const start = told.index + words.length - list.length;
  const isCounted = said.children !== undefined && said.children.start < start;
  if (ages.some((age) => age > 26) || (isCounted && input.children !== ages.length)) return;
  const older = 'other_dependents' in fields ? ages.filter((age) => age >= grown) : [];
  input.children = ages.length - older.length;
  said.children = { words: list, start };
  const dependents = older.filter((age) => age < onTheirOwn).length;
  if (dependents === 0 || 'other_dependents' in input) return;
  input.other_dependents = dependents;
  said.other_dependents = { words: list, start };
}
