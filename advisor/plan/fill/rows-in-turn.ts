import type { PictureFact } from '#advisor/picture/picture.ts';

const kindsOf = (facts: readonly PictureFact[]) => facts.map(({ kind }) => kind).toSorted();
const isPlain = ({ kind, case: variant }: PictureFact) => kind !== 'none' && variant === 'none';

/** "US, international and bonds … target 50/20/30": as many as there are rows, and not one of each row's kind, go in turn. */
export function isOfOtherKinds(facts: readonly PictureFact[], anchors: readonly PictureFact[]): boolean {
  const [told, anchored] = [kindsOf(facts), kindsOf(anchors)];
  return (
    told.length === anchored.length &&
    [...facts, ...anchors].every(isPlain) &&
    told.some((kind, at) => kind !== anchored[at])
  );
}
