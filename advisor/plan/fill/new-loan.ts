import { aboutField, type Fields } from '#advisor/calculators/define/fields.ts';
import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import type { Picture, PictureFact } from '#advisor/picture/picture.ts';

/**
 * "15 years at 5.75 instead?" after a loan at 6.5%: a new rate that is told with a term is the rate of that loan. Told
 * without one, it is compared with the rate that was told before.
 */
export function withNewLoan({ fields }: AnyCalculator, picture: Picture, turn: number): Picture {
  const compares = Object.values(fields as Fields).some((field) => aboutField(field)?.withTerm);
  const isNow = (fact: PictureFact) => fact.turn === turn && fact.owner === 'me' && fact.case === 'none';
  const find = (role: PictureFact['role']) => picture.facts.find((fact) => fact.role === role && isNow(fact));
  const rate = find('loan_rate_new');
  if (!compares || !rate || !find('term') || find('loan_rate')) return picture;
  const others = picture.facts.filter(({ role, turn: told }) => role !== 'loan_rate' || told === turn);
  // Where the first message tells both, nothing was told before.
  if (others.length === picture.facts.length) return picture;
  return {
    ...picture,
    facts: others.map((fact) => (fact === rate ? { ...fact, role: 'loan_rate' } : fact)),
  };
}
