import { futureValue, growthFactor, loanPayment, periodicRate } from '#advisor/numerics/annuity.ts';

const monthsPerYear = 12;

/** A home to live in, bought or rented. Rates are percent a year. */
export interface HomePlan {
  price: number;
  rent: number;
  down_percent: number;
  rate: number;
  term: number;
  home_growth: number;
  rent_growth: number;
  tax_rate: number;
  maintenance: number;
  insurance_rate: number;
  hoa: number;
  pmi_rate: number;
  buying_costs: number;
  selling_costs: number;
  investment: number;
  /** Beside dues, each month. */
  owner_costs: number;
  /** Right after buying. */
  repairs: number;
}

interface MonthOfHome {
  /** What owning and renting have cost by now in money of the first day, the home sold. */
  buying: number;
  renting: number;
  /** What a sale leaves after its costs and the loan. */
  equity: number;
}

/** What stays the same over all months. */
function loanOf({ price, down_percent, rate, term }: HomePlan) {
  const principal = price * (1 - down_percent / 100);
  const monthly = periodicRate(rate, monthsPerYear);
  const months = Math.max(1, Math.round(term * monthsPerYear));
  const payment = loanPayment(principal, monthly, months);
  const owed = (month: number) =>
    month >= months ? 0 : Math.max(0, futureValue(principal, -payment, monthly, month));
  return { principal, months, payment, owed };
}

/** What an owner pays in a month, the first being month one. Taxes and upkeep follow the value at each year's start. */
export function ownerMonth(plan: HomePlan, month: number, pmiRatio: number): number {
  const { months, payment, owed } = loanOf(plan);
  const value = plan.price * growthFactor(plan.home_growth / 100, Math.floor((month - 1) / monthsPerYear));
  const upkeep = (value * (plan.tax_rate + plan.maintenance + plan.insurance_rate)) / 100 / monthsPerYear;
  const before = owed(month - 1);
  // A hair of floating point must not insure a loan of exactly that share.
  const insured = before > (plan.price * pmiRatio) / 100 + 1e-6;
  const pmi = insured ? (before * plan.pmi_rate) / 100 / monthsPerYear : 0;
  return (month <= months ? payment : 0) + upkeep + pmi + plan.hoa + plan.owner_costs;
}

/** Both ways month by month, in present value at what money earns elsewhere; the index is the month of leaving. */
export function compareHomes(plan: HomePlan, pmiRatio: number, months: number): MonthOfHome[] {
  const { owed } = loanOf(plan);
  const start = plan.price * (plan.down_percent + plan.buying_costs) * 0.01 + plan.repairs;
  let paid = start;
  let rented = 0;
  return Array.from({ length: months + 1 }, (_, month) => {
    const discount = growthFactor(plan.investment / 100, month / monthsPerYear);
    if (month > 0) {
      paid += ownerMonth(plan, month, pmiRatio) / discount;
      const rise = growthFactor(plan.rent_growth / 100, Math.floor((month - 1) / monthsPerYear));
      rented += (plan.rent * rise) / discount;
    }
    const value = plan.price * growthFactor(plan.home_growth / 100, month / monthsPerYear);
    const equity = value * (1 - plan.selling_costs / 100) - owed(month);
    return { buying: paid - equity / discount, renting: rented, equity };
  });
}
