import { aboutField, type Fields } from '#advisor/calculators/define/fields.ts';
import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { withDerived } from '#advisor/picture/derive.ts';
import type { Picture, PictureFact } from '#advisor/picture/picture.ts';
import { takenApart } from '#advisor/picture/taken-apart.ts';
import { readRoleUse } from '#advisor/reader/role-use.ts';
import { roleIds, roles, type RoleId } from '#advisor/reader/roles.ts';

interface Compared {
  picture: Picture;
  year: number;
  month?: number | undefined;
}

/** One picture for each case of a comparison; the picture itself if nothing is compared. */
export function casesOf(calculator: AnyCalculator, { picture, year, month }: Compared): Picture[] {
  const [paired, inRows] = [rolesInPairs(calculator), rolesInRows(calculator)];
  const weighed = rolesWeighed(calculator);
  const isWeighed = ({ role }: PictureFact) =>
    weighed.has(role) && picture.facts.filter((fact) => fact.role === role).length === 1;
  const compared = picture.facts.filter(
    (fact) => fact.case !== 'none' && !paired.has(fact.role) && !inRows.has(fact.role) && !isWeighed(fact),
  );
  const groups = groupsOf(compared);
  if (groups.length < 2) return [withoutCases(picture, inRows)];
  // "From 25 on, versus from 35": a fact of a later case replaces what was told before without a case.
  const isReplaced = (group: readonly PictureFact[], fact: PictureFact) =>
    hasAlike(group, fact) && !hasAlike(groups[0]!, fact);
  // "For 30 years, and for 15?": the second value replaces the one that was told without a case.
  const isAgain = new Set(compared.map((fact) => fact.case)).size === 1;
  const derived = picture.facts.filter(({ from }) => from !== undefined);
  const told = [...picture.facts, ...takenApart(derived, picture.facts)];
  return groups.map((group) => {
    const facts = told
      // Derived facts are derived again for each case: other ages mean other years.
      .filter(({ from }) => from === undefined)
      .filter(
        (fact) =>
          (!compared.includes(fact) && !isReplaced(group, fact) && !(isAgain && hasAlike(group, fact))) ||
          group.includes(fact) ||
          (!hasAlike(group, fact) && isShared(compared, fact)),
      )
      .map((fact) => ({ ...fact, case: 'none' as const }));
    return withDerived({ ...picture, facts }, year, month);
  });
}

/** One picture for each value of a choice that a message names: "gold or the S&P since 2000". */
export function casesInWords({ fields }: AnyCalculator, picture: Picture): Picture[] {
  const key = Object.values(fields as Fields)
    .map((field) => aboutField(field))
    .find((about) => about?.comparesTold)?.fact;
  const told = picture.words.filter((word) => word.key === key);
  if (told.length < 2) return [picture];
  return told.map((one) => ({
    ...picture,
    words: picture.words.filter((word) => word.key !== key || word === one),
  }));
}

/** Roles with two values in one run of a calculator, such as a fee and the fee to compare it with. */
function rolesInPairs({ fields, compares }: AnyCalculator): Set<RoleId> {
  return compares ? new Set(roleIds) : rolesTakenTwice(fields as Fields);
}

/** Roles that a calculator itself compares with a run without them, such as extra payments. */
function rolesWeighed({ fields }: AnyCalculator): Set<RoleId> {
  const abouts = Object.values(fields as Fields).map((field) => aboutField(field));
  return new Set(
    abouts.flatMap((about) =>
      about?.weighed ? (about.roles ?? []).map((use) => readRoleUse(use).role) : [],
    ),
  );
}

function rolesTakenTwice(fields: Fields): Set<RoleId> {
  const uses = Object.values(fields).flatMap((field) => aboutField(field)?.roles ?? []);
  return new Set(uses.filter((use) => use.includes('#2')).map((use) => readRoleUse(use).role));
}

/** For a guide, which compares two values itself: "at 62 or at 67" is one question about two ages. */
export function withPairsTogether(fields: Fields, picture: Picture): Picture {
  const paired = rolesTakenTwice(fields);
  const facts = picture.facts.map((fact) =>
    paired.has(fact.role) ? { ...fact, case: 'none' as const } : fact,
  );
  return { ...picture, facts };
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

/** Facts by case. With only a second case, the first case is without it: "and with 10k in the 401(k)?" */
function groupsOf(compared: readonly PictureFact[]): PictureFact[][] {
  const names = [...new Set(compared.map((fact) => fact.case))].toSorted();
  if (names.length > 1) return names.map((name) => compared.filter((fact) => fact.case === name));
  const alike = compared.filter((fact) => hasAlike(compared.slice(0, 1), fact));
  if (alike.length > 1) return alike.map((fact) => [fact]);
  return names[0] === 'b' ? [[], [...compared]] : [];
}

const hasAlike = (group: readonly PictureFact[], { role, owner }: PictureFact) =>
  group.some((fact) => fact.role === role && fact.owner === owner);

/**
 * A fact that was told for one case, if the other cases say nothing else, holds for all of them. So does a rate or a
 * time of the first case if the others give none.
 */
function isShared(compared: readonly PictureFact[], fact: PictureFact): boolean {
  const alike = compared.filter(({ role, owner }) => role === fact.role && owner === fact.owner);
  const isCondition = roles[fact.role].kind === 'rate' || roles[fact.role].kind === 'time';
  const isOfFirst = compared.some((one) => one.case > fact.case);
  return alike[0] === fact && (alike.length > 1 || (isCondition && isOfFirst));
}

/** Rows that are the cases themselves keep their case. */
function withoutCases(picture: Picture, inRows: ReadonlySet<RoleId>): Picture {
  return {
    ...picture,
    facts: picture.facts.map((fact) => (inRows.has(fact.role) ? fact : { ...fact, case: 'none' as const })),
  };
}
