export interface RecentVectors {
  get(text: string): Float32Array | undefined;
  add(text: string, vector: Float32Array): void;
}

/** Remembers the vectors of the last texts asked for; the one not asked for longest makes room. */
export function createRecentVectors(limit: number): RecentVectors {
  const vectors = new Map<string, Float32Array>();
  return {
    get(text) {
      const vector = vectors.get(text);
      if (vector) {
        vectors.delete(text);
        vectors.set(text, vector);
      }
      return vector;
    },
    add(text, vector) {
      vectors.delete(text);
      vectors.set(text, vector);
      if (vectors.size > limit) vectors.delete(vectors.keys().next().value ?? '');
    },
  };
}
