import type { RoleUse } from '#advisor/reader/roles.ts';

/** Everything the members of a household have saved. Together it pays for their spending. */
export const savingsRoles = [
  'bal_total',
  'bal_total@spouse',
  'bal_total@both',
  'bal_retirement',
  'bal_retirement@spouse',
  'bal_retirement@both',
  'bal_brokerage',
  'bal_brokerage@spouse',
  'bal_brokerage@both',
  'bal_roth',
  'bal_roth@spouse',
  'bal_roth@both',
  'bal_cash',
  'bal_cash@spouse',
  'bal_cash@both',
  'bal_hsa',
  'bal_hsa@spouse',
  'bal_hsa@both',
  'hold_amount',
  'hold_amount@both',
] as const satisfies readonly RoleUse[];

/** Savings with a sum that is about to join them. */
export const savingsAndLumpSumRoles = [
  ...savingsRoles,
  'lump_sum',
  'lump_sum@spouse',
  'lump_sum@both',
] as const satisfies readonly RoleUse[];

/** What is put away regularly. */
export const savingRoles = [
  'save_amount',
  'save_amount@spouse',
  'save_amount@both',
  'k401_contrib',
  'k401_contrib@spouse',
  'k401_contrib@both',
  'ira_contrib',
  'ira_contrib@spouse',
  'ira_contrib@both',
] as const satisfies readonly RoleUse[];

/** What a household spends or takes out, together or told by one of them. */
export const spendingRoles = [
  'spend_total',
  'spend_total@both',
  'withdraw_amount',
  'withdraw_amount@both',
] as const satisfies readonly RoleUse[];

/** What comes in besides savings once work has ended. */
export const retirementIncomeRoles = [
  'ss_income',
  'ss_income@spouse',
  'ss_income@both',
  'pension_income',
  'pension_income@spouse',
  'pension_income@both',
  'rental_income',
  'rental_income@both',
  'other_income',
  'other_income@spouse',
  'other_income@both',
] as const satisfies readonly RoleUse[];
