import { aboutField, type Fields } from '#advisor/calculators/define/fields.ts';
import { isKnown } from '#advisor/my-numbers/with-known.ts';
import type { Picture } from '#advisor/picture/picture.ts';
import type { FilledFields } from '#advisor/plan/fill/fill-fields.ts';
import type { Plan } from '#advisor/plan/plan.ts';
import { valueInWords } from '#advisor/plan/fill/value-in-words.ts';

/** The inputs that the person saved before and did not say in this conversation. */
export function savedInputs(
  fields: Fields,
  { input, from, usual }: FilledFields,
  picture: Picture,
): string[] {
  const said = { ...picture, words: picture.words.filter(({ turn }) => turn >= 0) };
  return Object.keys(input).filter((name) => {
    const facts = from.get(name);
    const about = aboutField(fields[name]);
    if (facts || !about || usual.includes(name)) return isKnown(facts ?? []);
    return valueInWords(about, picture) !== undefined && valueInWords(about, said) === undefined;
  });
}

/** Whether saved numbers are what an answer is worked out from. */
export function countsWithSaved(plan: Plan): boolean {
  if (plan.kind === 'guide') return (plan.saved?.length ?? 0) > 0;
  return plan.kind === 'calculate' && Object.values(plan.runs[0].origins).includes('your numbers');
}
