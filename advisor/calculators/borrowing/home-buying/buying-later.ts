import { compareHomes, type HomePlan } from '#advisor/calculators/borrowing/home-buying/own-or-rent.ts';
import { futureValue, growthFactor, loanPayment, periodicRate } from '#advisor/numerics/annuity.ts';

const monthsPerYear = 12;

/** A home bought now, or after a wait in which rent is paid and money is saved. Rates are percent a year. */
interface WaitPlan extends Omit<HomePlan, 'owner_costs' | 'repairs'> {
  later_rate: number;
  wait: number;
  down_payment: number;
  save: number;
  savings_rate: number;
  stay: number;
  refinance_costs: number;
}

const homeOf = (plan: WaitPlan): HomePlan => ({ ...plan, owner_costs: 0, repairs: 0 });

const asShare = (amount: number, price: number) => Math.min(100, (amount / price) * 100);

/** The down payment today: the stated amount, or a share of the price. */
export const downToday = ({ price, down_payment: down, down_percent: share }: WaitPlan) =>
  Math.min(price, down > 0 ? down : (price * share) / 100);

/** What buying now costs by the day of the sale, in money of today. */
export function costNow(plan: WaitPlan, pmiRatio: number): number {
  const months = Math.round(plan.stay * monthsPerYear);
  const home = { ...homeOf(plan), down_percent: asShare(downToday(plan), plan.price) };
  return compareHomes(home, pmiRatio, months)[months]!.buying;
}

/** The wait itself: what is there at its end, and what it has cost in money of today. */
export function waitingCourse(plan: WaitPlan) {
  const months = Math.round(plan.wait * monthsPerYear);
  const priceLater = plan.price * growthFactor(plan.home_growth / 100, months / monthsPerYear);
  const kept = downToday(plan) * growthFactor(plan.savings_rate / 100, months / monthsPerYear);
  const put = futureValue(0, plan.save, growthFactor(plan.savings_rate / 100, 1 / monthsPerYear) - 1, months);
  let [rents, rentsToday, savedToday] = [0, 0, 0];
  for (let month = 1; month <= months; month += 1) {
    const discount = growthFactor(plan.investment / 100, month / monthsPerYear);
    const rise = growthFactor(plan.rent_growth / 100, Math.floor((month - 1) / monthsPerYear));
    rents += plan.rent * rise;
    rentsToday += (plan.rent * rise) / discount;
    savedToday += plan.save / discount;
  }
  const saved = kept + put;
  return { months, priceLater, saved, rents, paidToday: downToday(plan) + rentsToday + savedToday };
}

/** What waiting and buying then costs by the same day, in money of today. */
export function costLater(plan: WaitPlan, pmiRatio: number): number {
  const { months, priceLater, saved, paidToday } = waitingCourse(plan);
  const owned = Math.round(plan.stay * monthsPerYear) - months;
  const later = {
    ...homeOf(plan),
    price: priceLater,
    rate: plan.later_rate,
    down_percent: asShare(saved, priceLater),
  };
  const discount = growthFactor(plan.investment / 100, months / monthsPerYear);
  return paidToday + (compareHomes(later, pmiRatio, owned)[owned]!.buying - saved) / discount;
}

/** What buying now and refinancing at the later rate after the wait saves over keeping the first loan. */
export function refinancingGain(plan: WaitPlan): number {
  const [end, start] = [Math.round(plan.stay * monthsPerYear), Math.round(plan.wait * monthsPerYear)];
  const term = Math.round(plan.term * monthsPerYear);
  if (start >= term) return 0;
  const old = periodicRate(plan.rate, monthsPerYear);
  const fresh = periodicRate(plan.later_rate, monthsPerYear);
  const loan = plan.price - downToday(plan);
  const payment = loanPayment(loan, old, term);
  const moved = futureValue(loan, -payment, old, start) * (1 + plan.refinance_costs / 100);
  const newPayment = loanPayment(moved, fresh, term - start);
  const last = Math.min(end, term);
  let gain = 0;
  for (let month = start + 1; month <= last; month += 1) {
    gain += (payment - newPayment) / growthFactor(plan.investment / 100, month / monthsPerYear);
  }
  const left = futureValue(loan, -payment, old, last) - futureValue(moved, -newPayment, fresh, last - start);
  return gain + left / growthFactor(plan.investment / 100, last / monthsPerYear);
}

/** The first payment of the loan, interest and principal only. */
export function paymentOn(loan: number, rate: number, term: number): number {
  const months = Math.max(1, Math.round(term * monthsPerYear));
  return loanPayment(loan, periodicRate(rate, monthsPerYear), months);
}
