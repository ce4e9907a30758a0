import type { Kernels } from '#server/embedder/encoder/kernels.ts';

export interface AttentionRoom {
  /** [token][query, key, value], each of all heads side by side. */
  queryKeyValue: Float32Array;
  /** Room for one weight per token. */
  weights: Float32Array;
  /** [token][heads]: the mixed values. */
  out: Float32Array;
  width: number;
  heads: number;
}

/** Scaled dot-product attention of every token to all tokens, head by head. */
export function attend(
  { dotProducts, weightedSum }: Kernels,
  { queryKeyValue, weights, out, width, heads }: AttentionRoom,
  count: number,
): void {
  const bytes = Float32Array.BYTES_PER_ELEMENT;
  const size = width / heads;
  const stride = 3 * width * bytes;
  const [start, to] = [queryKeyValue.byteOffset, out.byteOffset];
  for (let head = 0; head < heads; head++) {
    const queries = start + head * size * bytes;
    const keys = queries + width * bytes;
    const values = keys + width * bytes;
    for (let token = 0; token < count; token++) {
      dotProducts(queries + token * stride, keys, weights.byteOffset, stride, count);
      softmax(weights, count, 1 / Math.sqrt(size));
      weightedSum(weights.byteOffset, values, to + (token * width + head * size) * bytes, stride, count);
    }
  }
}

function softmax(products: Float32Array, count: number, scale: number): void {
  let largest = -Infinity;
  for (let n = 0; n < count; n++) if (products[n]! > largest) largest = products[n]!;
  let total = 0;
  for (let n = 0; n < count; n++) {
    const weight = Math.exp((products[n]! - largest) * scale);
    products[n] = weight;
    total += weight;
  }
  for (let n = 0; n < count; n++) products[n] = products[n]! / total;
}
