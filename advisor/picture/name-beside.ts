import { nounBeside } from '#advisor/picture/noun-beside.ts';
import type { Quantity } from '#advisor/reader/quantities/quantity.ts';
import type { ThingKind } from '#advisor/reader/roles.ts';

/** Lenders and cards as they are spelled: people write them without a capital letter, or begin a sentence with them. */
const lenders = [
  'Visa',
  'Mastercard',
  'Amex',
  'American Express',
  'Discover',
  'Chase',
  'Citi',
  'Citibank',
  'Capital One',
  'Bank of America',
  'Wells Fargo',
  'Synchrony',
  'Barclays',
  'Navy Federal',
  'USAA',
  'SoFi',
  'Upstart',
  'LendingClub',
  'Affirm',
  'Klarna',
  'PayPal',
  'CareCredit',
  'Navient',
  'Nelnet',
  'MOHELA',
  'Sallie Mae',
  'Aidvantage',
  'Edfinancial',
  'Great Lakes',
];
const spelling = new Map(lenders.map((name) => [name.toLowerCase(), name]));
const anyLender = lenders.join('|').replaceAll(' ', String.raw`\s+`);

const lenderBefore = new RegExp(
  String.raw`(?<![\p{L}\d])(${anyLender})(?:\s+(?:credit\s+card|card|(?:student\s+)?loan))?(?:\s+balance)?\s*(?:[:=–—-]|\bis|\bof|\bwith|\bhas)?\s*$`,
  'iu',
);
const after = String.raw`^\s+(?:(?:owed|left|due)\s+)?`;
const lenderAfter = new RegExp(
  String.raw`${after}(?:(?:on|to|with|at|from)\s+)?(?:(?:my|our|the|a|an|his|her)\s+)?(${anyLender})(?![\p{L}\d])`,
  'iu',
);
/** "On my Honda", "to Grandma": a capital letter within a sentence. */
const nameAfter = new RegExp(
  String.raw`${after}(?:on\s+(?:my|our|his|her|the)|to(?:\s+my)?|with)\s+(\p{Lu}[\p{L}’'-]{1,19})(?![\p{L}\d])`,
  'u',
);
/** What some people capitalize, and is no name. */
const noNames =
  /^(?:i|we|it|credit|debit|store|cards?|loans?|student|car|auto|truck|house|home|mortgage|heloc|line|personal|medical|federal|private|parent|plus|tax(?:es)?|apr|debts?|balance)$/i;

/** What a person calls the thing that a number is about, where a name stands right beside the number: "$4,000 on my Visa". */
function nameBeside(text: string, { start, end }: Pick<Quantity, 'start' | 'end'>): string | undefined {
  const [before, behind] = [text.slice(0, start), text.slice(end)];
  const lender = (lenderAfter.exec(behind) ?? lenderBefore.exec(before))?.[1];
  if (lender) return spelling.get(lender.toLowerCase().replaceAll(/\s+/g, ' '));
  // Where everything is in capital letters they say nothing.
  if (!/\p{Ll}/u.test(text)) return undefined;
  const name = nameAfter.exec(behind)?.[1];
  return name && !noNames.test(name) ? name : undefined;
}

/** What a debt of a kind is called, and the words by which a message says so: a kind alone may be guessed from a rate. */
const kinds: Readonly<Partial<Record<ThingKind, readonly [called: string, said: RegExp]>>> = {
  card: ['credit card', /\bcards?\b/i],
  car: ['car loan', /\b(?:car|auto|truck|vehicle)\b/i],
  student: ['student loan', /\bstudent\b/i],
  mortgage: ['mortgage', /\bmortgage\b/i],
  heloc: ['home equity line', /\b(?:heloc|home equity)\b/i],
  personal: ['personal loan', /\bpersonal\b/i],
  medical: ['medical bill', /\b(?:medical|hospital|doctor|dental)\b/i],
  tax: ['tax debt', /\b(?:tax|taxes|irs)\b/i],
  business: ['business loan', /\bbusiness\b/i],
};

/** What a person calls a debt: by its name, or else by their words for its kind. */
export function debtName(
  text: string,
  debt: Pick<Quantity, 'start' | 'end'> & { kind: ThingKind },
): string | undefined {
  const [called, said] = kinds[debt.kind] ?? [];
  const name = nameBeside(text, debt);
  if (name !== undefined || !said?.test(text)) return name;
  const noun = nounBeside(text, debt);
  return noun && said.test(noun) ? noun : called;
}

/** What a person calls a holding, where that is another word than the one for its kind. */
export function holdingName(
  text: string,
  holding: Pick<Quantity, 'start' | 'end'> & { kind: ThingKind },
): string | undefined {
  const noun = nounBeside(text, holding);
  return holding.kind === 'none' || noun?.toLowerCase().replace(/s$/, '') === holding.kind.replace(/s$/, '')
    ? undefined
    : noun;
}

const planNames = ['PPO', 'HMO', 'EPO', 'POS', 'HDHP', 'Bronze', 'Silver', 'Gold', 'Platinum'];
const planSpelling = new Map(planNames.map((name) => [name.toLowerCase(), name]));
const lettered = String.raw`(?:offer|job|company|plan|option)\s+[a-d](?![\p{L}\d])`;
const anyCase = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${lettered}|(?:${planNames.join('|')})(?![\p{L}\d]))`,
  'giu',
);
/** So far from a number the name of what it belongs to may stand, within one clause. */
const nearby = 30;

/** What a person calls one of several plans or offers, for the words of an answer: "PPO", "Offer B". */
export function caseName(text: string, { start, end }: Pick<Quantity, 'start' | 'end'>): string | undefined {
  const before =
    text
      .slice(Math.max(0, start - nearby), start)
      .split(/[.,;?\d]/)
      .at(-1) ?? '';
  const behind = text.slice(end, end + nearby).split(/[.,;?\d]/)[0] ?? '';
  const name = before.match(anyCase)?.at(-1) ?? behind.match(anyCase)?.[0];
  if (name === undefined) return undefined;
  const [word = '', letter] = name.toLowerCase().split(/\s+/);
  if (letter === undefined) return planSpelling.get(word);
  return `${word.charAt(0).toUpperCase()}${word.slice(1)} ${letter.toUpperCase()}`;
}
