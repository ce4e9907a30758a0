import type { Formulas } from '#advisor/calculators/define/define-calculator.ts';
import { effectiveRateFormula } from '#advisor/calculators/borrowing/loans/loan-convention.ts';

/** How the figures come about. */
export const consolidationFormulas: Formulas = {
  saved: ['interest_now - cost_new', 'cost_new - interest_now'],
  new_payment: 'The level payment that pays off {"Borrowed"} at {rate} in {years}',
  interest_now: 'Each month’s interest on {debts}, paying {paid_now} in all, highest rate first',
  months_now: 'Months of {paid_now} until {debts} are gone, highest rate first',
  cost_new: [
    'new_payment * months_new - owed',
    'Interest at {rate} over {years} on {"Borrowed"}[, plus the fee of {fee}]',
  ],
  months_new: 'years * 12',
  paid_now: [
    'debts.minimum',
    'budget',
    'Taken as the new payment of {new_payment}, because no present payments were given',
  ],
  owed: 'debts.balance',
  fee: ['fee', 'owed * fee_percent', 'The fee on {owed}, rounded to cents'],
  ...effectiveRateFormula(),
};
