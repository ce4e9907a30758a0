import type { PictureFact, WordFact } from '#advisor/picture/picture.ts';

/** Below this, "standard deduction" beside plain wages does not say that it was already taken off. */
const surelyTakenOff = 0.95;

/** "Wages 52,000, standard deduction": wages are told before deductions; only taxable income or AGI is told after them. */
export function withoutDoubtfulDeductions(
  words: readonly WordFact[],
  facts: readonly PictureFact[],
): readonly WordFact[] {
  const tells = (role: PictureFact['role']) => facts.some((fact) => fact.role === role);
  if (!tells('wages') || tells('agi')) return words;
  return words.filter(
    ({ key, value, probability }) =>
      `${key}=${value}` !== 'flag=income_is_after_deductions' || probability >= surelyTakenOff,
  );
}
