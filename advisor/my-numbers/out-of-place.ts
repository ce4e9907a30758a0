import { aboutField, type Fields } from '#advisor/calculators/define/fields.ts';
import type { Picture, PictureFact } from '#advisor/picture/picture.ts';
import { readRoleUse, type RoleId, type RoleUse } from '#advisor/reader/roles.ts';

/** Plans that look ahead to retirement take one of these ages. */
const laterAges: ReadonlySet<RoleId> = new Set<RoleId>(['age_retire', 'age_claim']);

/**
 * A picture without saved amounts that mean nothing to these fields: a Social Security benefit that begins years from
 * now is no income of today, and what goes into a 401(k) is counted in what somebody saves in all, except on a tax return.
 */
export function withoutOutOfPlace(fields: Fields, picture: Picture): Picture {
  if (!picture.facts.some(isLimited)) return picture;
  const places = {
    later: Object.values(fields).some((field) => (aboutField(field)?.roles ?? []).some(isLaterAge)),
    tax: 'pre_tax_401k' in fields,
  };
  const fits = (fact: PictureFact): boolean =>
    (fact.only === undefined || places[fact.only]) && (fact.from ?? []).every(fits);
  return { ...picture, facts: picture.facts.filter(fits) };
}

const isLaterAge = (use: RoleUse) => laterAges.has(readRoleUse(use).role);
const isLimited = ({ only, from = [] }: PictureFact): boolean => only !== undefined || from.some(isLimited);
