import { withDerived } from '#advisor/picture/derive.ts';
import type { Picture, PictureFact } from '#advisor/picture/picture.ts';
import { takenApart } from '#advisor/picture/taken-apart.ts';
import { valueInRole } from '#advisor/picture/role-values.ts';
import { doubtThresholds } from '#advisor/plan/doubt/doubt.ts';
import type { Reading, ReadQuantity } from '#advisor/reader/reading.ts';
import type { RoleId } from '#advisor/reader/roles.ts';
import type { Likely } from '#advisor/reader/scores.ts';

/** So many doubtful numbers are looked at together, each in so many of its roles. */
const [mostFacts, mostRoles] = [3, 3];
/** Roles less likely than this are not tried. */
const leastRole = 0.06;
/** What a plan is worth that cannot be run; for each number, that it leaves over, takes for another case, or ignores. */
const [cannotRun, leavesOver, isAnotherCase, doesNotMatter] = [0.3, 0.25, 0.5, 0.5];
/** And for each further input that it lacks. */
const lacksMore = 0.7;
/** What it is worth for each doubtful number in a meaning that a sure one of the same message has already. */
const isToldAlready = 0.75;

interface Told {
  picture: Picture;
  reading: Reading;
  turn: number;
  year: number;
  month?: number | undefined;
}

/** What of a plan says how well its numbers fit. */
interface Fit {
  missing: readonly string[];
  problem: string | undefined;
  used: readonly PictureFact[];
  leftover: readonly PictureFact[];
  assumedCases: number;
}

interface Doubtful {
  fact: PictureFact;
  quantity: ReadQuantity;
  roles: readonly Likely<RoleId>[];
}

/**
 * Plans with doubtful numbers in each of their likely roles, and takes the plan in which all of them fit best: a number
 * that may be what the home is worth or what selling it cost is the cost, where the worth is told already. How likely a
 * role is says then what the other readings leave of it; a number that changes nothing is sure in any. Undefined where
 * nothing is doubtful: all roles are read `surely`.
 */
export function chooseRoles<T extends Fit>(
  told: Told,
  plan: (picture: Picture) => T,
  comesToTheSame: (one: T, other: T) => boolean,
  surely: number = doubtThresholds.doubtfulRole,
): T | undefined {
  const doubtful = doubtfulOf(told, surely);
  if (doubtful.length === 0) return undefined;
  const tried = assignmentsOf(doubtful).map((roles) => {
    const result = plan(pictureIn(told, doubtful, roles));
    return {
      roles,
      result,
      weight: weightOf(doubtful, roles, result) * isToldAlready ** repeatsOf(told, doubtful, roles),
    };
  });
  const total = tried.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return undefined;
  const best = tried.reduce((one, other) => (other.weight > one.weight ? other : one));
  const isIdle = doubtful.map((_, at) =>
    tried
      .filter((one) => one !== best && one.roles.every((role, n) => n === at || role === best.roles[n]))
      .every(
        ({ result }) =>
          result.leftover.length === best.result.leftover.length && comesToTheSame(best.result, result),
      ),
  );
  const likely = doubtful.map(({ roles }, at) =>
    roles.map(({ id }) => ({
      id,
      probability:
        (shareTried(roles) *
          tried.filter((one) => one.roles[at] === id).reduce((sum, { weight }) => sum + weight, 0)) /
        total,
    })),
  );
  const { leftover, used, ...chosen } = plan(pictureIn(told, doubtful, best.roles, likely));
  const unused = doubtful.flatMap(({ fact }, at) =>
    best.roles[at] === 'other' && fact.role !== 'other' && !isIdle[at] ? [fact] : [],
  );
  // What leads to the same figures in each of its meanings is no doubt.
  const isSure = ({ start, turn }: PictureFact) =>
    doubtful.some(({ fact }, at) => isIdle[at] && fact.start === start && fact.turn === turn);
  return {
    ...chosen,
    used: used.map((fact) => (isSure(fact) ? { ...fact, probability: 1 } : fact)),
    leftover: [...leftover, ...unused],
  } as unknown as T;
}

/** Roles that were not tried may be meant all the same; the number would then be left over. */
function shareTried(roles: readonly Likely<RoleId>[]): number {
  const tried = roles.reduce((sum, { probability }) => sum + probability, 0);
  return tried / (tried + Math.max(0, 1 - tried) * leavesOver);
}

