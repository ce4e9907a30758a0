export interface Norm {
  weights: Float32Array;
  biases: Float32Array;
  /** Keeps a row of equal numbers from being divided by zero. */
  epsilon: number;
}

/** Adds to each row what a layer made of it, and brings it to mean zero and deviation one, times weights plus biases. */
export function addAndNormalize(
  rows: Float32Array,
  added: Float32Array,
  count: number,
  { weights, biases, epsilon }: Norm,
): void {
  const width = weights.length;
  for (let from = 0; from < count * width; from += width) {
    let sum = 0;
    let squares = 0;
    for (let n = 0; n < width; n++) {
      const value = rows[from + n]! + added[from + n]!;
      rows[from + n] = value;
      sum += value;
      squares += value * value;
    }
    const mean = sum / width;
    const scale = 1 / Math.sqrt(squares / width - mean * mean + epsilon);
    for (let n = 0; n < width; n++) {
      rows[from + n] = (rows[from + n]! - mean) * scale * weights[n]! + biases[n]!;
    }
  }
}

export function gelu(value: number): number {
  return (value / 2) * (1 + Math.sign(value) * errorFunction(Math.abs(value) / Math.SQRT2));
}

/** Of a number that is not negative: formula 7.1.26 of Abramowitz and Stegun, good to 1.5e-7. */
function errorFunction(value: number): number {
  const t = 1 / (1 + 0.3275911 * value);
  const tail = [1.061405429, -1.453152027, 1.421413741, -0.284496736, 0.254829592].reduce(
    (sum, factor) => (sum + factor) * t,
    0,
  );
  return 1 - tail * Math.exp(-value * value);
}

/** The mean of the rows, as a vector of length one. */
export function meanDirection(rows: Float32Array, count: number, width: number): Float32Array {
  const sums = new Float32Array(width);
  for (let from = 0; from < count * width; from += width) {
    for (let n = 0; n < width; n++) sums[n] = sums[n]! + rows[from + n]!;
  }
  const length = Math.hypot(...sums) || 1;
  return sums.map((sum) => sum / length);
}
