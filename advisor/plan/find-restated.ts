import type { FilledSlots } from '#advisor/understand/fill-slots.ts';
import type { Mention } from '#advisor/understand/mention.ts';

export interface Restated {
  /** What is told once more, and so is not left over. */
  again: readonly Mention[];
  /** The fields that were filled from the second case alone. */
  added: readonly string[];
}

const versus = /\b(?:or|vs\.?|versus|against|instead of|rather than|compared (?:to|with))(?=\s)/gi;
/** "Or with a salary of 95k": what may stand before the second case; "or not" and "or less" begin none. */
const rightBehind = /^\s+(?!(?:not|no|low|less|more|high|so|what|is|are|do|does)\b)(?:[\w'’]+\s+){0,4}$/i;

/** So few words are not longer, in characters. */
const farthest = 120;

/** "95k wages vs 95k wages with 10k in a 401(k)": the second case tells the first once more, and adds to it. */
export function findRestated(
  { text, mentions }: { text: string; mentions: readonly Mention[] },
  { said, unused }: FilledSlots,
): Restated | undefined {
  const left = new Set(unused);
  const used = mentions.filter((mention) => !left.has(mention));
  const ends = Array.from(text.matchAll(/[.?!;](?=\s)/g), ({ index }) => index);
  for (const { index, 0: joint } of text.matchAll(versus)) {
    const behind = index + joint.length;
    const follows = mentions.some(
      ({ start }) =>
        start > index && start - behind < farthest && rightBehind.test(text.slice(behind, start)),
    );
    if (!follows) continue;
    const [first, last] = [ends.findLast((end) => end < index - 1) ?? -1, ends.find((end) => end >= behind)];
    const inSentence = ({ start }: { start: number }) =>
      start < index ? start > first : last === undefined || start < last + 2;
    const twinOf = (one: Mention, others: readonly Mention[]) =>
      others.find(
        (other) => isSame(one, other) && one.start < index !== other.start < index && inSentence(other),
      );
    const again = unused.filter((mention) => inSentence(mention) && twinOf(mention, used));
    const begins = again.some((mention) => {
      const { start } = [mention, twinOf(mention, used)!].find((one) => one.start > index)!;
      return rightBehind.test(text.slice(behind, start));
    });
    if (!begins) continue;
    const shared = again.map((mention) => twinOf(mention, used)!.start);
    const added = Object.entries(said).filter(
      ([, one]) => one.start > index && inSentence(one) && !shared.includes(one.start),
    );
    return { again, added: added.map(([field]) => field) };
  }
  return undefined;
}

function isSame(one: Mention, other: Mention): boolean {
  return one.kind === other.kind && one.value === other.value && one.per === other.per;
}
