import { requireFigure } from '#advisor/calculators/tax/cents-figures.ts';
import { earnedIncomeCredit } from '#advisor/calculators/tax/credits/earned-income-credit.ts';
import type { FederalReturn } from '#advisor/calculators/tax/federal/federal-tax-engine.ts';
import type { Household } from '#advisor/calculators/tax/household/household.ts';
import type { FactReader } from '#advisor/facts/read-facts.ts';
import { toCents, toDollars, type Cents } from '#advisor/quantities/cents.ts';

/** The earned income credit with children; without a child it depends on an age that is seldom told. */
export function familyCredit(household: Household, done: FederalReturn, facts: FactReader): Cents {
  return household.children === 0 ? 0 : workersCredit(household, done, facts);
}

/** The earned income credit, without a child by the age of the household. */
export function workersCredit(household: Household, done: FederalReturn, facts: FactReader): Cents {
  if (done.earned <= 0) return 0;
  const investment = Math.max(0, done.netInvestmentIncome);
  const outcome = earnedIncomeCredit.run(
    {
      filing_status: household.status,
      wages: toDollars(done.earned),
      spouse_wages: 0,
      self_employment: 0,
      business_expenses: 0,
      spouse_self_employment: 0,
      spouse_business_expenses: 0,
      pre_tax_401k: 0,
      children: household.children,
      other_income: toDollars(Math.max(0, done.agi - done.earned - investment)),
      investment_income: toDollars(investment),
      age: household.age,
    },
    { facts, seed: 1 },
  );
  return toCents(requireFigure(outcome.figures, 'credit').value);
}
