import { aboutField, type Fields } from '#advisor/calculators/define/fields.ts';
import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { withDerived } from '#advisor/picture/derive.ts';
import type { Picture, PictureFact } from '#advisor/picture/picture.ts';
import { readRoleUse, roleIds, type RoleId } from '#advisor/reader/roles.ts';

/** A picture for each case of a comparison; one as it is where nothing is compared. */
export function casesOf(calculator: AnyCalculator, picture: Picture, year: number): Picture[] {
  const [paired, inRows] = [rolesInPairs(calculator), rolesInRows(calculator)];
  const compared = picture.facts.filter(
    (fact) => fact.case !== 'none' && !paired.has(fact.role) && !inRows.has(fact.role),
  );
  const groups = groupsOf(compared);
  if (groups.length < 2) return [withoutCases(picture, inRows)];
  return groups.map((group) => {
    const facts = picture.facts
      // What follows from a case follows anew for each of them: other ages, other years.
      .filter(({ from = [] }) => !from.some((fact) => compared.some((one) => one.start === fact.start)))
      .filter(
        (fact) =>
          !compared.includes(fact) ||
          group.includes(fact) ||
          (!hasAlike(group, fact) && isShared(compared, fact)),
      )
      .map((fact) => ({ ...fact, case: 'none' as const }));
    return withDerived({ ...picture, facts }, year);
  });
}

/** Roles of which a calculator takes two values in one run: a fee and the one to compare it with. */
function rolesInPairs({ fields, compares }: AnyCalculator): Set<RoleId> {
  if (compares) return new Set(roleIds);
  const uses = Object.values(fields as Fields).flatMap((field) => aboutField(field)?.roles ?? []);
  return new Set(uses.filter((use) => use.includes('#2')).map((use) => readRoleUse(use).role));
}

/** Roles of a list whose rows are the cases: one run compares them. */
function rolesInRows({ fields }: AnyCalculator): Set<RoleId> {
  const lists = Object.values(fields as Fields).flatMap((field) => {
    const about = aboutField(field);
    return about?.comparesCases ? Object.values(about.items ?? {}) : [];
  });
  const uses = lists.flatMap((item) => aboutField(item)?.roles ?? []);
  return new Set(uses.map((use) => readRoleUse(use).role));
}

/** Facts by their case. With only a second case the first one is without it: "and with 10k in the 401(k)?" */
function groupsOf(compared: readonly PictureFact[]): PictureFact[][] {
  const names = [...new Set(compared.map((fact) => fact.case))].toSorted();
  if (names.length > 1) return names.map((name) => compared.filter((fact) => fact.case === name));
  const alike = compared.filter((fact) => hasAlike(compared.slice(0, 1), fact));
  if (alike.length > 1) return alike.map((fact) => [fact]);
  return names[0] === 'b' ? [[], [...compared]] : [];
}

const hasAlike = (group: readonly PictureFact[], { role, owner }: PictureFact) =>
  group.some((fact) => fact.role === role && fact.owner === owner);

/** Told for one case only while the others say nothing else: it holds for the first of its kind in all of them. */
function isShared(compared: readonly PictureFact[], fact: PictureFact): boolean {
  const alike = compared.filter(({ role, owner }) => role === fact.role && owner === fact.owner);
  return alike.length > 1 && alike[0] === fact;
}

/** Rows that are themselves the cases keep them. */
function withoutCases(picture: Picture, inRows: ReadonlySet<RoleId>): Picture {
  return {
    ...picture,
    facts: picture.facts.map((fact) => (inRows.has(fact.role) ? fact : { ...fact, case: 'none' as const })),
  };
}

/**
 * "I'd been sending 275, if I bump it to 425": of a role that a calculator takes once, what was left over beside what
 * was taken is another case. Undefined where there is no such pair.
 */
export function withTwinsAsCases(
  picture: Picture,
  used: readonly PictureFact[],
  leftover: readonly PictureFact[],
): Picture | undefined {
  const isTwin = (one: PictureFact, other: PictureFact) =>
    one.role === other.role &&
    one.owner === other.owner &&
    one.turn === other.turn &&
    one.value !== other.value;
  const said = used
    .flatMap((fact) => [fact, ...(fact.from ?? [])])
    .filter(({ source }) => source === 'words');
  const twins = leftover.filter((fact) => fact.case === 'none' && said.some((one) => isTwin(fact, one)));
  const taken = said.filter((one) => twins[0] !== undefined && isTwin(one, twins[0]));
  const isOneRole = twins.every(({ role, owner }) => role === taken[0]?.role && owner === taken[0].owner);
  if (taken.length !== 1 || !isOneRole || twins.length > furtherCases.length) return undefined;
  return {
    ...picture,
    facts: picture.facts.map((fact) => {
      const at = twins.indexOf(fact);
      if (at >= 0) return { ...fact, case: furtherCases[at]! };
      return isSameTold(fact, taken[0]!) ? { ...fact, case: 'a' as const } : fact;
    }),
  };
}

/** Whether two facts are the same number of the same message. */
export function isSameTold(one: PictureFact, other: PictureFact): boolean {
  return one.turn === other.turn && one.start === other.start && one.source === other.source;
}

const furtherCases = ['b', 'c'] as const;
