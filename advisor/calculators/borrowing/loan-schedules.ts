import { amortize, type Amortization } from '#advisor/numerics/amortize.ts';
import { toCents, type Cents } from '#advisor/quantities/cents.ts';

/** A payment as people round it is that of the loan. */
const rounding = 0.03;
/** Longer than any loan: a payment that is too small for the term runs on to its own end. */
const longestMonths = 1200;

export interface LoanSchedules {
  /** What the loan calls for. */
  level: Cents;
  /** What is paid every month, without the extra. */
  paid: Cents;
  /** Without what is paid beyond that. */
  plain: Amortization;
  faster: Amortization;
  isFaster: boolean;
}

/**
 * A loan as its contract has it, and as it is paid: with another payment, with something extra every month, with
 * something at once. What is extra is held against what is paid now, otherwise a larger payment against the contract.
 */
export function loanSchedules(
  { rate, payment, extra, lump_sum: lump }: Record<'rate' | 'payment' | 'extra' | 'lump_sum', number>,
  owed: Cents,
  term: number,
): LoanSchedules {
  const contract = amortize(owed, rate, term);
  const level = contract.payment;
  const told = toCents(payment);
  const isOther = told > 0 && Math.abs(told - level) > level * rounding;
  const paid = isOther ? told : level;
  const end = paid < level ? longestMonths : term;
  const asPaid = isOther ? amortize(owed, rate, end, 0, paid) : contract;
  const isPrepaid = extra > 0 || lump > 0;
  const faster = isPrepaid ? amortize(owed - toCents(lump), rate, end, toCents(extra), paid) : asPaid;
  const plain = isPrepaid || paid < level ? asPaid : contract;
  return { level, paid, plain, faster, isFaster: isPrepaid || paid > level };
}
