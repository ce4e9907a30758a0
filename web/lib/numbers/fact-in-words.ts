import type { FactName, FactValue } from '#contract/my-numbers.ts';
import { stateNames } from '#advisor/reader/states.ts';

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

const inWords: Record<FactName, (value: FactValue) => string> = {
  age: (value) => `age ${value}`,
  retire_age: (value) => `retirement at ${value}`,
  filing_status: (value) => `filing status ${filingWords[String(value)] ?? value}`,
  state: (value) => stateNames[value as keyof typeof stateNames] ?? String(value),
  children: (value) => (value === 1 ? 'one child' : `${value} children`),
  child_ages: (value) => `children’s ages ${value}`,
  yearly_income: (value) => `pay of ${dollars.format(Number(value))} a year`,
  yearly_spouse_income: (value) => `spouse’s pay of ${dollars.format(Number(value))} a year`,
  monthly_spending: (value) => `spending of ${dollars.format(Number(value))} a month`,
  monthly_saving: (value) => `saving of ${dollars.format(Number(value))} a month`,
  monthly_social_security: (value) => `Social Security of ${dollars.format(Number(value))} a month`,
  stock_share: (value) => `${value}% in stocks`,
};

const filingWords: Readonly<Record<string, string>> = {
  single: 'single',
  married_joint: 'married filing jointly',
  married_separate: 'married filing separately',
  head_of_household: 'head of household',
  surviving_spouse: 'qualifying surviving spouse',
};

/** "pay of $95,000 a year": a saved number in the flow of a sentence. */
export function factInWords(fact: FactName, value: FactValue): string {
  return inWords[fact](value);
}
