import * as wasm from '#server/embedder/encoder/webassembly.ts';

/**
 * Adds to each of `count` rows what a layer made of it, and brings it to mean zero and deviation one, times weights
 * plus biases. All arguments are addresses, but for the last two: the number of rows, and how many bytes a row has,
 * a multiple of sixteen.
 */
export type Normalize = (
  rows: number,
  added: number,
  weights: number,
  biases: number,
  count: number,
  rowBytes: number,
) => void;

const vectorBytes = 16;
const floatBytes = 4;

/** `epsilon` keeps a row of equal numbers from being divided by zero. */
export function normalizeKernel(name: string, epsilon: number): wasm.Kernel {
  const [rows, added, weights, biases, count, rowBytes] = [0, 1, 2, 3, 4, 5] as const;
  const [row, rowEnd, weightAt, biasAt] = [6, 7, 8, 9] as const;
  const [value, sum, squares, mean, scale] = [10, 11, 12, 13, 14] as const;
  const { get, set, add, constant, constantVector, multiplyVectors, addVectors } = wasm;
  const advance = (...locals: number[]) =>
    locals.flatMap((local) => set(local, add(get(local), constant(vectorBytes))));
  const goBack = set(rows, wasm.subtract(get(rows), get(rowBytes)));
  const length = wasm.fourfold(wasm.toFloat(get(rowBytes)));
  /** Of all lanes together, divided by the number of floats in a row. */
  const average = (vector: number) =>
    wasm.divideVectors(
      multiplyVectors(wasm.fourfold(wasm.acrossLanes(vector, wasm.addFloats)), constantVector(floatBytes)),
      length,
    );

  const addUp = [
    ...set(value, addVectors(wasm.loadVector(get(rows)), wasm.loadVector(get(added)))),
    ...wasm.storeVector(get(rows), get(value)),
    ...set(sum, addVectors(get(sum), get(value))),
    ...set(squares, addVectors(get(squares), multiplyVectors(get(value), get(value)))),
    ...advance(rows, added),
  ];
  const variance = wasm.subtractVectors(average(squares), multiplyVectors(get(mean), get(mean)));
  const root = wasm.squareRoots(addVectors(variance, constantVector(epsilon)));
  const centered = wasm.subtractVectors(wasm.loadVector(get(rows)), get(mean));
  const weighted = multiplyVectors(multiplyVectors(centered, get(scale)), wasm.loadVector(get(weightAt)));
  const write = [
    ...wasm.storeVector(get(rows), addVectors(weighted, wasm.loadVector(get(biasAt)))),
    ...advance(rows, weightAt, biasAt),
  ];
  const oneRow = [
    ...set(rowEnd, add(get(rows), get(rowBytes))),
    ...set(sum, wasm.zeros),
    ...set(squares, wasm.zeros),
    ...wasm.repeatWhileLess(addUp, get(rows), get(rowEnd)),
    ...goBack,
    ...set(mean, average(sum)),
    ...set(scale, wasm.divideVectors(constantVector(1), root)),
    ...set(weightAt, get(weights)),
    ...set(biasAt, get(biases)),
    ...wasm.repeatWhileLess(write, get(rows), get(rowEnd)),
    ...set(row, add(get(row), constant(1))),
  ];
  const body = wasm.repeatWhileLess(oneRow, get(row), get(count));
  return { name, parameters: 6, integers: 4, vectors: 5, body };
}
