export interface Scale {
  min: number;
  max: number;
  /** Round numbers between the two. */
  ticks: readonly number[];
  /** Where a value lies: 0 at min, 1 at max. */
  at: (value: number) => number;
}

/** From the smallest to the largest value, widened to round numbers. */
export function roundScale(values: readonly number[], wanted = 4): Scale {
  const low = Math.min(0, ...values);
  const highest = Math.max(0, ...values);
  // Where everything is nothing, the plane still needs a height.
  const high = highest === low ? low + 1 : highest;
  const step = roundStep((high - low) / wanted);
  const min = Math.floor(low / step) * step;
  const max = Math.max(Math.ceil(high / step) * step, min + step);
  const count = Math.round((max - min) / step);
  return {
    min,
    max,
    ticks: Array.from({ length: count + 1 }, (_, index) => min + index * step),
    at: (value) => (value - min) / (max - min),
  };
}

/** Exactly from the first to the last value, with the ends and what is nearest to the middle as ticks. */
export function exactScale(values: readonly number[]): Scale {
  const min = Math.min(...values);
  const max = Math.max(...values);
  const fromMiddle = (value: number) => Math.abs(value - (min + max) / 2);
  const middle = values.toSorted((a, b) => fromMiddle(a) - fromMiddle(b))[0] ?? min;
  return {
    min,
    max,
    ticks: max === min ? [min] : values.length > 2 ? [min, middle, max] : [min, max],
    at: (value) => (max === min ? 0.5 : (value - min) / (max - min)),
  };
}

function roundStep(raw: number): number {
  if (!(raw > 0) || !Number.isFinite(raw)) return 1;
  const power = 10 ** Math.floor(Math.log10(raw));
  const digit = [1, 2, 2.5, 5, 10].find((candidate) => candidate * power >= raw * 0.999) ?? 10;
  return digit * power;
}
