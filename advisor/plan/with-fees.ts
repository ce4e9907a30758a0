import type { Fields } from '#advisor/calculators/define/fields.ts';
import type { Mention } from '#advisor/understand/mention.ts';

const ofAdviser = /\b(?:advis[eo]rs?|advisory|manage(?:r|ment)|wrap|aum|planner)\b/i;
const ofFunds = /\b(?:funds?|etfs?|expense ratios?)\b/i;
const joint = /\s(?:and|plus|\+|&)\s/i;
/** Words that hold two things against each other. */
const comparing = /\b(?:vs\.?|versus|or|instead|rather|than|compar\w*|between|difference)\b/i;
/** What a fund brings in is no fee. */
const earning = /\b(?:return|earn|grow|yield|gain|made|make)/i;
const highestFee = 3;
const reach = 30;

/** For a calculator that compares fees: what an adviser takes comes on top of what the funds cost. */
export function withFees(fields: Fields, mentions: readonly Mention[], text: string): readonly Mention[] {
  if (!('fee' in fields && 'other_fee' in fields)) return mentions;
  const at = mentions.findIndex((one, index) => areFeesOfBoth(mentions, one, index, text));
  const [one, next] = mentions.slice(at, at + 2);
  if (at === -1 || !one || !next) return mentions;
  const together = {
    ...one,
    value: Number((one.value + next.value).toFixed(6)),
    end: next.end,
    said: text.slice(one.start, next.end),
  };
  return mentions.toSpliced(at, 2, together);
}

function areFeesOfBoth(mentions: readonly Mention[], one: Mention, at: number, text: string): boolean {
  const next = mentions[at + 1];
  if (one.kind !== 'rate' || next?.kind !== 'rate') return false;
  if (one.value > highestFee || next.value > highestFee) return false;
  const between = text.slice(one.end, next.start);
  const [behindOne, beforeNext, ...more] = ` ${between} `.split(joint);
  if (beforeNext === undefined || more.length > 0 || comparing.test(between)) return false;
  const before = text.slice(Math.max(mentions[at - 1]?.end ?? 0, one.start - reach), one.start);
  const behind = text.slice(next.end, Math.min(mentions[at + 2]?.start ?? Infinity, next.end + reach));
  const [ofOne, ofNext] = [before + behindOne!, beforeNext + behind.split(comparing)[0]!];
  const areBoth =
    (ofAdviser.test(ofOne) && ofFunds.test(ofNext)) || (ofFunds.test(ofOne) && ofAdviser.test(ofNext));
  return areBoth && !earning.test(ofOne + ofNext) && !comparing.test(text.slice(0, one.start));
}
