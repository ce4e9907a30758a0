import { aboutField, type Fields } from '#advisor/calculators/define/fields.ts';

export interface AssumedPart {
  /** The list, the place of the item in it, and the field of the item. */
  list: string;
  item: number;
  field: string;
}

/** What nobody said of the items of a list, and counts for something: the kind of a holding. */
export function assumedParts(fields: Fields, given: Readonly<Record<string, unknown>>): AssumedPart[] {
  return Object.entries(given).flatMap(([list, value]) => {
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
}
