import { aboutField, type Fields } from '#advisor/calculators/define/fields.ts';
import type { Mention } from '#advisor/understand/mention.ts';

const atPrice =
  /^\s*(?:shares?|units?)(?:\s+(?:of|in)\s+[\p{L}&'’ ]{1,25}?)?,?\s+(?:(?:vest(?:ed|ing)?|trading|priced|valued|worth|selling|when (?:it|they|the (?:stock|price))(?:['’]s| is| are| was| were)?)\s+)?(?:at|@|for)?\s*(?:a (?:price|value) of\s*)?$/iu;
const eachBehind =
  /^\s*(?:(?:dollars|bucks)\s+)?(?:each|apiece|a share|per share|a piece|\/\s?share|\/sh)\b/i;

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
  for (const mention of mentions) {
    const last = joined.at(-1);
    const between = last ? text.slice(last.end, mention.start) : '';
    const isPrice =
      mention.kind === 'money' || (mention.kind === 'number' && eachBehind.test(text.slice(mention.end)));
    if (last?.kind === 'number' && isPrice && mention.per === undefined && atPrice.test(between)) {
      joined[joined.length - 1] = {
        ...mention,
        kind: 'money',
        value: last.value * mention.value,
        start: last.start,
        said: text.slice(last.start, mention.end),
      };
    } else joined.push(mention);
  }
  return joined.length === mentions.length ? mentions : joined;
}
