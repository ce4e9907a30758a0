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
