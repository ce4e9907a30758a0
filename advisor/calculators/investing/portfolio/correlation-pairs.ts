import { ratio } from '#advisor/calculators/define/fields.ts';
import type { RoleUse } from '#advisor/reader/roles.ts';

/** By the places of the parts; the first is between the first two. */
interface Correlations {
  correlation: number;
  correlation_1_3: number;
  correlation_2_3: number;
}

/** Of three parts each pair may have its own; of any other number all have the first. */
export function pairsOf(
  count: number,
  { correlation, correlation_1_3, correlation_2_3 }: Correlations,
): number[][] {
  const own = count === 3 ? [correlation, correlation_1_3, correlation_2_3] : [];
  return Array.from({ length: count }, (_, row) =>
    Array.from({ length: count }, (__, column) =>
      row === column ? 1 : (own[row + column - 1] ?? correlation),
    ),
  );
}

export const areAlike = ({ correlation: a, correlation_1_3: b, correlation_2_3: c }: Correlations) =>
  a === b && a === c;

/** Whether three correlations can be those of any three things: their table has no negative determinant. */
export function canGoTogether({
  correlation: a,
  correlation_1_3: b,
  correlation_2_3: c,
}: Correlations): boolean {
  return 1 + 2 * a * b * c - a * a - b * b - c * c >= -1e-9;
}

/** A correlation of one pair of three parts. */
export const pairField = (label: string, roles: readonly RoleUse[]) =>
  ratio({
    label,
    roles,
    min: -1,
    max: 1,
    default: {
      value: 0.3,
      reason: 'the same as between the first two; it counts with three parts only',
      by: ({ correlation }) => (typeof correlation === 'number' ? correlation : undefined),
    },
  });
