import type { PictureFact } from '#advisor/picture/picture.ts';

/**
 * What was told and is no longer among the facts, because something that follows from it stands in its place: the pay of
 * two people together, where the pay of one of them was told too. Who drops what follows needs it back.
 */
export function takenApart(dropped: readonly PictureFact[], facts: readonly PictureFact[]): PictureFact[] {
  const told = dropped.flatMap(({ from = [] }) => from).filter(({ source }) => source === 'words');
  const left = facts.filter((fact) => !dropped.includes(fact));
  return told.filter((fact, at) => !isThere(fact, [...left, ...told.slice(0, at)]));
}

const isThere = ({ turn, start, role }: PictureFact, all: readonly PictureFact[]) =>
  all.some((one) => one.turn === turn && one.start === start && one.role === role);
