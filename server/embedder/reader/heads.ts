import { createKernels } from '#server/embedder/encoder/kernels.ts';
import {
  applyLayer,
  placeByteLayer,
  placeLayer,
  placeRows,
  type LinearLayer,
} from '#server/embedder/encoder/linear-layer.ts';
import { createMemory, type Memory } from '#server/embedder/encoder/memory.ts';
import { outputsTogether, step } from '#server/embedder/encoder/multiply-kernel.ts';
import type { Tensors } from '#server/embedder/encoder/safetensors.ts';

/** A linear layer on top of the encoder. */
export interface Head {
  inputs: number;
  outputs: number;
  /** For each row of inputs a row of outputs. The numbers are good until the next call of any head. */
  apply(values: Float32Array): Float32Array;
}

interface HeadSize {
  inputs: number;
  outputs: number;
  paddedInputs: number;
  paddedOutputs: number;
}

/** Unused by the heads, which only multiply. */
const unusedShape = { headSize: 32, epsilon: 0 };

/** The heads of a weights file, for at most `maxRows` rows at once. */
export function openHeads<Name extends string>(
  tensors: Tensors,
  names: readonly Name[],
  maxRows: number,
): Record<Name, Head> {
  const sizes = names.map((name) => sizeOf(tensors, name));
  const [widest, tallest] = [
    Math.max(...sizes.map(({ paddedInputs }) => paddedInputs)),
    Math.max(...sizes.map(({ paddedOutputs }) => paddedOutputs)),
  ];
  const weightBytes = sizes.reduce(
    (sum, { paddedInputs, paddedOutputs }) => sum + paddedOutputs * (paddedInputs + 12 + step),
    0,
  );
  const rowCount = maxRows + (maxRows % 2);
  const memory = createMemory(weightBytes + rowCount * (6 * widest + 4 * tallest + 4) + 4 * step);
  const kernels = createKernels(memory.memory, unusedShape);
  const rows = placeRows(memory, rowCount, widest);
  const [from, to] = [memory.floats(rowCount * widest), memory.floats(rowCount * tallest)];
  const open = (name: Name, n: number): [Name, Head] => {
    const { inputs, outputs, paddedInputs, paddedOutputs } = sizes[n]!;
    const layer = placePadded(memory, tensors, name, sizes[n]!);
    const apply = (values: Float32Array) => {
      const count = values.length / inputs;
      for (let row = 0; row < count; row++) {
        from.set(values.subarray(row * inputs, (row + 1) * inputs), row * paddedInputs);
        from.fill(0, row * paddedInputs + inputs, (row + 1) * paddedInputs);
      }
      applyLayer(kernels, layer, rows, from, count, to);
      if (outputs === paddedOutputs) return to.subarray(0, count * outputs);
      const out = new Float32Array(count * outputs);
      for (let row = 0; row < count; row++)
        out.set(to.subarray(row * paddedOutputs, row * paddedOutputs + outputs), row * outputs);
      return out;
    };
    return [name, { inputs, outputs, apply }];
  };
  return Object.fromEntries(names.map(open)) as Record<Name, Head>;
}

function sizeOf(tensors: Tensors, name: string): HeadSize {
  const outputs = tensors.floats(`${name}.bias`).length;
  const weights = hasBytes(tensors, name)
    ? tensors.bytes(`${name}.weight`)
    : tensors.halves(`${name}.weight`);
  const inputs = weights.length / outputs;
  return {
    inputs,
    outputs,
    paddedInputs: Math.ceil(inputs / step) * step,
    paddedOutputs: Math.ceil(outputs / outputsTogether) * outputsTogether,
  };
}

/** Weights are bytes with a scale for each output, or halves. */
const hasBytes = (tensors: Tensors, name: string) => tensors.has(`${name}.scale`);

/** Filled up with zeros to the lengths that the kernel works with. */
function placePadded(memory: Memory, tensors: Tensors, name: string, size: HeadSize): LinearLayer {
  const { outputs, paddedInputs, paddedOutputs } = size;
  const biases = new Float32Array(paddedOutputs);
  biases.set(tensors.floats(`${name}.bias`));
  if (!hasBytes(tensors, name)) {
    const weights = new Float32Array(paddedInputs * paddedOutputs);
    copyRows(tensors.floats(`${name}.weight`), weights, size);
    return placeLayer(memory, weights, biases);
  }
  const weights = new Int8Array(paddedInputs * paddedOutputs);
  copyRows(tensors.bytes(`${name}.weight`), weights, size);
  const scales = new Float32Array(paddedOutputs).fill(1, outputs);
  scales.set(tensors.floats(`${name}.scale`));
  return placeByteLayer(memory, weights, scales, biases);
}

function copyRows<Numbers extends Int8Array | Float32Array>(
  from: Numbers,
  to: Numbers,
  { inputs, outputs, paddedInputs }: HeadSize,
): void {
  for (let row = 0; row < outputs; row++)
    to.set(from.subarray(row * inputs, (row + 1) * inputs), row * paddedInputs);
}

/** The mean of rows `from` to before `to`. */
export function meanOf(rows: Float32Array, from: number, to: number, width: number): Float32Array {
  const mean = new Float32Array(width);
  for (let row = from; row < to; row++) {
    for (let n = 0; n < width; n++) mean[n] = mean[n]! + rows[row * width + n]!;
  }
  return mean.map((sum) => sum / Math.max(1, to - from));
}

export function normalized(values: Float32Array): Float32Array {
  let squares = 0;
  for (const value of values) squares += value * value;
  const length = Math.sqrt(squares) || 1;
  return values.map((value) => value / length);
}

export const dot = (one: Float32Array, other: Float32Array): number => product(one, 0, other);

/** The product of `values` and as many numbers of `weights`, in four sums so that additions need not wait for each other. */
function product(weights: Float32Array, from: number, values: Float32Array): number {
  const length = values.length;
  const whole = length - (length % 4);
  let [a, b, c, d] = [0, 0, 0, 0];
  for (let n = 0, at = from; n < whole; n += 4, at += 4) {
    a += weights[at]! * values[n]!;
    b += weights[at + 1]! * values[n + 1]!;
    c += weights[at + 2]! * values[n + 2]!;
    d += weights[at + 3]! * values[n + 3]!;
  }
  for (let n = whole; n < length; n++) a += weights[from + n]! * values[n]!;
  return a + b + c + d;
}
