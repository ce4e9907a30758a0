import type { Tensors } from '#server/embedder/encoder/safetensors.ts';

/** A small linear layer. */
export interface Head {
  inputs: number;
  apply(values: Float32Array): Float32Array;
}

/** A head whose weights are halves, or bytes with a scale for each output. */
export function loadHead(tensors: Tensors, name: string): Head {
  const biases = tensors.floats(`${name}.bias`);
  const outputs = biases.length;
  const { weights, scales } = tensors.has(`${name}.scale`)
    ? { weights: Float32Array.from(tensors.bytes(`${name}.weight`)), scales: tensors.floats(`${name}.scale`) }
    : { weights: tensors.floats(`${name}.weight`), scales: undefined };
  const inputs = weights.length / outputs;
  return {
    inputs,
    apply(values) {
      const out = new Float32Array(outputs);
      for (let output = 0; output < outputs; output++) {
        let sum = 0;
        for (let n = 0, at = output * inputs; n < inputs; n++, at++) sum += weights[at]! * values[n]!;
        out[output] = sum * (scales?.[output] ?? 1) + biases[output]!;
      }
      return out;
    },
  };
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

export function dot(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let n = 0; n < one.length; n++) sum += one[n]! * other[n]!;
  return sum;
}
