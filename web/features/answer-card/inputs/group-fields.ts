import { aboutField, type Fields } from '#advisor/calculators/define/fields.ts';
import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { cardTexts } from '#web/content/card.ts';

interface FieldGroup {
  /** Empty where the calculator has no groups. */
  title: string;
  fields: readonly string[];
}

/** These fields by the calculator's groups, and of them only what has all the words that are looked for. */
export function groupFields(
  { groups = {}, fields }: AnyCalculator,
  names: readonly string[],
  wanted: string,
): FieldGroup[] {
  const words = wanted.toLowerCase().split(/\s+/);
  const grouped = Object.entries<readonly string[]>(groups);
  const rest = names.filter((name) => !grouped.some(([, members]) => members.includes(name)));
  const all = [...grouped, [grouped.length > 0 ? cardTexts.otherInputs : '', rest] as const];
  return all.flatMap(([title, members]) => {
    const found = names.filter((name) => {
      const label = aboutField((fields as Fields)[name])?.label ?? '';
      const text = `${title} ${label}`.toLowerCase();
      return members.includes(name) && words.every((word) => text.includes(word));
    });
    return found.length > 0 ? [{ title, fields: found }] : [];
  });
}
