import { choice } from '#advisor/calculators/define/fields.ts';
import { presentValue } from '#advisor/numerics/annuity.ts';
import { solveRoot } from '#advisor/numerics/solve-root.ts';

/** Installments in a year, by their rhythm. */
export const installmentsPerYear = { monthly: 12, twice_a_month: 24, every_two_weeks: 26, weekly: 52 };

const monthsPerYear = 12;
/** Ten times the loan with every payment: beyond every lender. */
const highestRate = 10;

/** How often installments are due. */
export const installmentsField = choice<keyof typeof installmentsPerYear>({
  label: 'Frequency of payments',
  fact: 'paid',
  options: ['monthly', 'twice_a_month', 'every_two_weeks', 'weekly'],
  default: { value: 'monthly', reason: 'most loans are paid by the month' },
});

/** One installment, to the cent, from what is paid in a month on average. */
export function installmentOf(monthly: number, perYear: number): number {
  return Math.round(((monthly * monthsPerYear) / perYear) * 100) / 100;
}

export interface InstallmentRates {
  /** The rate of the Truth in Lending Act: that of one payment period, times the periods of a year; in percent. */
  apr: number;
  /** What a year costs with interest on interest, in percent. */
  effective: number;
}

/** The rates at which level payments are worth what is received; null where they do not even pay it back. */
export function installmentRates(
  received: number,
  payment: number,
  payments: number,
  perYear: number,
): InstallmentRates | null {
  // Beyond this the growth factor is no longer a number.
  const highest = Math.min(highestRate, Math.expm1(690 / payments));
  const rate = solveRoot((one) => presentValue(0, payment, one, payments) - received, 0, highest);
  return rate === null
    ? null
    : { apr: rate * perYear * 100, effective: Math.expm1(perYear * Math.log1p(rate)) * 100 };
}
