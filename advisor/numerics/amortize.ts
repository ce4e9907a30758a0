import { loanPayment, periodicRate } from '#advisor/numerics/annuity.ts';
import { percentOf, roundHalfUp, type Cents } from '#advisor/quantities/cents.ts';

const monthsPerYear = 12;

interface LoanMonth {
  month: number;
  paid: Cents;
  interest: Cents;
  principal: Cents;
  /** What is owed afterwards. */
  balance: Cents;
}

export interface Amortization {
  /** The regular payment, without anything extra. */
  payment: Cents;
  months: readonly LoanMonth[];
  interest: Cents;
}

/** The payment that a lender writes into the contract: to the nearest cent. */
export function levelPayment(principal: Cents, apr: number, months: number): Cents {
  return roundHalfUp(loanPayment(principal, periodicRate(apr, monthsPerYear), months));
}

/**
 * Month by month as a lender books it: interest to the cent on what is owed, the rest of the payment against it. The
 * last payment is whatever settles the loan. A loan that something was paid off at once keeps the payment it had.
 * `besides` is what is paid once more in some months.
 */
export function amortize(
  principal: Cents,
  apr: number,
  term: number,
  extra: Cents = 0,
  payment: Cents = levelPayment(principal, apr, term),
  besides: (month: number) => Cents = () => 0,
): Amortization {
  const months: LoanMonth[] = [];
  let balance = principal;
  let total = 0;
  for (let month = 1; balance > 0; month++) {
    const interest = percentOf(balance, apr / monthsPerYear);
    const due = balance + interest;
    const paid = month >= term ? due : Math.min(due, payment + extra + besides(month));
    balance = due - paid;
    total += interest;
    months.push({ month, paid, interest, principal: paid - interest, balance });
  }
  return { payment, months, interest: total };
}

/** What is owed after so many payments. */
export function balanceAfter({ months }: Amortization, principal: Cents, paid: number): Cents {
  return paid <= 0 ? principal : (months[paid - 1]?.balance ?? 0);
}
