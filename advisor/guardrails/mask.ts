/** What was taken out of a text before it went anywhere. */
interface Masked {
  text: string;
  /** How many of each kind, so that the user can be told. */
  found: { ssn: number; card: number; account: number };
}

export const markers = {
  ssn: '[REDACTED SSN]',
  card: '[REDACTED CARD]',
  account: '[REDACTED ACCOUNT]',
} as const;

/** Digits of every script count, because they mean the same. */
const digit = String.raw`\p{Nd}`;
/** A point makes it a decimal number; a comma or a hyphen only stands between two numbers. */
const notPartOfMore = {
  before: String.raw`(?<![\p{L}\p{Nd}])(?<!\p{Nd}\.)`,
  after: String.raw`(?![\p{L}\p{Nd}])(?!\.\p{Nd})`,
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
const currencyBefore = /(?:[$€£¥]|\busd|\beur)\s*$/iu;
const currencyAfter = /^\s*(?:dollars?|bucks|usd|euros?)(?![\p{L}])/iu;
/** Hardly any account number is that round. */
const isRound = /^[1-9]\d*0{5}$/u;
const amountAfter =
  /^\s+(?:saved|invested|a (?:year|month)|per (?:year|month)|in (?:(?:my|our|a|an|the) )?(?:savings|cash|stocks|bonds|funds|assets|debts?|income|investments|401\(?k|iras?\b|roth\b))/iu;
const accountBefore =
  /\b(?:account|acct|a\/c|routing|aba|iban|card|member|policy|number|no)\b[\s:.#=]*(?:(?:number|no|num|is|ending in)\b[\s:.#=]*)*$/iu;
const rowOfTens = /^[1-9]\d\d0(?: [1-9]\d\d0){3}$/u;
const cardWords = /\b(?:cards?|visa|mastercard|amex|debit|credit|exp|cvv)\b/iu;
/** How far from a number its words are looked for, in characters; more would make many numbers slow to read. */
const reach = 32;

interface Surroundings {
  before: string;
  after: string;
}

const hasCurrency = ({ before, after }: Surroundings) =>
  currencyBefore.test(before) || currencyAfter.test(after);

/** What reads as an amount without a currency, unless it is called an account. */
const isAmount = (number: string, { before, after }: Surroundings) =>
  !accountBefore.test(before) && (isRound.test(number) || amountAfter.test(after));

/** Pay of several months, "3300 2800 5100 4000": no valid card number, and no word about a card beside it. */
const isRowOfPay = (number: string, { before, after }: Surroundings) =>
  rowOfTens.test(number) && !hasCheckDigit(number) && !cardWords.test(before) && !cardWords.test(after);

/** Whether the last digit is the check digit of a card number (Luhn). */
function hasCheckDigit(number: string): boolean {
  const digits = Array.from(number.replaceAll(' ', ''), Number).toReversed();
  const sum = digits.reduce((total, value, at) => {
    const counted = at % 2 === 0 ? value : 2 * value;
    return total + (counted > 9 ? counted - 9 : counted);
  }, 0);
  return sum % 10 === 0;
}

/**
 * Takes out what nobody should send to anybody: numbers of cards, of accounts and of social security. It runs in the
 * browser before anything leaves it, and on the server once more, which trusts nobody.
 */
export function maskPrivate(text: string): Masked {
  const found = { ssn: 0, card: 0, account: 0 };
  const replaceIn = (source: string, pattern: RegExp, kind: keyof typeof found) =>
    source.replace(pattern, (match, offset: number) => {
      const end = offset + match.length;
      const around = {
        before: source.slice(Math.max(0, offset - reach), offset),
        after: source.slice(end, end + reach),
      };
      if (hasCurrency(around) || (kind === 'account' && isAmount(match, around))) return match;
      if (kind === 'card' && isRowOfPay(match, around)) return match;
      found[kind] += 1;
      return markers[kind];
    });
  // The longest first: a card's digits are not three accounts.
  const withoutCards = replaceIn(text, card, 'card');
  const withoutSsns = replaceIn(withoutCards, ssn, 'ssn');
  return { text: replaceIn(withoutSsns, account, 'account'), found };
}
