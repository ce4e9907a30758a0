/** Of a list of numbers with at least one in it; a sample's variance needs two. */
export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Of two lists of the same length, as a sample's: divided by one less than their number. */
export function covariance(left: readonly number[], right: readonly number[]): number {
  const [meanLeft, meanRight] = [mean(left), mean(right)];
  const sum = left.reduce(
    (total, value, index) => total + (value - meanLeft) * ((right[index] ?? Number.NaN) - meanRight),
    0,
  );
  return sum / (left.length - 1);
}

export function variance(values: readonly number[]): number {
  return covariance(values, values);
}

export function standardDeviation(values: readonly number[]): number {
  return Math.sqrt(variance(values));
}

export function correlation(left: readonly number[], right: readonly number[]): number {
  return covariance(left, right) / Math.sqrt(variance(left) * variance(right));
}

/** Between the two nearest values where `share` (0 to 1) falls between them, as Excel's PERCENTILE and numpy do. */
export function quantile(values: readonly number[], share: number): number {
  return quantileOfSorted(
    values.toSorted((a, b) => a - b),
    share,
  );
}

export function quantileOfSorted(sorted: ArrayLike<number>, share: number): number {
  const position = share * (sorted.length - 1);
  const below = Math.floor(position);
  const low = sorted[below] ?? Number.NaN;
  const high = sorted[Math.min(below + 1, sorted.length - 1)] ?? Number.NaN;
  return low + (high - low) * (position - below);
}

/** What the returns (as fractions) come to in a year, growth upon growth. */
export function geometricMean(returns: readonly number[]): number {
  return Math.exp(mean(returns.map((value) => Math.log1p(value)))) - 1;
}
