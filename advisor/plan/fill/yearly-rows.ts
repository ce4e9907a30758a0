import type { FieldAbout } from '#advisor/calculators/define/fields.ts';
import { convert } from '#advisor/picture/convert.ts';
import type { PictureFact } from '#advisor/picture/picture.ts';

interface Row {
  anchor: PictureFact;
  item: Record<string, unknown>;
  facts: PictureFact[];
}

/** "6,000 a year for 5 years": the time belongs to the one amount that comes every year. */
export function putOnYearly(
  { name, about, facts }: { name: string; about: FieldAbout; facts: readonly PictureFact[] },
  rows: readonly Row[],
): void {
  const yearly = rows.filter(({ anchor }) => anchor.per === 'year');
  const [fact] = facts;
  const value = fact && convert(fact, about);
  if (yearly.length !== 1 || facts.length !== 1 || value === undefined) return;
  yearly[0]!.item[name] = value;
  yearly[0]!.facts.push(fact!);
}
