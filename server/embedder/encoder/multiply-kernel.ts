import * as wasm from '#server/embedder/encoder/webassembly.ts';

/**
 * How rows and weights lie in memory for the kernel below. Sixteen numbers are one step. Two rows and four outputs are
 * worked on at once, and their steps lie side by side: of the rows the high parts, then the low ones. With their high
 * and low parts that makes sixteen sums, which fit into the registers and keep the processor from waiting for memory.
 */
export const step = 16;
export const rowsTogether = 2;
export const outputsTogether = 4;

/**
 * out[row][output] = (row · weights of the output) · scale of the row · scale of the output + bias of the output.
 * All arguments are addresses, but for the last three, which are lengths: the number of rows is even, the number
 * of outputs a multiple of four, the length of a row one of sixteen.
 */
export type Multiply = (
  rows: number,
  rowScales: number,
  weights: number,
  weightSums: number,
  weightScales: number,
  biases: number,
  out: number,
  rowCount: number,
  rowLength: number,
  outputCount: number,
) => void;

/**
 * The product of a matrix of activations and one of weights, where most of the model's time goes. A weight has 8 bits.
 * An activation has 14, in two numbers below 128: 128 · (high - 64) + low. So every sum is exact, and comes out the
 * same on every processor.
 */
export function multiplyKernel(name: string): wasm.Kernel {
  const [rows, rowScales, weights, weightSums, weightScales, biases, out] = [0, 1, 2, 3, 4, 5, 6] as const;
  const [rowCount, rowLength, outputCount, output, row] = [7, 8, 9, 10, 11] as const;
  const [rowAt, scaleAt, outAt, weightStart, weightAt, weightEnd] = [12, 13, 14, 15, 16, 17] as const;
  const firstVector = 18;
  const { get, set, add, constant, shiftLeft } = wasm;
  const both = [0, 1] as const;
  const four = [0, 1, 2, 3] as const;
  /** Of products with the high or the low part of a row, for one output. */
  const sums = (low: number, which: number, of: number) => firstVector + low * 8 + which * 4 + of;
  const weightVector = (of: number) => firstVector + 16 + of;
  const part = firstVector + 20;
  const advance = (local: number, by: wasm.Code) => set(local, add(get(local), by));

  const clear = both.flatMap((low) =>
    both.flatMap((which) => four.flatMap((of) => set(sums(low, which, of), wasm.zeros))),
  );
  const oneStep = [
    ...four.flatMap((of) => set(weightVector(of), wasm.loadVector(get(weightAt), of * step))),
    ...both.flatMap((low) =>
      both.flatMap((which) => {
        const load = set(part, wasm.loadVector(get(rowAt), (low * rowsTogether + which) * step));
        const addUp = four.flatMap((of) => {
          const into = sums(low, which, of);
          return set(into, wasm.addProducts(get(weightVector(of)), get(part), get(into)));
        });
        return [...load, ...addUp];
      }),
    ),
    ...advance(rowAt, constant(2 * rowsTogether * step)),
    ...advance(weightAt, constant(outputsTogether * step)),
  ];
  /** May be too large for an integer and come out around the corner; what is subtracted brings it back. */
  const total = (which: number, of: number) => {
    const [high, low] = [sums(0, which, of), sums(1, which, of)];
    return set(low, wasm.addIntegers(wasm.shiftLanesLeft(get(high), 7), get(low)));
  };
  const forOutputs = (start: number) => wasm.loadVector(add(get(start), shiftLeft(get(output), 2)));
  const finish = both.flatMap((which) => {
    const [first, second, third, fourth] = four.map((of) => sums(1, which, of)) as [number, ...number[]];
    const product = wasm.toFloats(wasm.subtractIntegers(get(first), forOutputs(weightSums)));
    const scale = wasm.multiplyVectors(wasm.loadFourfold(get(scaleAt), 4 * which), forOutputs(weightScales));
    const at = which === 0 ? get(outAt) : add(get(outAt), shiftLeft(get(outputCount), 2));
    return [
      ...four.flatMap((of) => total(which, of)),
      ...set(first, wasm.addNeighbors(get(first), get(second!))),
      ...set(third!, wasm.addNeighbors(get(third!), get(fourth!))),
      ...set(first, wasm.addNeighbors(get(first), get(third!))),
      ...wasm.storeVector(at, wasm.addVectors(wasm.multiplyVectors(product, scale), forOutputs(biases))),
    ];
  });
  const forTwoRows = [
    ...clear,
    ...set(weightAt, get(weightStart)),
    ...wasm.repeatWhileLess(oneStep, get(weightAt), get(weightEnd)),
    ...finish,
    ...advance(scaleAt, constant(4 * rowsTogether)),
    ...advance(outAt, shiftLeft(get(outputCount), 3)),
    ...advance(row, constant(rowsTogether)),
  ];
  const forFourOutputs = [
    ...set(weightEnd, add(get(weightStart), shiftLeft(get(rowLength), 2))),
    ...set(rowAt, get(rows)),
    ...set(scaleAt, get(rowScales)),
    ...set(outAt, add(get(out), shiftLeft(get(output), 2))),
    ...set(row, constant(0)),
    ...wasm.repeatWhileLess(forTwoRows, get(row), get(rowCount)),
    ...set(weightStart, get(weightEnd)),
    ...advance(output, constant(outputsTogether)),
  ];
  const body = [
    ...set(weightStart, get(weights)),
    ...wasm.repeatWhileLess(forFourOutputs, get(output), get(outputCount)),
  ];
  return { name, parameters: 10, integers: 8, vectors: 21, body };
}
