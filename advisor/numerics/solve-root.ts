/**
 * Where a continuous function crosses zero between two points of opposite sign, to the last digit a double has.
 * Halving is slow and cannot fail; null where the ends have the same sign.
 */
export function solveRoot(f: (x: number) => number, low: number, high: number): number | null {
  let [left, right] = [low, high];
  const start = f(left);
  const end = f(right);
  if (start === 0) return left;
  if (end === 0) return right;
  if (Number.isNaN(start) || Number.isNaN(end) || start > 0 === end > 0) return null;
  for (;;) {
    const middle = left + (right - left) / 2;
    if (middle <= left || middle >= right) return middle;
    const value = f(middle);
    if (value === 0) return middle;
    if (value > 0 === start > 0) left = middle;
    else right = middle;
  }
}

/** Every crossing that a walk of equal steps can see, from low to high. */
export function solveAllRoots(f: (x: number) => number, low: number, high: number, steps: number): number[] {
  const found: number[] = [];
  for (let step = 0; step < steps; step += 1) {
    const at = (index: number) => low + ((high - low) * index) / steps;
    const root = solveRoot(f, at(step), at(step + 1));
    // A crossing exactly on a step belongs to both neighbors.
    if (root !== null && root !== found.at(-1)) found.push(root);
  }
  return found;
}
