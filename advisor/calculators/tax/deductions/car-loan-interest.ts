import { toCents, type Cents } from '#advisor/quantities/cents.ts';

const monthsPerYear = 12;

interface CarLoan {
  car_loan_balance?: number;
  car_loan_rate?: number;
  car_loan_years?: number;
}

/** The interest of the next twelve equal payments on a car loan; nothing where its rate is not told. */
export function yearOfCarInterest(loan: CarLoan): Cents {
  const { car_loan_balance: balance = 0, car_loan_rate: rate = 0, car_loan_years: years = 5 } = loan;
  if (balance === 0 || rate === 0) return 0;
  const monthly = rate / 100 / monthsPerYear;
  const months = Math.round(years * monthsPerYear);
  const payment = (balance * monthly) / (1 - (1 + monthly) ** -months);
  const growth = (1 + monthly) ** monthsPerYear;
  const left = Math.max(0, balance * growth - (payment * (growth - 1)) / monthly);
  return toCents(payment * monthsPerYear - (balance - left));
}
