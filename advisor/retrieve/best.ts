/** The places of the highest scores, best first; of equal ones the earlier. For a handful out of many. */
export function bestPlaces(scores: ArrayLike<number>, limit: number): number[] {
  const best: number[] = [];
  for (let place = 0; place < scores.length; place++) {
    const score = scores[place]!;
    if (best.length >= limit && !(score > scores[best.at(-1) ?? 0]!)) continue;
    let at = best.length;
    while (at > 0 && score > scores[best[at - 1]!]!) at--;
    best.splice(at, 0, place);
    if (best.length > limit) best.pop();
  }
  return best;
}
