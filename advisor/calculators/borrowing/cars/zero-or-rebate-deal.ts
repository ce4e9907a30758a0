import type { LoanCompounding } from '#advisor/calculators/borrowing/loans/loan-convention.ts';

/** The two offers of a dealer, and what else is known. */
export interface Deal {
  price: number;
  down: number;
  trade_in: number;
  rebate: number;
  low_rate: number;
  other_rate: number;
  term: number;
  other_term: number;
  savings_rate: number;
  pay_off: number;
  compounding: LoanCompounding;
}

/** Cash is paid in place of the second loan. */
export const paysCash = ({ savings_rate: savings, other_rate: rate }: Deal) => savings > 0 && rate === 0;
