import { fact } from '#advisor/calculators/define/result.ts';
import { InputProblem } from '#advisor/calculators/define/run-calculator.ts';
import type { FactId } from '#advisor/facts/ledger.ts';
import type { FactReader } from '#advisor/facts/read-facts.ts';
import { text, type Text } from '#advisor/quantities/text.ts';
import type { Quantity } from '#advisor/quantities/unit.ts';

export interface TaxYear {
  /** The year whose figures were used. */
  year: Quantity;
  /** Says so where they are not those of the year that was asked for. */
  warnings: readonly Text[];
}

/** Held against one of the facts that change every year; a year before our first has no figures to answer with. */
export function taxYear(facts: FactReader, id: FactId = 'income_tax_brackets'): TaxYear {
  facts.get(id);
  const found = facts.used().find((use) => use.id === id)?.year ?? facts.year;
  if (found > facts.year) {
    const message = `Figures before ${found} are not kept here: ask about ${found} or a later year.`;
    throw new InputProblem([{ field: '', message }]);
  }
  const year = fact(id, found, 'year');
  return {
    year,
    warnings:
      found < facts.year
        ? [
            text`No figures for a later year are known here: those of ${year} are used. Check again once the IRS has announced new ones.`,
          ]
        : [],
  };
}
