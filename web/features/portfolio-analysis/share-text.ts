import { minus } from '#advisor/quantities/format.ts';

/** A percentage for a column of a table: all of them with one digit after the point. */
export function shareText(value: number): string {
  const text = Math.abs(value).toFixed(1);
  return `${value < 0 && text !== '0.0' ? minus : ''}${text}%`;
}
