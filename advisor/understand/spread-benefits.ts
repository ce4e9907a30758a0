import type { Mention } from '#advisor/understand/mention.ts';

/** No benefit of a month is larger; what is more was told of a year. */
const mostMonthly = 5500;
const leastMonthly = 100;

const names = String.raw`(ss|ssa|social security|pension)\b(?!\s+(?:tax|wage|credit|number|limit|withh))`;
const behind = new RegExp(String.raw`^\s+(?:from\s+|of\s+)?(?:my\s+|our\s+|his\s+|her\s+)?${names}`, 'i');
const before = new RegExp(
  String.raw`\b${names}(?:\s+(?:benefits?|checks?|income|is|are|of|will|would|be|pays?|paying|covers?|gives?|brings?|me|us|about|around))*[\s:]+$`,
  'i',
);

/** "2050 from SS", "a pension of 2000": no year. */
const amountOf = /^\s+from\b|\b(?:of|pays?)\s+$/i;

/** "Spend 5,500 a month and get 2,100 from SS": Social Security is told by the month; a pension where the rest is. */
export function spreadBenefits(mentions: readonly Mention[], text: string): Mention[] {
  const monthly = mentions.some(({ per }) => per === 'month');
  return mentions.map((mention) => {
    const { kind, value, per, start, end } = mention;
    const [ahead, rest] = [text.slice(Math.max(0, start - 60), start), text.slice(end, end + 40)];
    const isYear = kind === 'year' && !amountOf.test(ahead) && !amountOf.test(rest);
    const isAmount = (kind === 'money' || kind === 'number' || kind === 'year') && !isYear;
    if (!isAmount || per !== undefined || value < leastMonthly || value > mostMonthly) return mention;
    const name = behind.exec(rest)?.[1] ?? before.exec(ahead)?.[1];
    const isMonthly = name !== undefined && (monthly || name.toLowerCase() !== 'pension');
    return isMonthly ? { ...mention, kind: 'money', per: 'month', benefit: true } : mention;
  });
}
