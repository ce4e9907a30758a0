import type { CardInputs } from '#web/features/answer-card/use-run.ts';

/** What was set, and not assumed. */
export function givenOf(inputs: CardInputs): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(inputs).flatMap(([field, { value, origin }]) =>
      origin === 'assumption' ? [] : [[field, value] as const],
    ),
  );
}
