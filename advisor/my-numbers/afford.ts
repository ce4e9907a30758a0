import { cushionMonths, starterMonths } from '#advisor/guides/investing/footing-fields.ts';
import type { KnownDebt } from '#advisor/my-numbers/known-picture.ts';

/** What somebody has to pay with, as far as it is saved. */
export interface Means {
  cash: number;
  /** Spent a month. */
  spending: number | undefined;
  /** Left over to save each month. */
  saving: number | undefined;
  /** The costliest debt, where it has to go first. */
  debt: KnownDebt | undefined;
}

export interface Affordable extends Means {
  amount: number;
  /** Stays in the bank for emergencies. */
  kept: number;
  /** What is still missing, with the debt and the emergency fund counted first; 0 where it can be paid today. */
  missing: number;
  /** Whether cash pays the debt off today, with a month of spending left. */
  paysDebt: boolean;
  /** Until it is there at what is saved a month; undefined where nothing is. */
  months: number | undefined;
  /** Of spending that the cash covers now, and once it is bought; undefined where no spending is saved. */
  coveredNow: number | undefined;
  coveredAfter: number | undefined;
}

/** Whether something can be paid for, in the order that money goes in: costly debt, three months of spending, the rest. */
export function afford(amount: number, means: Means): Affordable {
  const { cash, spending, saving, debt } = means;
  const kept = (spending ?? 0) * cushionMonths;
  const missing = Math.max(0, amount + kept + (debt?.balance ?? 0) - cash);
  const covers = (money: number) => (spending ? Math.max(0, money) / spending : undefined);
  return {
    ...means,
    amount,
    kept,
    missing,
    paysDebt: debt !== undefined && cash - (spending ?? 0) * starterMonths >= debt.balance,
    months: saving ? Math.ceil(missing / saving) : undefined,
    coveredNow: covers(cash),
    coveredAfter: covers(cash - amount),
  };
}
