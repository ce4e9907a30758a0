import type { SavedFact, SavedThing } from '#contract/my-numbers.ts';

const yearMs = 365.25 * 24 * 3_600_000;
const collegeAge = 18;

export interface KnownFamily {
  children: number;
  /** Of the children who are not in college yet, the oldest first. */
  childAges: readonly number[];
  /** In 529 plans. */
  savedForCollege: number;
}

export function familyOf(
  facts: readonly SavedFact[],
  things: readonly SavedThing[],
  today: Date,
): KnownFamily {
  const told = facts.find(({ fact }) => fact === 'child_ages');
  const ages = String(told?.value ?? '')
    .split(',')
    .filter((age) => age.trim() !== '')
    .map((age) => Number(age) + yearsSince(told!.confirmed_at, today));
  const count = facts.find(({ fact }) => fact === 'children')?.value;
  const plans = things.flatMap((thing) =>
    thing.kind === 'account' && thing.details.type === 'plan_529' ? [thing.details.balance] : [],
  );
  return {
    children: typeof count === 'number' ? count : ages.length,
    childAges: ages.filter((age) => age < collegeAge).toSorted((one, other) => other - one),
    savedForCollege: plans.reduce((sum, balance) => sum + balance, 0),
  };
}

/** Somebody who said two years ago that they are 40 is 42. */
export function yearsSince(confirmed: string, today: Date): number {
  return Math.max(0, Math.floor((today.getTime() - Date.parse(confirmed)) / yearMs));
}
