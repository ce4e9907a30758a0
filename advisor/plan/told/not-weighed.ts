import type { Picture, PictureFact } from '#advisor/picture/picture.ts';
import { isTold, isTelling } from '#advisor/plan/told/leftover-facts.ts';

/** Numbers that people give as background: where and how they live, and when something was. */
const background: ReadonlySet<string> = new Set(['housing_cost', 'take_home', 'home_value', 'days']);
/** What the reader knows no role for may still decide, if it is an amount, a share or a time. */
const decidingUnits: ReadonlySet<string> = new Set(['money', 'percent', 'time']);

/** One amount beside the point is usual in a story; a time, or several numbers, may turn the decision. */
const fewest = 2;

/** The other end of a range whose one end is weighed: "2-3 years". */
function isOtherEnd({ role, unit, turn, owner }: PictureFact, used: ReadonlySet<PictureFact>): boolean {
  const isSame = (one: PictureFact) => one.role === role && one.turn === turn && one.owner === owner;
  return unit === 'time' && role !== 'other' && [...used].some(isSame);
}

/** The numbers of a message, in its own words, that a guide has no rule for; none where they hardly matter. */
export function notWeighed(
  { facts }: Picture,
  turn: number,
  used: ReadonlySet<PictureFact>,
): readonly string[] {
  const left = facts.filter(
    (fact) =>
      fact.turn === turn &&
      fact.source === 'words' &&
      fact.value !== 0 &&
      isTelling(fact) &&
      !background.has(fact.role) &&
      (fact.role !== 'other' || decidingUnits.has(fact.unit)) &&
      !isTold(fact, [...used]) &&
      !isOtherEnd(fact, used),
  );
  const said = [...new Set(left.map((fact) => fact.said))];
  return said.length >= fewest || left.some(({ unit }) => unit === 'time') ? said : [];
}

/** What each number that a decision has no rule for takes off it: a calculation that counts them may answer better. */
const perUnweighed = 0.6;

/** How much of a decision's likelihood is left beside a calculation. */
export const shareWeighed = (unweighed: readonly string[]): number => perUnweighed ** unweighed.length;
