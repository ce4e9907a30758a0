import { aboutField, type Fields } from '#advisor/calculators/define/fields.ts';

interface AssumedPart {
  /** The list, the place of the item in it, and the field of the item. */
  list: string;
  item: number;
  field: string;
}

/**
 * What nobody said of the items of a list, and counts for something: the kind of a holding. It is what is not given, and
 * what is given as a guess.
 */
export function assumedParts(
  fields: Fields,
  given: Readonly<Record<string, unknown>>,
  guessed: readonly string[] = [],
): AssumedPart[] {
  const leftOut = Object.entries(given).flatMap(([list, value]) => {
    const items = Object.entries(aboutField(fields[list])?.items ?? {});
    const counting = items.filter(([, field]) => {
      const usual = aboutField(field)?.default?.value;
      return usual !== undefined && usual !== 0 && usual !== false;
    });
    const rows = Array.isArray(value) ? (value as readonly object[]) : [];
    return rows.flatMap((row, item) =>
      counting.flatMap(([field]) => (field in row ? [] : [{ list, item, field }])),
    );
  });
  // Paths may come from a receipt, and receipts from a browser: what leads nowhere is left out.
  const guesses = guessed.flatMap((path) => {
    const [list = '', item, field = ''] = path.split('.');
    const rows = Object.hasOwn(fields, list) ? given[list] : undefined;
    const row: unknown = Array.isArray(rows) ? rows[Number(item)] : undefined;
    const known = Object.hasOwn(aboutField(fields[list])?.items ?? {}, field);
    const filled = typeof row === 'object' && row !== null && Object.hasOwn(row, field);
    return known && filled ? [{ list, item: Number(item), field }] : [];
  });
  return [...guesses, ...leftOut];
}
