import { percentOf, type Cents } from '#advisor/quantities/cents.ts';

const monthsPerYear = 12;
/** A hundred years: a payoff that takes longer is refused. */
const longestMonths = 1200;

export interface Debt {
  balance: Cents;
  /** Percent a year. */
  rate: number;
  minimum: Cents;
}

type Strategy = 'avalanche' | 'snowball';

export interface Payoff {
  months: number;
  interest: Cents;
  /** Which debt was gone after which month, in that order; debts are named by their place in the list. */
  cleared: readonly { debt: number; month: number }[];
  /** What is owed altogether after each month, from the start on. */
  owed: readonly Cents[];
}

/** Which debt gets the money beyond the minimums: the highest rate first, or the smallest balance first. */
export function payoffOrder(debts: readonly Debt[], strategy: Strategy): number[] {
  const byRate = (a: Debt, b: Debt) => b.rate - a.rate;
  const bySize = (a: Debt, b: Debt) => a.balance - b.balance;
  return debts
    .map((debt, place) => ({ debt, place }))
    .sort((a, b) =>
      strategy === 'avalanche'
        ? byRate(a.debt, b.debt) || bySize(a.debt, b.debt)
        : bySize(a.debt, b.debt) || byRate(a.debt, b.debt),
    )
    .map(({ place }) => place);
}

export function interestOfMonth(debts: readonly Debt[]): Cents {
  return debts.reduce((sum, { balance, rate }) => sum + percentOf(balance, rate / monthsPerYear), 0);
}

/**
 * The same budget every month until nothing is owed: interest is charged, the minimums are paid, and what is left goes
 * down the order. What is paid at once goes down the same order first. Null where the budget never gets there.
 */
export function payOff(
  debts: readonly Debt[],
  budget: Cents,
  strategy: Strategy,
  atOnce: Cents = 0,
): Payoff | null {
  const order = payoffOrder(debts, strategy);
  const balances = debts.map(({ balance }) => balance);
  let windfall = atOnce;
  for (const place of order) {
    const paid = Math.min(windfall, balances[place] ?? 0);
    balances[place] = (balances[place] ?? 0) - paid;
    windfall -= paid;
  }
  const total = () => balances.reduce((sum, balance) => sum + balance, 0);
  const cleared: { debt: number; month: number }[] = [];
  const owed = [total()];
  let interest = 0;
  for (let month = 1; total() > 0; month++) {
    if (month > longestMonths) return null;
    let left = budget;
    const pay = (place: number, amount: Cents) => {
      const paid = Math.min(amount, balances[place] ?? 0, left);
      balances[place] = (balances[place] ?? 0) - paid;
      left -= paid;
      if (paid > 0 && balances[place] === 0) cleared.push({ debt: place, month });
    };
    debts.forEach(({ rate }, place) => {
      const charged = percentOf(balances[place] ?? 0, rate / monthsPerYear);
      balances[place] = (balances[place] ?? 0) + charged;
      interest += charged;
    });
    debts.forEach(({ minimum }, place) => pay(place, minimum));
    for (const place of order) pay(place, left);
    owed.push(total());
  }
  return { months: owed.length - 1, interest, cleared, owed };
}

/** The smallest budget that pays everything off within so many months. */
export function budgetFor(debts: readonly Debt[], months: number, atOnce: Cents = 0): Cents {
  const isEnough = (budget: Cents) =>
    (payOff(debts, budget, 'avalanche', atOnce)?.months ?? Infinity) <= months;
  let low = Math.max(
    0,
    debts.reduce((sum, { minimum }) => sum + minimum, 0),
  );
  if (isEnough(low)) return low;
  let high = debts.reduce((sum, { balance }) => sum + balance, 0) + interestOfMonth(debts);
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (isEnough(middle)) high = middle;
    else low = middle;
  }
  return high;
}

/** The calculator's `check` has seen to it that the budget gets there. */
export function requirePlan(plan: Payoff | null): Payoff {
  if (!plan) throw new Error('A budget that never pays off the debts got past the check.');
  return plan;
}