/** Numbers of the message whose role is in doubt; of a change that says "300 more", none. */
function doubtfulOf({ picture, reading, turn }: Told, surely: number): Doubtful[] {
  if (reading.told.some(({ relative }) => relative !== 'none')) return [];
  return picture.facts
    .filter((fact) => fact.turn === turn && fact.source === 'words' && fact.probability < surely)
    .flatMap((fact) => {
      const quantity = reading.told.find(({ start, role }) => start === fact.start && role === fact.role);
      const roles = [{ id: fact.role, probability: fact.probability }, ...fact.otherRoles]
        .filter(({ id, probability }, at) => at === 0 || (probability >= leastRole && id !== fact.role))
        .slice(0, mostRoles);
      return quantity && roles.length > 1 ? [{ fact, quantity, roles }] : [];
    })
    .toSorted((one, other) => one.fact.probability - other.fact.probability)
    .slice(0, mostFacts);
}

function assignmentsOf(doubtful: readonly Doubtful[]): RoleId[][] {
  return doubtful.reduce<RoleId[][]>(
    (all, { roles }) => all.flatMap((before) => roles.map(({ id }) => [...before, id])),
    [[]],
  );
}

function weightOf(
  doubtful: readonly Doubtful[],
  roles: readonly RoleId[],
  { missing, problem, leftover, assumedCases }: Fit,
): number {
  const likely = doubtful.map(({ roles: all }, at) => all.find(({ id }) => id === roles[at])!.probability);
  const lacks = Math.max(missing.length, problem === undefined ? 0 : 1);
  const fits = lacks > 0 ? cannotRun * lacksMore ** (lacks - 1) : 1;
  const unused = roles.filter((role) => role === 'other').length;
  return (
    likely.reduce((product, one) => product * one, 1) *
    fits *
    leavesOver ** leftover.length *
    isAnotherCase ** assumedCases *
    doesNotMatter ** unused
  );
}

/** How many doubtful numbers stand for what a sure one of the message says already: one trade-in, and not two. */
function repeatsOf({ picture, turn }: Told, doubtful: readonly Doubtful[], roles: readonly RoleId[]): number {
  return doubtful.filter(({ fact }, at) =>
    picture.facts.some(
      (one) =>
        one.role === roles[at] &&
        one.turn === turn &&
        one.source === 'words' &&
        one.case === fact.case &&
        one.owner === fact.owner &&
        one.kind === fact.kind &&
        !doubtful.some((other) => other.fact === one),
    ),
  ).length;
}

/** The picture with these numbers in other roles, and with what follows from it then. */
function pictureIn(
  { picture, year, month }: Told,
  doubtful: readonly Doubtful[],
  roles: readonly RoleId[],
  likely?: readonly (readonly Likely<RoleId>[])[],
): Picture {
  const isChanged = (fact: PictureFact) => doubtful.some((one) => one.fact.start === fact.start);
  // What a later message tells in another role takes the place of what was told in that role before.
  const isReplaced = (old: PictureFact) =>
    doubtful.some(
      ({ fact }, at) =>
        roles[at] !== fact.role &&
        roles[at] === old.role &&
        old.turn < fact.turn &&
        old.owner === fact.owner &&
        old.case === fact.case,
    );
  const follows = picture.facts.filter(
    ({ source, from = [] }) => source === 'derived' && from.some(isChanged),
  );
  const facts = [...picture.facts, ...takenApart(follows, picture.facts)]
    .filter((fact) => !follows.includes(fact))
    .filter((fact) => !isReplaced(fact))
    .flatMap((fact) => {
      const at = doubtful.findIndex((one) => one.fact === fact);
      if (at < 0) return [fact];
      const role = roles[at]!;
      if (role === 'other') return [];
      const all = likely?.[at] ?? doubtful[at]!.roles;
      const { months: _, ...kept } = fact;
      const inRole = role === fact.role ? {} : valueInRole(role, doubtful[at]!.quantity);
      return [
        {
          ...(role === fact.role ? fact : kept),
          ...inRole,
          role,
          probability: all.find(({ id }) => id === role)!.probability,
          otherRoles: all.filter(({ id }) => id !== role),
        },
      ];
    });
  return withDerived({ ...picture, facts }, year, month);
}
