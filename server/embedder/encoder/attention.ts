import type { Kernels } from '#server/embedder/encoder/kernels.ts';

interface AttentionRoom {
  /** [token][query, key, value], each of all heads side by side. */
  queryKeyValue: Float32Array;
  /** Room for one weight per token, and four more. */
  weights: Float32Array;
  /** [token][heads]: the mixed values. */
  out: Float32Array;
  width: number;
  heads: number;
}

/** Scaled dot-product attention of every token to all tokens, head by head. */
export function attendAll(
  kernels: Kernels,
  { queryKeyValue, weights, out, width, heads }: AttentionRoom,
  count: number,
): void {
  const bytes = Float32Array.BYTES_PER_ELEMENT;
  const size = width / heads;
  for (let head = 0; head < heads; head++) {
    const queries = queryKeyValue.byteOffset + head * size * bytes;
    kernels.attend(
      queries,
      queries + width * bytes,
      queries + 2 * width * bytes,
      weights.byteOffset,
      out.byteOffset + head * size * bytes,
      3 * width * bytes,
      width * bytes,
      count,
    );
  }
}
