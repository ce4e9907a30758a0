import type { PictureFact } from '#advisor/picture/picture.ts';

/** "US, international and bonds … target 50/20/30": as many as there are rows, and not one of each row's kind, go in turn. */
export function isOfOtherKinds(facts: readonly PictureFact[], anchors: readonly PictureFact[]): boolean {
  const kinds = (all: readonly PictureFact[]) => all.map(({ kind }) => kind).toSorted();
  const [told, anchored] = [kinds(facts), kinds(anchors)];
  const isPlain = ({ kind, case: variant }: PictureFact) => kind !== 'none' && variant === 'none';
  return (
    told.length === anchored.length &&
    [...facts, ...anchors].every(isPlain) &&
    told.some((kind, at) => kind !== anchored[at])
  );
}
