import type { FactName, SavedFact } from '#contract/my-numbers.ts';
import type { Taxpayer } from '#advisor/portfolio/analyze/sale-tax.ts';

/** What is saved that decides the tax on a sale. */
export function taxpayerOf(facts: readonly SavedFact[]): Taxpayer {
  const valueOf = (name: FactName) => facts.find(({ fact }) => fact === name)?.value;
  const numberOf = (name: FactName) => {
    const value = valueOf(name);
    return typeof value === 'number' ? value : undefined;
  };
  const textOf = (name: FactName) => {
    const value = valueOf(name);
    return typeof value === 'string' ? value : undefined;
  };
  const [own, spouse] = [numberOf('yearly_income'), numberOf('yearly_spouse_income')];
  return {
    filingStatus: textOf('filing_status'),
    income: own === undefined && spouse === undefined ? undefined : (own ?? 0) + (spouse ?? 0),
    state: textOf('state'),
  };
}
