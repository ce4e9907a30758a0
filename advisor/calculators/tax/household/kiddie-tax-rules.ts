import { taxOnIncome } from '#advisor/calculators/tax/federal/federal-tax-engine.ts';
import { deductions } from '#advisor/calculators/tax/deductions/deductions.ts';
import { householdFrom } from '#advisor/calculators/tax/household/household-fields.ts';
import { forStatus, type FilingStatus } from '#advisor/facts/filing-status.ts';
import type { FactReader } from '#advisor/facts/read-facts.ts';
import { percentOf, type Cents, toCents } from '#advisor/quantities/cents.ts';

interface ChildsYear {
  unearned: Cents;
  earned: Cents;
  /** Of the unearned: qualified dividends and long-term gains. */
  preferential: Cents;
  /** What the parents pay on such income, in percent; zero where their income tells it. */
  rate: number;
  parentsIncome: Cents;
  parentsStatus: FilingStatus;
}

/** Form 8615: what is above the threshold is taxed as if the parents had it, the rest at the child’s own rates. */
export function kiddieTax(
  { unearned, earned, preferential, rate, parentsIncome, parentsStatus }: ChildsYear,
  facts: FactReader,
) {
  const { least, aboveEarned } = facts.get('dependent_standard_deduction');
  const deduction = Math.min(
    toCents(forStatus(facts.get('standard_deduction'), 'single')),
    Math.max(toCents(least), earned > 0 ? earned + toCents(aboveEarned) : 0),
  );
  const taxable = Math.max(0, unearned + earned - deduction);
  const threshold = toCents(facts.get('kiddie_tax_threshold'));
  const atParents = Math.min(taxable, Math.max(0, unearned - threshold));
  // Every dollar of the unearned income is of both kinds in the same parts.
  const gainsPart = unearned > 0 ? preferential / unearned : 0;
  const gainsAtParents = Math.round(atParents * gainsPart);
  const ownPart = taxable - atParents;
  const own = taxOnIncome(ownPart, Math.min(ownPart, preferential - gainsAtParents), 'single', facts).tax;
  const alone = taxOnIncome(taxable, Math.min(taxable, preferential), 'single', facts).tax;
  const parents = Math.max(
    0,
    parentsIncome -
      deductions(householdFrom({ filing_status: parentsStatus }), parentsIncome, facts).standard,
  );
  const onTop =
    rate > 0
      ? percentOf(atParents, rate)
      : taxOnIncome(parents + atParents, gainsAtParents, parentsStatus, facts).tax -
        taxOnIncome(parents, 0, parentsStatus, facts).tax;
  return {
    deduction,
    taxable,
    threshold,
    atParents,
    ownPart,
    own,
    onTop,
    alone,
    tax: Math.max(alone, own + onTop),
  };
}
