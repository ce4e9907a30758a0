import type { FieldAbout } from '#advisor/calculators/define/fields.ts';
import type { Figure } from '#advisor/calculators/define/result.ts';
import { uncapitalize } from '#advisor/compose/markdown.ts';

/** What follows a comma in a label explains it. */
export const shortLabel = ({ label }: Pick<FieldAbout, 'label'>): string => label.replace(/, .*$/, '');

/** "the monthly payment", "your age now": in the middle of a sentence. */
export function theName(of: Pick<FieldAbout, 'label'>): string {
  const name = uncapitalize(shortLabel(of));
  return /^(?:your|the|what|how|[A-Z]+:) ?/.test(name) ? name : `the ${name}`;
}

export const theFigure = (figure: Figure): string => theName(figure);
