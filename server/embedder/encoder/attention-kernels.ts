import * as wasm from '#server/embedder/encoder/webassembly.ts';

/**
 * One head's attention of each of `count` tokens to all of them. Queries, keys and values of a token are `stride` bytes
 * from those of the next one, its output `outStride`. `weights` is room for a float for each token and four more.
 */
export type Attend = (
  queries: number,
  keys: number,
  values: number,
  weights: number,
  out: number,
  stride: number,
  outStride: number,
  count: number,
) => void;

const bytes = 4;
const perVector = 4;
/** Below every product. What fills up the last vector of products is this small, and its weight nothing. */
const lowest = -1e30;
/** The least power of two that a float can have. */
const minExponent = -126;
const exponentBias = 127;
const mantissaBits = 23;
/** Of a polynomial for 2 to the power of 0 to 1, constant first, fitted to its relative error: it is below 1e-7. */
const powerOfTwo = [0.99999994, 0.69315296, 0.24015453, 0.055823606, 0.0089925844, 0.0018762329];

/** For a head of `size` floats. */
export function attendKernel(name: string, size: number): wasm.Kernel {
  const [queries, keys, values, weights, out, stride, outStride, count] = [0, 1, 2, 3, 4, 5, 6, 7] as const;
  const [token, rowAt, weightAt, weightsEnd] = [8, 9, 10, 11] as const;
  const [largest, total, power, whole, firstPart] = [12, 13, 14, 15, 16] as const;
  const { get, set, add, constant, constantVector } = wasm;
  const advance = (local: number, by: wasm.Code) => set(local, add(get(local), by));
  const parts = Array.from({ length: size / perVector }, (_, n) => n);
  const offset = (part: number) => part * perVector * bytes;
  const loadPart = (from: number, part: number) => wasm.loadVector(get(from), offset(part));
  const partOf = (part: number) => get(firstPart + part);
  const overWeights = (body: wasm.Code, by: number) => [
    ...set(weightAt, get(weights)),
    ...wasm.repeatWhileLess([...body, ...advance(weightAt, constant(by))], get(weightAt), get(weightsEnd)),
  ];

  /** Four keys at once; those behind the last one are whatever is there, and their products are overwritten. */
  const fourSums = [largest, total, power, whole];
  const products = [
    ...parts.flatMap((part) => set(firstPart + part, loadPart(queries, part))),
    ...set(rowAt, get(keys)),
    ...overWeights(
      [
        ...fourSums.flatMap((sum) => [
          ...set(sum, sumOf(parts.map((part) => wasm.multiplyVectors(partOf(part), loadPart(rowAt, part))))),
          ...advance(rowAt, get(stride)),
        ]),
        ...set(largest, wasm.addNeighborFloats(get(largest), get(total))),
        ...set(power, wasm.addNeighborFloats(get(power), get(whole))),
        ...wasm.storeVector(get(weightAt), wasm.addNeighborFloats(get(largest), get(power))),
      ],
      perVector * bytes,
    ),
    ...wasm.storeVector(get(weightsEnd), constantVector(lowest)),
  ];
  const findLargest = [
    ...set(largest, constantVector(lowest)),
    ...overWeights(
      set(largest, wasm.larger(get(largest), wasm.loadVector(get(weightAt)))),
      perVector * bytes,
    ),
    ...set(largest, wasm.fourfold(wasm.acrossLanes(largest, wasm.largerFloat))),
  ];
  // e to the power of a scaled product, as a power of two: the whole part of the exponent is put in as bits.
  const scaled = wasm.multiplyVectors(
    wasm.subtractVectors(wasm.loadVector(get(weightAt)), get(largest)),
    constantVector(Math.LOG2E / Math.sqrt(size)),
  );
  const exponentBits = wasm.shiftLanesLeft(
    wasm.addIntegers(wasm.toIntegers(get(whole)), wasm.fourIntegers(exponentBias)),
    mantissaBits,
  );
  const toPowers = [
    ...set(total, wasm.zeros),
    ...overWeights(
      [
        ...set(power, wasm.larger(scaled, constantVector(minExponent))),
        ...set(whole, wasm.floorVector(get(power))),
        ...set(power, wasm.subtractVectors(get(power), get(whole))),
        ...set(power, wasm.multiplyVectors(wasm.polynomial(powerOfTwo, get(power)), exponentBits)),
        ...set(total, wasm.addVectors(get(total), get(power))),
        ...wasm.storeVector(get(weightAt), get(power)),
      ],
      perVector * bytes,
    ),
  ];
  const mix = [
    ...parts.flatMap((part) => set(firstPart + part, wasm.zeros)),
    ...set(rowAt, get(values)),
    ...overWeights(
      [
        ...set(power, wasm.loadFourfold(get(weightAt))),
        ...parts.flatMap((part) => {
          const value = wasm.multiplyVectors(get(power), loadPart(rowAt, part));
          return set(firstPart + part, wasm.addVectors(partOf(part), value));
        }),
        ...advance(rowAt, get(stride)),
      ],
      bytes,
    ),
    ...set(
      total,
      wasm.divideVectors(constantVector(1), wasm.fourfold(wasm.acrossLanes(total, wasm.addFloats))),
    ),
    ...parts.flatMap((part) =>
      wasm.storeVector(get(out), wasm.multiplyVectors(partOf(part), get(total)), offset(part)),
    ),
  ];
  const body = [
    ...set(weightsEnd, add(get(weights), wasm.shiftLeft(get(count), 2))),
    ...wasm.repeatWhileLess(
      [
        ...products,
        ...findLargest,
        ...toPowers,
        ...mix,
        ...advance(queries, get(stride)),
        ...advance(out, get(outStride)),
        ...advance(token, constant(1)),
      ],
      get(token),
      get(count),
    ),
  ];
  return { name, parameters: 8, integers: 4, vectors: 4 + parts.length, body };
}

/** In pairs, so that additions need not wait for each other. */
function sumOf(vectors: readonly wasm.Code[]): wasm.Code {
  if (vectors.length === 1) return vectors[0]!;
  const half = vectors.length / 2;
  return wasm.addVectors(sumOf(vectors.slice(0, half)), sumOf(vectors.slice(half)));
}
