import { amortize, type Amortization } from '#advisor/numerics/amortize.ts';
import { toCents, type Cents } from '#advisor/quantities/cents.ts';

const monthsPerYear = 12;
/** A payment as people round it is that of the loan. */
const rounding = 0.03;
/** Longer than any loan: a payment that is too small for the term runs on to its own end. */
const longestMonths = 1200;

interface LoanSchedules {
  /** What the loan calls for. */
  level: Cents;
  /** What is paid every month, without the extra. */
  paid: Cents;
  /** Without what is paid beyond that. */
  plain: Amortization;
  faster: Amortization;
  isFaster: boolean;
}

type Paid = Record<'rate' | 'payment' | 'extra' | 'lump_sum' | 'lump_after' | 'yearly_extra', number>;

/** What is paid once: with this payment, or with the last of every year. */
function besidesOf({ lump_sum: lump, lump_after: after, yearly_extra: yearly }: Paid) {
  const at = Math.round(after * monthsPerYear);
  return (month: number): Cents =>
    (month === at ? toCents(lump) : 0) + (month % monthsPerYear === 0 ? toCents(yearly) : 0);
}

/**
 * A loan as its contract has it, and as it is paid: with another payment, with something extra every month or year, with
 * something at once or later. What is extra is held against what is paid now, otherwise a larger payment against the
 * contract.
 */
export function loanSchedules(loan: Paid, owed: Cents, term: number): LoanSchedules {
  const { rate, payment, extra, lump_sum: lump } = loan;
  const contract = amortize(owed, rate, term);
  const level = contract.payment;
  const told = toCents(payment);
  const isOther = told > 0 && Math.abs(told - level) > level * rounding;
  const paid = isOther ? told : level;
  const end = paid < level ? longestMonths : term;
  const asPaid = isOther ? amortize(owed, rate, end, 0, paid) : contract;
  const isPrepaid = extra > 0 || lump > 0 || loan.yearly_extra > 0;
  const now = loan.lump_after > 0 ? 0 : toCents(lump);
  const faster = isPrepaid ? amortize(owed - now, rate, end, toCents(extra), paid, besidesOf(loan)) : asPaid;
  const plain = isPrepaid || paid < level ? asPaid : contract;
  return { level, paid, plain, faster, isFaster: isPrepaid || paid > level };
}
