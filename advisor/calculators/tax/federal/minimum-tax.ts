import { gainsSchedule, type FederalReturn } from '#advisor/calculators/tax/federal/federal-tax-engine.ts';
import { taxBetween } from '#advisor/calculators/tax/federal/rate-schedule.ts';
import { forStatus, type FilingStatus } from '#advisor/facts/filing-status.ts';
import type { FactReader } from '#advisor/facts/read-facts.ts';
import { percentOf, toCents, type Cents } from '#advisor/quantities/cents.ts';

/** What the minimum tax counts differently from the regular tax. */
interface MinimumTaxItems {
  /** Added to the income, as what options were exercised below the market; less than zero where they are sold later. */
  adjustment: Cents;
}

/**
 * The tentative minimum tax (Form 6251) of a return that takes the standard deduction, which does not count for it.
 * What is left of long-term gains keeps their own rates.
 */
export function tentativeMinimumTax(
  status: FilingStatus,
  done: FederalReturn,
  { adjustment }: MinimumTaxItems,
  facts: FactReader,
): Cents {
  const income = Math.max(0, done.agi + adjustment);
  const base = Math.max(0, income - exemption(status, income, facts));
  const gains = Math.min(base, Math.max(0, done.onIncome.preferentialIncome + Math.min(0, adjustment)));
  const { ordinaryIncome } = done.onIncome;
  const onGains = taxBetween(gainsSchedule(status, facts), ordinaryIncome, ordinaryIncome + gains);
  return Math.min(byRates(status, base, facts), byRates(status, base - gains, facts) + onGains);
}

function exemption(status: FilingStatus, income: Cents, facts: FactReader): Cents {
  const whole = toCents(forStatus(facts.get('alternative_minimum_tax_exemption'), status));
  const over = Math.max(
    0,
    income - toCents(forStatus(facts.get('alternative_minimum_tax_phaseout'), status)),
  );
  return Math.max(0, whole - percentOf(over, facts.get('alternative_minimum_tax_phaseout_percent')));
}

function byRates(status: FilingStatus, base: Cents, facts: FactReader): Cents {
  const { lower, higher } = facts.get('alternative_minimum_tax_rates');
  const from = toCents(forStatus(facts.get('alternative_minimum_tax_higher_rate_from'), status));
  return percentOf(Math.min(base, from), lower) + percentOf(Math.max(0, base - from), higher);
}
