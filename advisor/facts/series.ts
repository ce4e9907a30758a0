/** Amounts one after the other from a first age or year on, each with its own; undefined where a value is none of that. */
export function seriesOf(value: unknown): { at: number; amount: number }[] | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const entries = Object.entries(value);
  const first: unknown = entries.find(([key]) => /^first(?:Age|Year)$/.test(key))?.[1];
  const amounts: unknown = entries.find(([, inner]) => Array.isArray(inner))?.[1];
  if (typeof first !== 'number' || !Array.isArray(amounts)) return undefined;
  return amounts.flatMap((amount: unknown, index) =>
    typeof amount === 'number' ? [{ at: first + index, amount }] : [],
  );
}
