import { aboutField, type Fields } from '#advisor/calculators/define/fields.ts';
import { timesAYear, type Mention } from '#advisor/understand/mention.ts';
import { clearlyNamed, nearness } from '#advisor/understand/nearness.ts';
import type { Sentence } from '#advisor/understand/sentence.ts';

const monthsPerYear = 12;
/** No single expense of a month is as much: what is larger is owed, or saved. */
const mostMonthly = 10_000;

/** "Rent 1850, food 600, car 420": where a field has parts, several that are named are one amount, their sum. */
export function joinParts(
  fields: Fields,
  mentions: readonly Mention[],
  sentence: Sentence,
): readonly Mention[] {
  const whole = Object.entries(fields).find(([, field]) => aboutField(field)?.parts);
  const about = whole && aboutField(whole[1]);
  if (!whole || !about?.parts) return mentions;
  const isPart = partNamedBy(about.parts.join('|'), sentence.text);
  const parts = mentions.filter((mention) => isExpense(mention) && isPart(mention));
  const [first] = parts;
  // Who tells all of it besides has counted the parts already.
  const isTold = mentions.some(
    (mention) =>
      !parts.includes(mention) &&
      isExpense(mention) &&
      nearness(about, sentence, mention, mentions) >= clearlyNamed,
  );
  if (!first || parts.length < 2 || isTold) return mentions;
  const { to: _, ...one } = first;
  const sum: Mention = {
    ...one,
    kind: 'money',
    per: 'month',
    value: parts.reduce((total, part) => total + aMonth(part), 0),
    said: parts.map(({ said }) => said).join(', '),
    field: whole[0],
  };
  return mentions.flatMap((mention) =>
    mention === first ? [sum] : parts.includes(mention) ? [] : [mention],
  );
}

/** A word between two numbers is that of the one which a comma leaves it to; without any it is nobody's. */
function partNamedBy(names: string, text: string) {
  const before = new RegExp(
    String.raw`(?<!\d\s*)\b(?:${names})(?:\s+(?:is|are|costs?|runs?|about|around|of|payments?|bills?)\b)*:?\s*$`,
    'i',
  );
  const behind = new RegExp(
    String.raw`^\s*(?:(?:for|on|in|of)\s+)?(?:(?:the|my|our|a)\s+)?(?:${names})\b(?!\s*(?:balances?|debts?|(?:(?:is|are|of)\s+)?\$?\d))`,
    'i',
  );
  const isOwed = /\bowe[sd]?\s+(?:\w+\s+)?$/i;
  return ({ start, end }: Mention) =>
    !isOwed.test(text.slice(Math.max(0, start - reach), start)) &&
    (before.test(text.slice(Math.max(0, start - reach), start)) || behind.test(text.slice(end, end + reach)));
}

/** The longest name with the words around it. */
const reach = 40;

function isExpense(mention: Mention): boolean {
  const isAmount = mention.kind === 'money' || mention.kind === 'number';
  return isAmount && mention.value > 0 && mention.per !== 'hour' && aMonth(mention) < mostMonthly;
}

function aMonth({ value, per }: Mention): number {
  return per ? (value * timesAYear[per]) / monthsPerYear : value;
}
