import type { Kernels } from '#server/embedder/sentence-model/kernels.ts';

export interface Attention {
  /** [token][queries, keys, values], each of all heads side by side. */
  asked: Float32Array;
  /** Room for a number for each token. */
  shares: Float32Array;
  /** [token][heads]: what each token takes from the others. */
  out: Float32Array;
  width: number;
  heads: number;
}

/** Every token looks at all tokens, with each head for itself, and takes on what matters to it. */
export function attend(
  { compare, blend }: Kernels,
  { asked, shares, out, width, heads }: Attention,
  count: number,
): void {
  const bytes = Float32Array.BYTES_PER_ELEMENT;
  const size = width / heads;
  const stride = 3 * width * bytes;
  const [start, to] = [asked.byteOffset, out.byteOffset];
  for (let head = 0; head < heads; head++) {
    const queries = start + head * size * bytes;
    const keys = queries + width * bytes;
    const values = keys + width * bytes;
    for (let token = 0; token < count; token++) {
      compare(queries + token * stride, keys, shares.byteOffset, stride, count);
      toShares(shares, count, 1 / Math.sqrt(size));
      blend(shares.byteOffset, values, to + (token * width + head * size) * bytes, stride, count);
    }
  }
}

/** Softmax: positive numbers that add up to one. */
function toShares(products: Float32Array, count: number, scale: number): void {
  let largest = -Infinity;
  for (let n = 0; n < count; n++) if (products[n]! > largest) largest = products[n]!;
  let total = 0;
  for (let n = 0; n < count; n++) {
    const share = Math.exp((products[n]! - largest) * scale);
    products[n] = share;
    total += share;
  }
  for (let n = 0; n < count; n++) products[n] = products[n]! / total;
}
