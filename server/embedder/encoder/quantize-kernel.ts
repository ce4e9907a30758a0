import { rowsTogether, step } from '#server/embedder/encoder/multiply-kernel.ts';
import * as wasm from '#server/embedder/encoder/webassembly.ts';

/**
 * Rounds rows of `length` floats to 14 bits, the largest number of each row being 8191, and lays them out in two parts
 * as the multiplication reads them. The first three are addresses.
 */
export type Quantize = (values: number, rows: number, scales: number, count: number, length: number) => void;

const maxActivation = 8191;
const [bytes, perVector] = [4, 4];

export function quantizeKernel(name: string): wasm.Kernel {
  const [values, rows, scales, count, length] = [0, 1, 2, 3, 4] as const;
  const [row, valueAt, valueEnd, to] = [5, 6, 7, 8] as const;
  const [largest, factor, firstVector] = [9, 10, 11] as const;
  const { get, set, add, constant, shiftLeft } = wasm;
  const advance = (local: number, by: wasm.Code) => set(local, add(get(local), by));
  const four = [0, 1, 2, 3] as const;
  const load = (n: number) => wasm.loadVector(get(valueAt), n * perVector * bytes);

  const findLargest = [
    ...four.flatMap((n) => set(largest, wasm.larger(get(largest), wasm.sizes(load(n))))),
    ...advance(valueAt, constant(step * bytes)),
  ];
  const lane = (n: number) => wasm.floatLane(get(largest), n);
  const largestLane = wasm.largerFloat(
    wasm.largerFloat(lane(0), lane(1)),
    wasm.largerFloat(lane(2), lane(3)),
  );
  // Never negative, so that cutting off what is behind the point rounds it.
  const rounded = (n: number) =>
    wasm.toIntegers(
      wasm.addVectors(
        wasm.multiplyVectors(load(n), get(factor)),
        wasm.fourfold(wasm.floatConstant(maxActivation + 1.5)),
      ),
    );
  const oneStep = [
    ...four.flatMap((n) => set(firstVector + n, rounded(n))),
    ...wasm.storeVector(
      get(to),
      inBytes((n) => wasm.shiftLanesRight(get(firstVector + n), 7)),
    ),
    ...wasm.storeVector(
      get(to),
      inBytes((n) => wasm.and(get(firstVector + n), wasm.fourIntegers(127))),
      rowsTogether * step,
    ),
    ...advance(valueAt, constant(step * bytes)),
    ...advance(to, constant(2 * rowsTogether * step)),
  ];
  const oneRow = [
    ...set(valueAt, get(values)),
    ...set(valueEnd, add(get(values), shiftLeft(get(length), 2))),
    ...set(largest, wasm.zeros),
    ...wasm.repeatWhileLess(findLargest, get(valueAt), get(valueEnd)),
    ...set(largest, wasm.fourfold(largestLane)),
    ...wasm.storeFloat(get(scales), wasm.multiplyFloats(lane(0), wasm.floatConstant(1 / maxActivation))),
    ...set(factor, wasm.divideVectors(wasm.fourfold(wasm.floatConstant(maxActivation)), get(largest))),
    ...set(valueAt, get(values)),
    // Two rows lie side by side.
    ...set(to, add(get(rows), shiftLeft(wasm.masked(get(row), 1), 4))),
    ...wasm.repeatWhileLess(oneStep, get(valueAt), get(valueEnd)),
    ...set(values, get(valueEnd)),
    ...advance(rows, wasm.multiply(wasm.masked(get(row), 1), shiftLeft(get(length), 2))),
    ...advance(scales, constant(bytes)),
    ...advance(row, constant(1)),
  ];
  const body = wasm.repeatWhileLess(oneRow, get(row), get(count));
  return { name, parameters: 5, integers: 4, vectors: 6, body };
}

const inBytes = (part: (n: number) => wasm.Code) => wasm.toBytes(part(0), part(1), part(2), part(3));
