import { aboutField, type Fields } from '#advisor/calculators/define/fields.ts';

/** Then a year in the question is an input, not the year whose rules apply. */
export function hasYearField(fields: Fields): boolean {
  return Object.values(fields).some((field) => {
    const about = aboutField(field);
    return about?.unit === 'year' || (about?.items !== undefined && hasYearField(about.items));
  });
}
