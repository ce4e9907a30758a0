import { aboutField, type FieldAbout, type Fields } from '#advisor/calculators/define/fields.ts';
import { uncapitalize } from '#advisor/compose/markdown.ts';
import { readValue, writeValue } from '#advisor/compose/write-value.ts';

type Item = Record<string, unknown>;

/** "Debts" of the "List of debts". */
export function nameOfList({ label }: FieldAbout): string {
  const name = label.replace(/^list of /i, '');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** How a list in words begins. */
export const startOfList = (about: FieldAbout) => `the ${uncapitalize(nameOfList(about))} are these: `;
/** What stands behind a comma explains the name, and is no part of it. */
const nameOf = ({ label }: FieldAbout) => uncapitalize(label.split(',')[0]!);

/**
 * A list in words, entry by entry and each value by its name: "the debts are these: balance $6,000, yearly interest
 * rate 24%; balance $2,500, …". People write lists in many ways; this is the one that is read back exactly.
 */
export function writeList(about: FieldAbout, items: readonly Item[]): string {
  const entries = items.map((item) =>
    Object.entries(about.items ?? {})
      .flatMap(([name, field]) => {
        const own = aboutField(field);
        const value = item[name];
        if (!own || value === undefined || value === own.default?.value) return [];
        return [`${nameOf(own)} ${writeValue(own, value)}`];
      })
      .join(', '),
  );
  return startOfList(about) + entries.join('; ');
}

/** What stands behind the start of a list in words; undefined where any part of it is not understood. */
export function readList(items: Fields, text: string): Item[] | undefined {
  const read = text.split('; ').map((entry) => readEntry(items, entry));
  return read.every((entry) => entry !== undefined) ? read : undefined;
}

function readEntry(items: Fields, entry: string): Item | undefined {
  const read = entry.split(', ').map((part) => {
    for (const [name, field] of Object.entries(items)) {
      const about = aboutField(field);
      if (!about || !part.startsWith(`${nameOf(about)} `)) continue;
      const value = readValue(about, part.slice(nameOf(about).length + 1));
      if (value !== undefined) return [name, value] as const;
    }
    return undefined;
  });
  return read.every((one) => one !== undefined) ? Object.fromEntries(read) : undefined;
}
