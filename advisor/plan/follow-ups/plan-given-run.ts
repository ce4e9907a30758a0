import type { Origin, Receipt } from '#advisor/compose/receipt.ts';
import { problemOf } from '#advisor/plan/fill/is-acceptable.ts';
import { nearestReadings } from '#advisor/plan/doubt/nearest-readings.ts';
import type { Asking } from '#advisor/plan/to-plan.ts';
import type { Plan } from '#advisor/plan/plan.ts';
import type { GivenRun } from '#advisor/plan/to-plan.ts';

/** What a card or a button sends is run as it is, whatever the words beside it say. */
export function planGivenRun(asking: Asking, { calculator, inputs, year = asking.year }: GivenRun): Plan {
  const before = asking.last?.calculator.name === calculator.name ? asking.last.receipt : undefined;
  const planned = { calculator, input: inputs, origins: originsOf(inputs, before), year, changed: [] };
  const message = problemOf(calculator, inputs, year);
  if (message !== undefined) return { kind: 'problem', planned, message };
  return {
    kind: 'calculate',
    runs: [planned],
    readings: nearestReadings(asking).slice(0, 1),
    wanted: { figures: before?.asked ?? [] },
    isGiven: true,
  };
}

/** What is as it was before came from where it came from then; the rest was set by the person. */
function originsOf(inputs: GivenRun['inputs'], before: Receipt | undefined): Record<string, Origin> {
  return Object.fromEntries(
    Object.entries(inputs).flatMap(([field, value]) => {
      const known = before?.inputs[field];
      const isSame = known && JSON.stringify(known.value) === JSON.stringify(value);
      const origin = isSame ? known.origin : 'you said';
      return origin === 'assumption' ? [] : [[field, origin] as const];
    }),
  );
}
