/** The term assumed for this kind of loan when the user gives none. The answer states it. */
export const usualTerm = {
  facts: { 'loan=mortgage': 30, 'loan=car': 5, 'loan=student': 10 },
  reason: 'the most common term of such a loan in the United States; name yours if it differs',
};

/** Below this balance a loan is not assumed to run as long as a mortgage. */
const leastOfHomes = 100_000;

/** Common terms of a loan that isn't named, by its size. */
export function typicalTerms({ principal }: Readonly<Record<string, unknown>>): readonly number[] {
  return typeof principal === 'number' && principal >= leastOfHomes ? [15, 20, 30] : [3, 5, 7];
}
