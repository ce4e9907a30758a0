export const filingStatuses = [
  'single',
  'married_joint',
  'married_separate',
  'head_of_household',
  'surviving_spouse',
] as const;
export type FilingStatus = (typeof filingStatuses)[number];

/**
 * A table of the law that names four of them. For brackets and the standard deduction a surviving spouse counts as a
 * joint return; where the law counts them as unmarried instead, the calculator says so itself.
 */
export interface ByStatus<T> {
  single: T;
  married_joint: T;
  married_separate: T;
  head_of_household: T;
}

export function forStatus<T>(table: ByStatus<T>, status: FilingStatus): T {
  return table[status === 'surviving_spouse' ? 'married_joint' : status];
}

export const statusNames: Record<FilingStatus, string> = {
  single: 'single',
  married_joint: 'married filing jointly',
  married_separate: 'married filing separately',
  head_of_household: 'head of household',
  surviving_spouse: 'qualifying surviving spouse',
};

/** A row of a table, in the order in which the IRS prints it. */
export const byStatus = <T>(
  single: T,
  married_joint: T,
  married_separate: T,
  head_of_household: T,
): ByStatus<T> => ({ single, married_joint, married_separate, head_of_household });
