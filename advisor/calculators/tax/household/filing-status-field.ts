import { choice } from '#advisor/calculators/define/fields.ts';
import type { FilingStatus } from '#advisor/facts/filing-status.ts';

const statuses: readonly FilingStatus[] = [
  'single',
  'married_joint',
  'married_separate',
  'head_of_household',
  'surviving_spouse',
];

/** How somebody files, by what people call it and by whom they mention. */
export const filingStatusField = choice<FilingStatus>({
  label: 'Filing status',
  fact: 'filing',
  options: statuses,
  default: { value: 'single', reason: 'no spouse is mentioned' },
});

/** Where a marriage itself is asked about: two incomes alone do not say that the two are married already. */
export const filingOfSpouses = choice<FilingStatus>({
  label: 'Filing status',
  options: statuses,
  facts: {
    married_joint: 'filing=married_joint & status=married',
    married_separate: 'filing=married_separate',
    head_of_household: 'filing=head_of_household',
  },
  default: { value: 'single', reason: 'no marriage is mentioned' },
});
