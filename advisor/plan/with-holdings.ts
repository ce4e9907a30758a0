import { aboutField, type Fields } from '#advisor/calculators/define/fields.ts';
import type { Mention } from '#advisor/understand/mention.ts';

const atPrice =
  /^\s*(?:shares?|units?)(?:\s+(?:of|in)\s+[\p{L}&'’ ]{1,25}?)?,?\s+(?:(?:vest(?:ed|ing)?|trading|priced|valued|worth|selling|(?:(?:that )?(?:i|we) )?(?:bought|purchased|acquired|sold)|when (?:it|they|the (?:stock|price))(?:['’]s| is| are| was| were)?)\s+)?(?:at|@|for)?\s*(?:a (?:price|value) of\s*)?$/iu;
const eachBehind =
  /^\s*(?:(?:dollars|bucks)\s+)?(?:each|apiece|a share|per share|a piece|\/\s?share|\/sh)\b/i;
const perShareBehind = /^\s*(?:a share|per share|\/\s?sh(?:are)?)\b/i;
/** "Sold all at", "and they are now at", "that I bought for". */
const otherPrice =
  /\b(?:sold|sell|selling|bought|buy|buying|purchased|paid|now|currently|today)\b(?:\s+(?:all|half|most|them|it|those|everything|of|now|later|is|are|trading|worth|each|i|the|shares)\b){0,4}\s*(?:at|@|for|worth)?\s*$/i;

/** For a calculator that asks for no number of shares: "100 shares at $80" is an amount of 8,000. */
export function withHoldings(fields: Fields, mentions: readonly Mention[], text: string): readonly Mention[] {
  const asksForPrices = Object.values(fields).some((field) => {
    const about = aboutField(field);
    return (
      about?.unit === 'list' ||
      about?.cues.some((cue) => /^(?:shares?|contracts?|strike|a share|per share)$/.test(cue))
    );
  });
  if (asksForPrices) return mentions;
  const joined: Mention[] = [];
  let held: Held | undefined;
  for (const mention of mentions) {
    const last = joined.at(-1);
    const between = last ? text.slice(last.end, mention.start) : '';
    const isEach = eachBehind.test(text.slice(mention.end));
    if (last?.kind === 'number' && isPrice(mention, between, isEach) && atPrice.test(between)) {
      const isWhole = !isEach && isTotal(mention.value, last.value, between);
      held = isWhole ? undefined : { shares: last.value, price: mention.value };
      joined[joined.length - 1] = {
        ...mention,
        kind: 'money',
        value: isWhole ? mention.value : last.value * mention.value,
        start: last.start,
        said: text.slice(last.start, mention.end),
      };
    } else if (
      held &&
      (isPrice(mention, between, isEach) || (mention.kind === 'number' && /\bnow\s+$/i.test(between))) &&
      (perShareBehind.test(text.slice(mention.end)) || isPriceOf(held, mention.value, between, isEach))
    ) {
      joined.push({ ...mention, kind: 'money', value: held.shares * mention.value });
    } else joined.push(mention);
  }
  return held || joined.length < mentions.length ? joined : mentions;
}

/** How many shares were told of, and what one of them was. */
interface Held {
  shares: number;
  price: number;
}

/** Behind "shares at" a bare number is a price as well, even one that could be an age. */
function isPrice({ kind, per }: Mention, between: string, isEach: boolean): boolean {
  const bare = kind === 'number' || kind === 'age';
  return per === undefined && (kind === 'money' || (bare && (isEach || /(?:\bat|@)\s*$/i.test(between))));
}

/** No more than a few shares cost as much. */
const highestPrice = 1000;
/** For this much a share, what a number of them was sold for is what all of them brought. */
const usualPrice = 5;

/** "300 shares for $12,000", "100 shares worth $25,000": what all of them cost. */
function isTotal(amount: number, shares: number, between: string): boolean {
  if (/\bfor\s*$/i.test(between)) return amount >= highestPrice || amount / shares >= usualPrice;
  return /\b(?:worth|valued at)\s*$/i.test(between) && amount >= highestPrice;
}

/** The longest way to lead to another price. */
const reach = 60;
/** The highest that a price rises or falls to, of what it was. */
const farthest = 20;

/** "Bought 100 shares at $50, sold at $80": of as many; "sold for $8,000" is the amount itself. */
function isPriceOf({ shares, price }: Held, amount: number, between: string, isEach: boolean): boolean {
  if (!otherPrice.test(between.slice(-reach)) || amount <= 0) return false;
  if (isEach) return true;
  const change = Math.abs(Math.log(amount / price));
  if (/(?:\bat|@)\s*$/i.test(between)) return change < Math.log(farthest);
  return change < Math.abs(Math.log(amount / (price * shares)));
}
