import type { FilledSlots } from '#advisor/understand/fill-slots.ts';
import type { Mention } from '#advisor/understand/mention.ts';

export interface Restated {
  /** What is told once more, and so is not left over. */
  again: readonly Mention[];
  /** The fields that were filled from the second case alone. */
  added: readonly string[];
}

const versus = /\b(?:or|vs|versus|against|instead of|rather than|compared (?:to|with))\b/gi;

/** "95k wages vs 95k wages with 10k in a 401(k)": the second case tells the first once more, and adds to it. */
export function findRestated(
  { text, mentions }: { text: string; mentions: readonly Mention[] },
  { said, unused }: FilledSlots,
): Restated | undefined {
  const used = mentions.filter((mention) => !unused.includes(mention));
  for (const { index } of text.matchAll(versus)) {
    const twinOf = (one: Mention, others: readonly Mention[]) =>
      others.find((other) => isSame(one, other) && one.start < index !== other.start < index);
    const again = unused.filter((mention) => twinOf(mention, used));
    if (again.length === 0) continue;
    const shared = again.map((mention) => twinOf(mention, used)!.start);
    const added = Object.entries(said).filter(([, { start }]) => start > index && !shared.includes(start));
    return { again, added: added.map(([field]) => field) };
  }
  return undefined;
}

function isSame(one: Mention, other: Mention): boolean {
  return one.kind === other.kind && one.value === other.value && one.per === other.per;
}
