import { aboutField, type Fields } from '#advisor/calculators/define/fields.ts';
import { uncapitalize } from '#advisor/compose/markdown.ts';
import { writeValue } from '#advisor/compose/write-value.ts';
import { writeList } from '#advisor/compose/written-list.ts';

/** The question that goes on from a receipt with other inputs: "What if the yearly return is 5%?" */
export function whatIf(fields: Fields, changes: Readonly<Record<string, unknown>>): string {
  const parts = Object.entries(changes).flatMap(([field, value]) => {
    const about = aboutField(fields[field]);
    return about ? [{ about, value }] : [];
  });
  const [lists, others] = [true, false].map((is) => parts.filter(({ value }) => Array.isArray(value) === is));
  return `What if ${[
    ...others!.map(({ about, value }) => `the ${uncapitalize(about.label)} is ${writeValue(about, value)}`),
    // Last, because a list is read to the end of the question.
    ...lists!.map(({ about, value }) => writeList(about, value as Record<string, unknown>[])),
  ].join(' and ')}?`;
}
