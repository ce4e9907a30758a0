import { aboutField, type FieldAbout, type Fields } from '#advisor/calculators/define/fields.ts';
import { isKnown } from '#advisor/my-numbers/with-known.ts';
import type { Picture, PictureFact } from '#advisor/picture/picture.ts';
import { readRoleUse } from '#advisor/reader/role-use.ts';
import type { RoleId, RoleUse } from '#advisor/reader/roles.ts';

/** Plans that look ahead to retirement take one of these ages. */
const laterAges: ReadonlySet<RoleId> = new Set<RoleId>(['age_retire', 'age_claim']);

/** Nobody saves until they retire for what costs less than so many years of pay. */
const retirementSized = 3;

/**
 * A picture without saved amounts that mean nothing to these fields: a Social Security benefit that begins years from
 * now is no income of today, and what goes into a 401(k) is counted in what somebody saves in all, except on a tax
 * return. Children are no recipients of a gift, a yearly pay is not that of one month among others, and retirement is
 * not the date of a vacation, or of a goal whose date is asked for.
 */
export function withoutOutOfPlace(fields: Fields, picture: Picture): Picture {
  if (!picture.facts.some((fact) => isSaved(fact) || isLimited(fact))) return picture;
  const abouts = Object.values(fields).flatMap((field) => aboutField(field) ?? []);
  const places = {
    later: abouts.some(({ roles = [] }) => roles.some(isLaterAge)),
    tax: 'pre_tax_401k' in fields,
  };
  const cases = new Set(abouts.flatMap(rolesOfCases));
  const isMisplaced = (fact: PictureFact) =>
    isSaved(fact) &&
    (cases.has(fact.role) ||
      (fact.role === 'n_children' && 'recipients' in fields) ||
      (fact.role === 'horizon' && 'target' in fields && (isSmall(picture) || tellsSaving(picture))));
  const fits = (fact: PictureFact): boolean =>
    (fact.only === undefined || places[fact.only]) && (fact.from ?? []).every(fits) && !isMisplaced(fact);
  return { ...picture, facts: picture.facts.filter(fits) };
}

const isSaved = (fact: PictureFact) => isKnown([fact]);
const isLaterAge = (use: RoleUse) => laterAges.has(readRoleUse(use).role);
const isLimited = ({ only, from = [] }: PictureFact): boolean => only !== undefined || from.some(isLimited);

/** Rows that stand for cases, as the months of an uneven income do, are what a question tells of them. */
function rolesOfCases({ comparesCases, items = {} }: FieldAbout): RoleId[] {
  if (!comparesCases) return [];
  const uses = Object.values(items).flatMap((item) => aboutField(item)?.roles ?? []);
  return uses.map((use) => readRoleUse(use).role);
}

/** Who tells the goal and what goes toward it asks when it is reached. */
const tellsSaving = ({ facts }: Picture) =>
  facts.some((fact) => fact.role === 'save_amount' && !isSaved(fact));

/** Whether everything that the question wants to have is small beside the pay of the person. */
function isSmall({ facts }: Picture): boolean {
  const pay = facts.filter(({ role }) => role === 'wages').reduce((sum, { value }) => sum + value, 0);
  const told = facts.filter((fact) => fact.unit === 'money' && !isSaved(fact));
  return told.every(({ value }) => value < retirementSized * pay);
}
