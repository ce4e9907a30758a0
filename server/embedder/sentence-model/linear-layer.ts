import type { Kernels } from '#server/embedder/sentence-model/kernels.ts';
import type { Memory } from '#server/embedder/sentence-model/memory.ts';
import { step, together } from '#server/embedder/sentence-model/multiply-kernel.ts';

/** Weights in a byte each, the largest of every output being 127. */
export interface LinearLayer {
  weights: Int8Array;
  /** 64 · 128 times the sum of each output's weights: what storing an activation's high part plus 64 adds to it. */
  sums: Int32Array;
  scales: Float32Array;
  biases: Float32Array;
  inputs: number;
  outputs: number;
}

const largestWeight = 127;

/** Lays weights [output][input] and biases into memory, as the kernel reads them. */
export function placeLayer(memory: Memory, weights: Float32Array, biases: Float32Array): LinearLayer {
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
  for (let output = 0; output < outputs; output++) {
    const from = output * inputs;
    const scale = largestOf(weights, from, inputs) / largestWeight || 1;
    const to = (output - (output % together)) * inputs + (output % together) * step;
    let sum = 0;
    for (let n = 0; n < inputs; n++) {
      const weight = Math.round(weights[from + n]! / scale);
      layer.weights[to + (n - (n % step)) * together + (n % step)] = weight;
      sum += weight;
    }
    layer.sums[output] = 64 * 128 * sum;
    layer.scales[output] = scale;
  }
  return layer;
}

/** Room for rows of activations in two parts each, with their scales. */
export interface Rows {
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
    // The rows are gone through in twos; the one too many is whatever was there before, and read by nobody.
    count + (count % together),
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
