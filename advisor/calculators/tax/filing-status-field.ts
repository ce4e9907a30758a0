import { choice } from '#advisor/calculators/define/fields.ts';
import type { FilingStatus } from '#advisor/facts/filing-status.ts';

/** How somebody files, by what people call it and by whom they mention. */
export const filingStatusField = choice<FilingStatus>({
  label: 'Filing status',
  fact: 'filing',
  options: ['single', 'married_joint', 'married_separate', 'head_of_household', 'surviving_spouse'],
  default: { value: 'single', reason: 'no spouse is mentioned' },
});
