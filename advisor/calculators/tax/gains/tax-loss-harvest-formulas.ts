import type { Formulas } from '#advisor/calculators/define/define-calculator.ts';

/** How the figures come about. */
export const taxLossHarvestFormulas: Formulas = {
  tax_saved: ['"Tax without the loss" - "Tax with the loss"'],
  against_gains: [
    'loss + short_loss - against_income - carried_over - put_off',
    'The part of the loss that cancels gains of the year',
  ],
  against_income: [
    'loss + short_loss - against_gains - carried_over - put_off',
    'The part of the loss that counts against other income, up to the law’s limit',
  ],
  carried_over: 'loss + short_loss - against_gains - against_income - put_off',
  put_off: [
    'loss + short_loss - against_gains - against_income - carried_over',
    'The whole loss, if you buy back too soon',
  ],
  carryover: ['carried_over', 'All losses that the year doesn’t use up'],
  years_to_use: '{carryover} ÷ the law’s limit against other income, rounded up',
  saved_at_named_rate: 'The loss that counts × {rate}',
};
