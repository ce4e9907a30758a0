/** Where a fiftieth is the most that people round away. */
const roundedAway = 50;

/** Whether a value is the other as people round it. */
export function isAbout(value: number, other: number): boolean {
  return Math.abs(value - other) <= other / roundedAway;
}
