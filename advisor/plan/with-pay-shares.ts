import { aboutField, type Fields } from '#advisor/calculators/define/fields.ts';
import type { Mention } from '#advisor/understand/mention.ts';

const paid = /\b(?:salary|income|earn(?:ing|s)?|mak(?:e|es|ing)|paid|pay)(?: (?:of|is|about|around))*\s+$/i;
const paidBehind = /^\s+(?:a year\s+)?(?:salary|income)\b/i;
const ofPay = /^\s+of\s+(?:my\s+|a\s+)?$/i;
const put = /\b(?:sav(?:e|ing)|put(?:ting)?(?: in)?|contribut(?:e|ing)|invest(?:ing)?|defer(?:ring)?)\s+$/i;
const ofPayBehind = /^\s+of\s+(?:my\s+|our\s+)?(?:salary|pay|income|gross)\b/i;
/** "10% to my 401(k)": of what, needs no saying. */
const intoPlan =
  /^\s+(?:in)?to\s+(?:my\s+|our\s+|a\s+|the\s+)?(?:401|403|457|tsp\b|ira\b|roth\b|retirement\b)/i;
const added =
  /\b(?:employer|company|work|boss|job|they)\s+(?:also\s+)?(?:adds?|puts? in|contributes?|kicks in|gives|match(?:es)?)\s+(?:a flat\s+)?$/i;
const match = /^\s+(?:employer\s+|company\s+|401\(?k\)?\s+)?match(?:ing)?\b/i;
/** Half of what somebody puts in, up to a limit, is another sum. */
const byFormula =
  /^[^.;?!]{0,40}\b(?:up to|of the first|on the first|of (?:what|my contributions?)|on the dollar)\b/i;
/** Nobody is given more than that for nothing. */
const mostAdded = 15;

/**
 * For a calculator of deposits that asks for no pay: "10% of 70k", and "a 4% match" on it, are amounts of a year. What
 * they are shares of is no deposit itself. For one of the match, "a 4% match" is all of the first 4% of pay.
 */
export function withPayShares(
  fields: Fields,
  mentions: readonly Mention[],
  text: string,
): readonly Mention[] {
  if ('match_limit' in fields) return mentions.flatMap((mention) => asMatch(mention, text));
  const takesMatch = Object.values(fields).some((field) => {
    const about = aboutField(field);
    return about?.unit === 'usd_per_month' && about.cues.includes('match');
  });
  const pay = takesMatch ? mentions.find((_, at) => isPay(mentions, at, text)) : undefined;
  if (!pay) return mentions;
  const shares = mentions.filter((mention) => isFlatMatch(mention, text) || isPutAside(mention, pay, text));
  if (shares.length === 0) return mentions;
  return mentions
    .filter((mention) => mention !== pay)
    .map((mention) =>
      shares.includes(mention)
        ? { ...mention, kind: 'money', value: (mention.value / 100) * pay.value, per: 'year' }
        : mention,
    );
}

function around({ start, end }: Mention, text: string): readonly [before: string, behind: string] {
  return [text.slice(Math.max(0, start - 40), start), text.slice(end, end + 60)];
}

function isPay(mentions: readonly Mention[], at: number, text: string): boolean {
  const [last, mention] = [mentions[at - 1], mentions[at]!];
  if (mention.kind !== 'money' || (mention.per !== undefined && mention.per !== 'year')) return false;
  const [before, behind] = around(mention, text);
  const isWhole = last?.kind === 'rate' && ofPay.test(text.slice(last.end, mention.start));
  return isWhole || paid.test(before) || paidBehind.test(behind);
}

function isPutAside(mention: Mention, pay: Mention, text: string): boolean {
  const [before, behind] = around(mention, text);
  const isOfPay =
    ofPayBehind.test(behind) || intoPlan.test(behind) || ofPay.test(text.slice(mention.end, pay.start));
  return mention.kind === 'rate' && isOfPay && put.test(before);
}

function isFlatMatch(mention: Mention, text: string): boolean {
  const [before, behind] = around(mention, text);
  const isFlat = mention.kind === 'rate' && mention.value <= mostAdded && !byFormula.test(behind);
  return isFlat && (added.test(before) || match.test(behind));
}

function asMatch(mention: Mention, text: string): Mention[] {
  if (!isFlatMatch(mention, text)) return [mention];
  return [
    { ...mention, field: 'match_limit' },
    { ...mention, value: 100, field: 'match_percent' },
  ];
}
