import type { State } from '#advisor/dialogue/state.ts';
import type { PictureFact } from '#advisor/picture/picture.ts';

/** What was told for earlier questions, after a message: a new question takes over only what is the person's own. */
export function leftBehind({ picture, left }: State, after: Partial<State>): readonly PictureFact[] {
  const isNew = after.begun !== undefined;
  const known = new Set(after.picture?.facts ?? picture.facts);
  return [...left, ...(isNew ? picture.facts : [])].filter((fact) => !known.has(fact));
}
