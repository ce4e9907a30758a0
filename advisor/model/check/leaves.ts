interface Leaf {
  path: string;
  value: number;
}

/** Every number of a table, with the way to it. */
export function leavesOf(value: unknown, path = ''): Leaf[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [{ path, value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, `${path}.${key}`));
}
