import type { Picture, PictureFact } from '#advisor/picture/picture.ts';

/** An account moves so much within a year, and two estimates of a car lie so far apart. */
const nearAmounts = 0.15;
/** From here on the reading holds it possible that one of two near amounts does not count; of two accounts it is 0.001. */
const leastDoubt = 0.003;

/**
 * "412,300 on New Year's Eve and 431,000 now": of two near amounts of one thing, where the reading doubts one of them,
 * the one that stands with a date counts, or else the first: people tell what was before what is, and an offer before
 * what they looked up. Two accounts are read without such doubt, and add up.
 */
export function withoutToldTwice(facts: readonly PictureFact[], picture: Picture): PictureFact[] {
  const [one, other] = facts;
  if (facts.length !== 2 || !one || !other || !isSameThing(one, other)) return [...facts];
  if (Math.max(doubtOf(one), doubtOf(other)) < leastDoubt) return [...facts];
  const dates = picture.facts.filter(({ role, turn }) => role === 'year_past' && turn === one.turn);
  const distance = ({ start }: PictureFact) => Math.min(...dates.map((date) => Math.abs(date.start - start)));
  if (dates.length > 0) return [distance(one) <= distance(other) ? one : other];
  return [one];
}

function isSameThing(one: PictureFact, other: PictureFact): boolean {
  const [low, high] = [Math.min(one.value, other.value), Math.max(one.value, other.value)];
  return (
    one.role === other.role &&
    one.owner === other.owner &&
    one.kind === other.kind &&
    one.turn === other.turn &&
    low < high &&
    high - low <= nearAmounts * high
  );
}

const doubtOf = ({ otherRoles }: PictureFact): number =>
  otherRoles.find(({ id }) => id === 'other')?.probability ?? 0;
