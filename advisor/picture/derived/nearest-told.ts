import type { PictureFact } from '#advisor/picture/picture.ts';

/** In doubt, a number belongs with what stands behind it: "three units at 1,200". */
const behindIsNearer = 15;

/** Of the same message, if there is one; the last told otherwise. */
export function nearestTold(fact: PictureFact, among: readonly PictureFact[]): PictureFact | undefined {
  const apart = ({ start }: PictureFact) =>
    Math.abs(start - fact.start) + (start < fact.start ? behindIsNearer : 0);
  const near = among
    .filter(({ turn }) => turn === fact.turn)
    .toSorted((one, other) => apart(one) - apart(other));
  return near[0] ?? among.at(-1);
}
