/** What is taken for the term of a loan of this kind where nobody tells it; the answer says so. */
export const usualTerm = {
  facts: { 'loan=mortgage': 30, 'loan=car': 5, 'loan=student': 10 },
  reason: 'the most common term of such a loan in the United States; name yours if it differs',
};

/** Nobody pays off less than this for as long as a house. */
const leastOfHomes = 100_000;

/** Common terms of a loan that isn't named, by its size. */
export function typicalTerms({ principal }: Readonly<Record<string, unknown>>): readonly number[] {
  return typeof principal === 'number' && principal >= leastOfHomes ? [15, 20, 30] : [3, 5, 7];
}
