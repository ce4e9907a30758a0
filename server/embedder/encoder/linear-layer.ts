import type { Kernels } from '#server/embedder/encoder/kernels.ts';
import type { Memory } from '#server/embedder/encoder/memory.ts';
import { outputsTogether, rowsTogether, step } from '#server/embedder/encoder/multiply-kernel.ts';

/** Weights of one byte each, scaled so that the largest weight of every output is 127. */
export interface LinearLayer {
  weights: Int8Array;
  /** For each output, 64 · 128 times the sum of its weights. The high part of an activation is stored plus 64, which adds this to the output. */
  sums: Int32Array;
  scales: Float32Array;
  biases: Float32Array;
  inputs: number;
  outputs: number;
}

const maxWeight = 127;

/** Rounds weights [output][input] to a byte each, and writes them to memory. */
export function placeLayer(memory: Memory, weights: Float32Array, biases: Float32Array): LinearLayer {
  const outputs = biases.length;
  const inputs = weights.length / outputs;
  const bytes = new Int8Array(weights.length);
  const scales = new Float32Array(outputs);
  for (let output = 0; output < outputs; output++) {
    const from = output * inputs;
    const scale = largestOf(weights, from, inputs) / maxWeight || 1;
    for (let n = from; n < from + inputs; n++) bytes[n] = Math.round(weights[n]! / scale);
    scales[output] = scale;
  }
  return placeByteLayer(memory, bytes, scales, biases);
}

/** Writes weights [output][input], with a scale and a bias for each output, to memory in the order the kernel reads them. */
export function placeByteLayer(
  memory: Memory,
  weights: Int8Array,
  scales: Float32Array,
  biases: Float32Array,
): LinearLayer {
  const outputs = biases.length;
  const inputs = weights.length / outputs;
  const layer = {
    weights: memory.bytes(weights.length),
    sums: memory.integers(outputs),
    scales: memory.floats(outputs),
    biases: memory.floats(outputs),
    inputs,
    outputs,
  };
  layer.biases.set(biases);
  layer.scales.set(scales);
  for (let output = 0; output < outputs; output++) {
    const from = output * inputs;
    const to = (output - (output % outputsTogether)) * inputs + (output % outputsTogether) * step;
    let sum = 0;
    for (let n = 0; n < inputs; n++) {
      const weight = weights[from + n]!;
      layer.weights[to + (n - (n % step)) * outputsTogether + (n % step)] = weight;
      sum += weight;
    }
    layer.sums[output] = 64 * 128 * sum;
  }
  return layer;
}

/** Memory for rows of activations, each in two parts, with their scales. */
interface Rows {
  parts: Int8Array;
  scales: Float32Array;
}

export function placeRows(memory: Memory, count: number, longest: number): Rows {
  return { parts: memory.bytes(2 * count * longest), scales: memory.floats(count) };
}

export function applyLayer(
  { quantize, multiply }: Kernels,
  { weights, sums, scales, biases, inputs, outputs }: LinearLayer,
  rows: Rows,
  values: Float32Array,
  count: number,
  out: Float32Array,
): void {
  quantize(values.byteOffset, rows.parts.byteOffset, rows.scales.byteOffset, count, inputs);
  multiply(
    rows.parts.byteOffset,
    rows.scales.byteOffset,
    weights.byteOffset,
    sums.byteOffset,
    scales.byteOffset,
    biases.byteOffset,
    out.byteOffset,
    // Rows are processed in pairs. With an odd count, the result of the extra row is never read.
    count + (count % rowsTogether),
    inputs,
    outputs,
  );
}

function largestOf(values: Float32Array, from: number, length: number): number {
  let largest = 0;
  for (let n = from; n < from + length; n++) {
    const size = Math.abs(values[n]!);
    if (size > largest) largest = size;
  }
  return largest;
}
