import type { Remembered } from '#advisor/dialogue/state.ts';

/** From here on a question has nothing to do with what was said before. */
export const surelyNew = 0.9;

/** Whether a message may go on from the answer before it. */
export function isInThread({ turn, reading: { act } }: Pick<Remembered, 'turn' | 'reading'>): boolean {
  return turn > 0 && (act.id !== 'new' || act.probability < surelyNew);
}
