import type { RoleId } from '#advisor/reader/roles.ts';

/** What people call by several names. */
const names: readonly ReadonlySet<RoleId>[] = [
  new Set<RoleId>(['wages', 'agi', 'se_income', 'other_income']),
  new Set<RoleId>(['housing_cost', 'mortgage_payment', 'debt_payment']),
];
const [earned] = names;

/** "AGI is the 240k" after "we earn 240k", "that's the mortgage, not rent": one thing by two names. */
export const isSameByName = (one: RoleId, other: RoleId) =>
  names.some((alike) => alike.has(one) && alike.has(other));

/** Whether both tell what somebody earns. */
export const isWhatIsEarned = (one: RoleId, other: RoleId) => earned!.has(one) && earned!.has(other);
