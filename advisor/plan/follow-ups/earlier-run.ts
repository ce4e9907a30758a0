import { withoutReplaced } from '#advisor/calculators/define/alternatives.ts';
import { aboutField, type Fields } from '#advisor/calculators/define/fields.ts';
import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import type { Receipt } from '#advisor/compose/receipt.ts';
import type { Gone } from '#advisor/dialogue/gone.ts';
import { rolesOfField } from '#advisor/dialogue/in-context.ts';
import type { FinishedReceipt } from '#advisor/plan/plan.ts';
import type { PlannedRun } from '#advisor/plan/planned-run.ts';
import type { ReadQuantity } from '#advisor/reader/reading.ts';
import type { RoleId } from '#advisor/reader/roles.ts';

/** What is known of debts is in the picture: without one of them, an earlier run has nothing to add. */
const ofDebts: ReadonlySet<RoleId> = new Set(['debt_payment', 'debt_balance', 'debt_extra']);

/** What the earlier run was given and nothing in the picture says otherwise: a choice made in a card, a saved goal. */
export function withEarlier(
  run: PlannedRun,
  receipt: Receipt,
  gone: Gone,
  told: readonly ReadQuantity[],
): PlannedRun {
  const { inputs, year } = receipt;
  const fields = run.calculator.fields as Fields;
  const isOfThing = isOfSavedThing(receipt) && !told.some(({ owner }) => owner === 'other');
  const isCounted = (name: string) => {
    const counts = aboutField(fields[name])?.counts;
    return counts !== undefined && told.some(({ role, owner }) => counts.role === `${role}@${owner}`);
  };
  const isGone = (name: string) =>
    isCounted(name) ||
    rolesOfField(fields[name]).some(
      (role) => gone.roles.includes(role) || (gone.kinds.length > 0 && ofDebts.has(role)),
    );
  // A gain that is long-term now is no short-term one any more: both fields take the same role.
  const isMoved = (name: string) =>
    Object.entries(run.input).some(
      ([other, value]) =>
        value === inputs[name]?.value &&
        typeof value === 'number' &&
        (inputs[other]?.origin ?? 'assumption') === 'assumption' &&
        rolesOfField(fields[other]).some((role) => rolesOfField(fields[name]).includes(role)),
    );
  // A down payment that is told as an amount now is no share of the price any more.
  const still = withoutReplaced(run.calculator, inputs, Object.keys(run.input));
  const kept = Object.entries(still).filter(
    ([name, { origin }]) =>
      origin !== 'assumption' &&
      // What was saved is there again where it belongs, and not for somebody else.
      (origin !== 'your numbers' || isOfThing) &&
      !(name in run.input) &&
      !isMoved(name) &&
      !run.changed.includes(name) &&
      !isGone(name),
  );
  // One number told once fills one input, and that of the earlier run stands.
  const isTwice = ([name, value]: [string, unknown]) =>
    typeof value === 'number' &&
    (inputs[name]?.origin ?? 'assumption') === 'assumption' &&
    kept.some(([, one]) => one.value === value) &&
    !told.some((one) => one.value === value);
  const input = Object.fromEntries(Object.entries(run.input).filter((entry) => !isTwice(entry)));
  return {
    ...run,
    input: { ...Object.fromEntries(kept.map(([name, { value }]) => [name, value])), ...input },
    origins: { ...Object.fromEntries(kept.map(([name, { origin }]) => [name, origin])), ...run.origins },
    year: run.year === year ? year : run.year,
  };
}

/** By calculator, the input that says which goal, debts or holdings of somebody a run is about. */
const aboutThing: Readonly<Record<string, string>> = {
  savings_goal: 'target',
  debt_payoff: 'debts',
  portfolio_analysis: 'holdings',
};

/** Whether a run is about a saved goal, debt or holding: the next message goes on with that one, and does not name it again. */
function isOfSavedThing({ calculator, inputs }: Receipt): boolean {
  return inputs[aboutThing[calculator] ?? '']?.origin === 'your numbers';
}

/** The roles of what was told for a run. */
export function rolesTold({ calculator, receipt }: FinishedReceipt): ReadonlySet<RoleId> {
  const told = Object.entries(receipt.inputs).filter(([, { origin }]) => origin !== 'assumption');
  return new Set(told.flatMap(([name]) => rolesOfField((calculator.fields as Fields)[name])));
}

/** The inputs that differ from those of an earlier run. */
export function changesOf({ input }: PlannedRun, { inputs }: Receipt): string[] {
  const isTold = (name: string) => inputs[name] !== undefined && inputs[name].origin !== 'assumption';
  const removed = Object.keys(inputs).filter((name) => isTold(name) && !(name in input));
  const changed = Object.keys(input).filter(
    (name) => JSON.stringify(inputs[name]?.value) !== JSON.stringify(input[name]),
  );
  return [...changed, ...removed];
}

/** The receipt's run as it was, with what was assumed in it. */
export function runAgain(receipt: Receipt, calculator: AnyCalculator): PlannedRun {
  const told = Object.entries(receipt.inputs);
  const kept = told.filter(([, { origin }]) => origin !== 'assumption');
  return {
    calculator,
    input: Object.fromEntries(told.map(([name, { value }]) => [name, value])),
    origins: Object.fromEntries(kept.map(([name, { origin }]) => [name, origin])),
    assumed: kept.flatMap(([name, { assumed = [] }]) => assumed.map((part) => `${name}.${part}`)),
    year: receipt.year,
    changed: [],
  };
}
