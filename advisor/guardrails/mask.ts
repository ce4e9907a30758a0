/** What was taken out of a text before it went anywhere. */
export interface Masked {
  text: string;
  /** How many of each kind, so that the user can be told. */
  found: { ssn: number; card: number; account: number };
}

export const markers = {
  ssn: '[REDACTED SSN]',
  card: '[REDACTED CARD]',
  account: '[REDACTED ACCOUNT]',
} as const;

/** Any script's digits count; whoever writes them in another one means the same. */
const digit = String.raw`\p{Nd}`;
const notPartOfMore = {
  before: String.raw`(?<![\p{L}\p{Nd}])(?<!\p{Nd}[.,\-])`,
  after: String.raw`(?![\p{L}\p{Nd}])(?![.,\-]\p{Nd})`,
};

const card = new RegExp(
  `${notPartOfMore.before}${digit}{4}(?:[ \\-.]?${digit}{4}){3}${notPartOfMore.after}`,
  'gu',
);
const ssn = new RegExp(
  `${notPartOfMore.before}${digit}{3}[\\- .–]${digit}{2}[\\- .–]${digit}{4}${notPartOfMore.after}`,
  'gu',
);
const account = new RegExp(`${notPartOfMore.before}${digit}{9,12}${notPartOfMore.after}`, 'gu');

/** An amount of money is not an account number, however long. */
const moneyBefore = /(?:[$€£¥]|\busd|\beur)\s*$/iu;
const moneyAfter = /^\s*(?:dollars?|bucks|usd|euros?)(?![\p{L}])/iu;
/** How far from a number its currency is looked for, in characters; more would make many numbers slow to read. */
const currencyReach = 16;

/**
 * Takes out what nobody should send to anybody: numbers of cards, of accounts and of social security. It runs in the
 * browser before anything leaves it, and on the server once more, which trusts nobody.
 */
export function maskPrivate(text: string): Masked {
  const found = { ssn: 0, card: 0, account: 0 };
  const replaceIn = (source: string, pattern: RegExp, kind: keyof typeof found) =>
    source.replace(pattern, (match, offset: number) => {
      const end = offset + match.length;
      const isMoney =
        moneyBefore.test(source.slice(Math.max(0, offset - currencyReach), offset)) ||
        moneyAfter.test(source.slice(end, end + currencyReach));
      if (isMoney) return match;
      found[kind] += 1;
      return markers[kind];
    });
  // The longest first: a card's digits are not three accounts.
  const withoutCards = replaceIn(text, card, 'card');
  const withoutSsns = replaceIn(withoutCards, ssn, 'ssn');
  return { text: replaceIn(withoutSsns, account, 'account'), found };
}
