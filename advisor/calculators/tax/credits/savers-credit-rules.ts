import { saversCreditRate } from '#advisor/calculators/retirement/contributions/contribution-rules.ts';
import { forStatus, type FilingStatus } from '#advisor/facts/filing-status.ts';
import type { FactReader } from '#advisor/facts/read-facts.ts';
import { percentOf, toCents, toDollars, type Cents } from '#advisor/quantities/cents.ts';

interface RetirementSaving {
  status: FilingStatus;
  agi: Cents;
  age: number;
  /** Put in during the year by each person on the return. */
  contributions: readonly Cents[];
}

interface SaversCredit {
  /** In percent. */
  rate: number;
  /** Contributions that count. */
  counted: Cents;
  /** Before the limit that the tax sets. */
  credit: Cents;
}

const sum = (amounts: readonly Cents[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Section 25B (Form 8880). */
export function saversCredit(
  { status, agi, age, contributions }: RetirementSaving,
  facts: FactReader,
): SaversCredit {
  if (sum(contributions) === 0 || age < facts.get('savers_credit_age'))
    return { rate: 0, counted: 0, credit: 0 };
  const most = toCents(facts.get('savers_credit_contribution'));
  const counted = sum(contributions.map((amount) => Math.min(amount, most)));
  const rate = saversCreditRate({ income: toDollars(agi), status }, facts);
  return { rate, counted, credit: percentOf(counted, rate) };
}

/** Section 6433, from 2027: paid into the account, whether there is tax or not. Its share shrinks evenly. */
export function saversMatch({ status, agi, age, contributions }: RetirementSaving, facts: FactReader): Cents {
  if (age < facts.get('savers_credit_age')) return 0;
  const most = toCents(facts.get('savers_match_contribution'));
  const counted = sum(contributions.map((amount) => Math.min(amount, most)));
  const { from, to } = forStatus(facts.get('savers_match_phase_out'), status);
  const left = Math.min(1, Math.max(0, (to - toDollars(agi)) / (to - from)));
  return percentOf(counted, facts.get('savers_match_percent') * left);
}
