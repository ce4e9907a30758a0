import type { Found } from '#advisor/retrieve/search.ts';

/** By meaning where there are vectors; by words it is only a rough guess of the same. */
export function similarity({ cosine, score, bm25 }: Found): number {
  return cosine === null ? 0.3 + 0.45 * score * Math.min(1, bm25 / 9) : score;
}
