import { aboutField, type FieldAbout, type Fields } from '#advisor/calculators/define/fields.ts';
import { formatQuantity } from '#advisor/quantities/format.ts';
import { uncapitalize } from '#advisor/compose/markdown.ts';
import type { Unit } from '#advisor/quantities/unit.ts';

/** An input in words: "$10,000 a year", "married filing jointly", "yes". */
export function describeValue(about: FieldAbout, value: unknown): string {
  if (typeof value === 'number') return formatQuantity({ value, unit: about.unit as Unit });
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return value.replaceAll('_', ' ');
  return '';
}

/** "rate 5%", "filing status married joint": what sets one run apart from another. */
export function describeChange(fields: Fields, field: string, value: unknown): string {
  const about = aboutField(fields[field]);
  return about ? `${uncapitalize(about.label)} ${describeValue(about, value)}`.trim() : '';
}
