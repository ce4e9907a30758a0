import * as wasm from '#server/embedder/encoder/webassembly.ts';

/** For each of `count` keys, `stride` bytes apart, its product with the query. All but these two are addresses. */
export type DotProducts = (query: number, keys: number, out: number, stride: number, count: number) => void;
/** The sum of `count` values, `stride` bytes apart, each times its weight. */
export type WeightedSum = (
  weights: number,
  values: number,
  out: number,
  stride: number,
  count: number,
) => void;

const bytes = 4;
const perVector = 4;

const advance = (local: number, by: wasm.Code) => wasm.set(local, wasm.add(wasm.get(local), by));

/** Dot products of one query with all keys, for one head of `size` floats. */
export function dotProductsKernel(name: string, size: number): wasm.Kernel {
  const [query, keys, out, stride, count, at] = [0, 1, 2, 3, 4, 5] as const;
  const [sum, firstVector] = [6, 7] as const;
  const { get, set } = wasm;
  const parts = Array.from({ length: size / perVector }, (_, n) => n);
  const loadPart = (from: number, part: number) => wasm.loadVector(get(from), part * perVector * bytes);
  const products = parts.map((part) => wasm.multiplyVectors(get(firstVector + part), loadPart(keys, part)));
  const total = [1, 2, 3].reduce(
    (sofar, lane) => wasm.addFloats(sofar, wasm.floatLane(get(sum), lane)),
    wasm.floatLane(get(sum), 0),
  );
  const body = [
    ...parts.flatMap((part) => set(firstVector + part, loadPart(query, part))),
    ...wasm.repeatWhileLess(
      [
        ...set(sum, sumOf(products)),
        ...wasm.storeFloat(get(out), total),
        ...advance(keys, get(stride)),
        ...advance(out, wasm.constant(bytes)),
        ...advance(at, wasm.constant(1)),
      ],
      get(at),
      get(count),
    ),
  ];
  return { name, parameters: 5, integers: 1, vectors: 1 + parts.length, body };
}

/** In pairs, so that additions need not wait for each other. */
function sumOf(vectors: readonly wasm.Code[]): wasm.Code {
  if (vectors.length === 1) return vectors[0]!;
  const half = vectors.length / 2;
  return wasm.addVectors(sumOf(vectors.slice(0, half)), sumOf(vectors.slice(half)));
}

export function weightedSumKernel(name: string, size: number): wasm.Kernel {
  const [weights, values, out, stride, count, at] = [0, 1, 2, 3, 4, 5] as const;
  const [weight, firstVector] = [6, 7] as const;
  const { get, set } = wasm;
  const parts = Array.from({ length: size / perVector }, (_, n) => n);
  const offset = (part: number) => part * perVector * bytes;
  const body = [
    ...wasm.repeatWhileLess(
      [
        ...set(weight, wasm.loadFourfold(get(weights))),
        ...parts.flatMap((part) => {
          const value = wasm.multiplyVectors(get(weight), wasm.loadVector(get(values), offset(part)));
          return set(firstVector + part, wasm.addVectors(get(firstVector + part), value));
        }),
        ...advance(weights, wasm.constant(bytes)),
        ...advance(values, get(stride)),
        ...advance(at, wasm.constant(1)),
      ],
      get(at),
      get(count),
    ),
    ...parts.flatMap((part) => wasm.storeVector(get(out), get(firstVector + part), offset(part))),
  ];
  return { name, parameters: 5, integers: 1, vectors: 1 + parts.length, body };
}
