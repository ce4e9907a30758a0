import type { FieldAbout } from '#advisor/calculators/define/fields.ts';
import { convert } from '#advisor/picture/convert.ts';
import type { Picture, PictureFact } from '#advisor/picture/picture.ts';
import { ownFacts, type Filled } from '#advisor/plan/fill/fill-sum.ts';
import { readRoleUse, type ReadRoleUse } from '#advisor/reader/role-use.ts';

/** "28,400 at 5.5% and 16,000 at 8%", added up to one loan: the rate that the two have together. */
export function fillAverage(
  about: FieldAbout,
  uses: readonly ReadRoleUse[],
  picture: Picture,
  used: ReadonlySet<PictureFact>,
): Filled | undefined {
  if (about.averageBy === undefined) return undefined;
  const facts = uses.flatMap((use) => ownFacts(about, use, picture, used));
  const amounts = ownFacts(about, readRoleUse(about.averageBy), picture, new Set());
  if (facts.length < 2 || facts.length !== amounts.length) return undefined;
  const rates = facts.flatMap((fact) => convert(fact, about) ?? []);
  const total = amounts.reduce((sum, { value }) => sum + value, 0);
  if (rates.length !== facts.length || total <= 0) return undefined;
  const weighted = rates.reduce((sum, rate, at) => sum + rate * amounts[at]!.value, 0);
  return { value: Math.round((weighted / total) * 1000) / 1000, facts };
}
