import type { Quantity } from '#advisor/reader/quantities/quantity.ts';

/** What may stand between an amount and what it is in: "invested in my", "left on the". */
const lead =
  /^\s*(?:(?:invested|saved|held|sitting|left|owed|due|worth)\s+)?(?:(?:in|on|of|to)\s+)?(?:(?:my|our|his|her|their|the|a|an|some)\s+)*/iu;

/** Words that are no part of a name for a thing: where one comes, the name has ended. */
const ends = new Set(
  (
    'a an the my our his her their your this that these those which who it its i we you they he she me ' +
    'in on of to at for from by with without into over under about between until till per as than like after before ' +
    'and or but plus so then because if when while where how what why ' +
    'is are was were be been has have had do does did can could should would will may might must not no ' +
    'want need owe pay pays paid put get got earn earns make makes save keep hold buy sell go goes cost costs ' +
    'left due owed total now today right currently already still also each both all more less most just only too ' +
    'month months monthly year years yearly annual annually week weeks weekly day days bucks dollars grand percent apr interest'
  ).split(' '),
);

const mostWords = 3;
const longest = 30;

/** What a person calls the thing that an amount is in: "$40,000 in index funds". */
export function nounBeside(text: string, { end }: Pick<Quantity, 'end'>): string | undefined {
  // Where everything is in capital letters, so would the answer be.
  if (!/\p{Ll}/u.test(text)) return undefined;
  const behind = text.slice(end).replace(lead, '');
  const [run = ''] = /^(?:\p{L}[\p{L}’'&-]*(?: (?=\p{L}))?)+/u.exec(behind) ?? [];
  const words = run.trim().split(' ');
  const stop = words.findIndex((word) => ends.has(word.toLowerCase()));
  const noun = (stop === -1 ? words : words.slice(0, stop)).join(' ');
  const count = noun === '' ? 0 : noun.split(' ').length;
  return count === 0 || count > mostWords || noun.length > longest ? undefined : noun;
}
